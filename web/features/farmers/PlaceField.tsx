import { useDeferredValue, useState } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longestLocationSearch } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { Field } from '#web/ui/Field.tsx';
import { placesQuery, type Place } from './api.ts';
import '#web/ui/field/foundPlaces.css';

/** A chosen place: what its id is, and what the field shows. */
export type ChosenPlace = Pick<Place, 'id' | 'location'>;

interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly optional?: string;
  readonly value: ChosenPlace | null;
  readonly onChange: (place: ChosenPlace | null) => void;
}

/** A place of Ghana, chosen from those whose names are like what is typed; names with typing errors are found too. */
export function PlaceField({ label, hint, error, optional, value, onChange }: PlaceFieldProps) {
  const t = useWords();
  const [text, setText] = useState(value?.location ?? '');
  const wanted = useDeferredValue(text.trim());
  const { data: found = [], isFetching } = useQuery({
    ...placesQuery(wanted),
    enabled: wanted !== '' && wanted !== value?.location,
    placeholderData: keepPreviousData,
  });
  const places: readonly ChosenPlace[] = wanted === '' ? [] : found;
  return (
    <Field {...{ label, hint, error, optional }}>
      {(links) => (
        <Combobox.Root<ChosenPlace>
          items={places}
          filter={null}
          autoHighlight
          value={value}
          onValueChange={onChange}
          inputValue={text}
          onInputValueChange={setText}
          itemToStringLabel={({ location }) => location}
          isItemEqualToValue={(one, other) => one.id === other.id}
        >
          <Combobox.Input {...links} className="control" maxLength={longestLocationSearch} autoComplete="off" />
          <Combobox.Portal>
            <Combobox.Positioner className="found-places" sideOffset={4}>
              <Combobox.Popup className="found-places-popup">
                <Combobox.Status className="found-places-status">
                  {isFetching ? t('farmers.searching') : null}
                </Combobox.Status>
                <Combobox.Empty className="found-places-status">
                  {wanted === '' || isFetching ? null : t('farmers.noPlace')}
                </Combobox.Empty>
                <Combobox.List>
                  {(place: ChosenPlace) => (
                    <Combobox.Item key={place.id} value={place} className="found-places-option">
                      <strong>{place.location}</strong>
                      <PlaceIn place={place} />
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

function PlaceIn({ place }: { place: ChosenPlace & Partial<Place> }) {
  const t = useWords();
  if (place.district === undefined || place.region === undefined) return null;
  return <span>{t('farmers.placeIn', { district: place.district, region: place.region })}</span>;
}
