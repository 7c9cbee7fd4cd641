import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import type { FigureChoice } from './figure.ts';
import { BY_CROP, figureCropsQuery, figureKindsQuery } from './figureNeeds.ts';
import './FigureForm.css';

interface FigureFormProps {
  /** Page that the choice is made on. */
  action: string;
  choice: FigureChoice;
  /** Places of the map: figures held per region alone are not offered for districts. */
  level: 'region' | 'district';
  /** The crop and month in force where the address names none. */
  inForce: { readonly crop: string | null; readonly month: number | null } | undefined;
  /** What else stands in the address and stays there. */
  kept: Readonly<Record<string, string | undefined>>;
}

/** Chooses what colours the map: a plain form with GET; with JavaScript every change is a step to the new address. */
export function FigureForm({ action, choice, level, inForce, kept }: FigureFormProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const kinds = (useQuery(figureKindsQuery).data ?? []).filter(
    (kind) => level === 'region' || kind.level === 'district' || kind.id === choice.figure,
  );
  const byCrop = choice.figure === BY_CROP;
  const crops = useQuery({ ...figureCropsQuery, enabled: byCrop }).data ?? [];
  /** Until the answer is here, neither list names a crop or month that nobody chose. */
  const known = inForce !== undefined || (choice.crop !== undefined && choice.month !== undefined);
  const go = (form: HTMLFormElement) => navigate(`${action}?${queryOf(form)}`, { replace: true });
  return (
    <form
      className="figure-form"
      action={pageAddress(action)}
      method="get"
      // Drawn anew when the answer says which crop and month are in force: a list without a choice shows its first entry.
      key={JSON.stringify([choice, kept, kinds.length, crops.length, inForce?.crop, inForce?.month])}
      onChange={(event) => go(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select
        label={t('maps.colourBy')}
        name="figure"
        defaultValue={choice.figure}
        choices={kinds.map(({ id, title }) => ({ value: id, text: title }))}
      />
      {byCrop && (
        <>
          <Select
            label={t('maps.crop')}
            name="crop"
            defaultValue={choice.crop ?? inForce?.crop ?? ''}
            empty={known ? undefined : t('maps.notKnownYet')}
            choices={crops.map(({ crop_id: value, crop: text }) => ({ value, text }))}
          />
          <Select
            label={t('maps.month')}
            name="month"
            defaultValue={String(choice.month ?? inForce?.month ?? '')}
            empty={known ? undefined : t('maps.notKnownYet')}
            choices={t('dates.months')
              .split(' ')
              .map((text, index) => ({ value: String(index + 1), text }))}
          />
        </>
      )}
      {/* Without JavaScript a choice is sent with this button. */}
      <Button type="submit" kind="secondary" className="figure-form-send">
        {t('maps.show')}
      </Button>
    </form>
  );
}

/** The fields that say something. */
function queryOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  return new URLSearchParams(fields).toString();
}
