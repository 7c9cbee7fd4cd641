import { Combobox } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import { longestPlaceSearch } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { listAllDistricts } from '#contract/geography/geography.ts';
import { Field } from './Field.tsx';
import './DistrictsField.css';

type District = Answer<typeof listAllDistricts>[number];

interface DistrictsFieldProps {
  /** Every district; undefined until they are here. */
  readonly all: readonly District[] | undefined;
  /** Keys of those chosen. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
}

const notHereYet: readonly District[] = [];

/** Districts found by name or region, such as those an officer looks after. */
export function DistrictsField({ all = notHereYet, value, onChange, label, hint, error }: DistrictsFieldProps) {
  const t = useWords();
  const chosen = value.map((id) => all.find((each) => each.district_id === id)).filter((each) => each !== undefined);
  return (
    <Field label={label} hint={hint} error={error}>
      {(links) => (
        <Combobox.Root<District, true>
          multiple
          items={all}
          value={chosen}
          onValueChange={(districts, { reason, allowPropagation }) => {
            // Escape closes the list, then the dialog; it leaves out nothing that was chosen.
            if (reason === 'escape-key') return allowPropagation();
            onChange(districts.map((each) => each.district_id));
          }}
          itemToStringLabel={({ district, region }) => `${district} ${region}`}
          isItemEqualToValue={(one, other) => one.district_id === other.district_id}
        >
          <Combobox.Chips className="district-chips">
            {chosen.map(({ district_id: id, district }) => (
              <Combobox.Chip key={id} className="district-chip" aria-label={district}>
                {district}
                <Combobox.ChipRemove className="district-chip-remove" aria-label={t('ui.leaveOut', { name: district })}>
                  <X size={14} aria-hidden="true" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...links}
              className="control"
              maxLength={longestPlaceSearch}
              autoComplete="off"
              placeholder={t('ui.findDistrict')}
            />
          </Combobox.Chips>
          <Combobox.Portal>
            <Combobox.Positioner className="district-options" sideOffset={4}>
              <Combobox.Popup className="district-popup">
                <Combobox.Empty className="district-none">{t('ui.noDistrict')}</Combobox.Empty>
                <Combobox.List>
                  {(district: District) => (
                    <Combobox.Item key={district.district_id} value={district} className="district-option">
                      <strong>{district.district}</strong>
                      <span>{district.region}</span>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
