import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { PREVIEW } from '../address.ts';
import type { Table, Version } from '../api.ts';
import { compareHref, readCompareAddress, type CompareAddress } from './compare.ts';
import { nameOf } from '../sayValue.ts';
import './CompareForm.css';

/** Columns that are offered as a key. */
const MOST_COLUMNS = 60;

interface CompareFormProps {
  id: string;
  versions: readonly Version[];
  /** Of the later version. */
  tables: readonly Table[];
  address: CompareAddress;
  /** Names of the columns that rows were told apart by. */
  found: readonly string[] | undefined;
}

/** Which versions, which table and which key: a plain form with GET. */
export function CompareForm({ id, versions, tables, address, found }: CompareFormProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const choices = versions.map(({ number }) => ({ value: String(number), text: t('dataset.version', { number }) }));
  const columns = tables[address.table - 1]?.columns.slice(0, MOST_COLUMNS) ?? [];
  const isKey = ({ key, name }: Table['columns'][number]) =>
    address.key.length > 0
      ? address.key.includes(key)
      : found !== undefined && found.length < columns.length && found.includes(name);
  return (
    <form
      className="compare-form"
      action={pageAddress(`${PREVIEW}/${encodeURIComponent(id)}/compare`)}
      method="get"
      key={JSON.stringify([address, found])}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = readCompareAddress(
          new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>),
        );
        if (asked) navigate(compareHref(id, asked));
      }}
    >
      <div className="compare-form-versions">
        <Select
          label={t('datasetCompare.compareFrom')}
          name="from"
          defaultValue={String(address.from)}
          choices={choices}
        />
        <Select label={t('datasetCompare.compareTo')} name="to" defaultValue={String(address.to)} choices={choices} />
        {tables.length > 1 && (
          <Select
            label={t('datasetCompare.compareTable')}
            name="table"
            defaultValue={String(address.table)}
            choices={tables.map(({ position, name }) => ({ value: String(position), text: name }))}
          />
        )}
        <Button type="submit">{t('datasetCompare.compareShow')}</Button>
      </div>
      {columns.length > 1 && (
        <details className="compare-form-key">
          <summary>{t('datasetCompare.compareKey')}</summary>
          <p>{t('datasetCompare.compareKeyHint')}</p>
          <div>
            {columns.map((column) => (
              <Checkbox
                key={column.key}
                name="key"
                value={column.key}
                label={nameOf(column)}
                defaultChecked={isKey(column)}
              />
            ))}
          </div>
        </details>
      )}
    </form>
  );
}
