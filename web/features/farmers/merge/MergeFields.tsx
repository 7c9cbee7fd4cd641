import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';
import { cropsQuery } from '../api.ts';
import type { MergePreview } from './MergeDialog.tsx';
import { PhoneCell } from '../list/PhoneCell.tsx';

export type MergeChoice = MergePreview['usual'];
type Entry = MergePreview['entries'][number];

const fields = ['name', 'phone', 'email', 'place', 'language', 'crops'] as const;
type Field = (typeof fields)[number];

const heads = {
  name: 'farmerMerge.fieldName',
  phone: 'farmerMerge.fieldPhone',
  email: 'farmerMerge.fieldEmail',
  place: 'farmerMerge.fieldPlace',
  language: 'farmerMerge.fieldLanguage',
  crops: 'farmerMerge.fieldCrops',
} as const satisfies Record<Field, string>;

interface MergeFieldsProps {
  readonly entries: readonly Entry[];
  readonly choice: MergeChoice;
  readonly onChoose: (field: Field, from: number | 'all') => void;
}

/** Fields in which entries differ, each value to be picked; and those that are the same. */
export function MergeFields({ entries, choice, onChoose }: MergeFieldsProps) {
  const t = useWords();
  const { data: crops = [] } = useQuery(cropsQuery());
  const cropNames = (ids: readonly string[]) =>
    ids.map((id) => crops.find((crop) => crop.crop_id === id)?.crop ?? id).join(', ') || t('farmerMerge.empty');
  const textOf = (field: Field, entry: Entry): string =>
    ({
      name: entry.name,
      phone: entry.phone,
      email: entry.email || t('farmerMerge.empty'),
      place:
        entry.address.district === entry.address.location
          ? entry.address.location
          : `${entry.address.location}, ${entry.address.district}`,
      language: t(`farmers.${entry.language}`),
      crops: cropNames(entry.crops.toSorted()),
    })[field];
  // Four digits that are the same may be of two numbers.
  const differ = fields.filter(
    (field) => field === 'phone' || new Set(entries.map((entry) => textOf(field, entry))).size > 1,
  );
  const [first] = entries;
  const same = first ? fields.filter((field) => !differ.includes(field)) : [];
  const together = [...new Set(entries.flatMap((entry) => entry.crops))];

  return (
    <>
      {differ.map((field) => (
        <fieldset key={field} className="merge-field">
          <legend>{t(heads[field])}</legend>
          <div className="merge-values">
            {field === 'crops' && (
              <Value field={field} checked={choice.crops === 'all'} onPick={() => onChoose(field, 'all')}>
                {t('farmerMerge.allCrops', { crops: cropNames(together) })}
              </Value>
            )}
            {entries.map((entry) => (
              <Value
                key={entry.id}
                field={field}
                checked={choice[field] === entry.id}
                onPick={() => onChoose(field, entry.id)}
                beside={
                  field === 'phone' &&
                  (entry.own ? <PhoneCell farmer={entry} /> : <span className="figures">{entry.phone}</span>)
                }
              >
                {field === 'phone'
                  ? t('farmerMerge.entry', { id: entry.id })
                  : t('farmerMerge.from', { value: textOf(field, entry), id: entry.id })}
              </Value>
            ))}
          </div>
          {field === 'phone' &&
            entries.every(({ own }) => own) &&
            new Set(entries.map(({ phone }) => phone)).size < entries.length && (
              <p className="merge-note">{t('farmerMerge.sameEnd')}</p>
            )}
        </fieldset>
      ))}
      {first && same.length > 0 && (
        <section>
          <h3>{t('farmerMerge.same')}</h3>
          <dl className="merge-same">
            {same.map((field) => (
              <div key={field}>
                <dt>{t(heads[field])}</dt>
                <dd>{textOf(field, first)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

interface ValueProps {
  readonly field: string;
  readonly checked: boolean;
  readonly onPick: () => void;
  /** What is no part of the label, such as a button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function Value({ field, checked, onPick, beside, children }: ValueProps) {
  const id = useId();
  return (
    <div className="merge-value">
      <input type="radio" id={id} name={`merge-${field}`} checked={checked} onChange={onPick} />
      <label htmlFor={id}>{children}</label>
      {beside}
    </div>
  );
}
