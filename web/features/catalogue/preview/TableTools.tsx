import { ChartColumn, SlidersHorizontal, X } from 'lucide-react';
import { useLocation } from 'wouter';
import { filterOps, readCondition, type FilterOp } from '#engines/tables/tableQuestion.ts';
import { useWords, type Words, writtenIn } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { datasetHref, PREVIEW, readPreviewAddress, type PreviewAddress } from '../address.ts';
import type { Column, Table } from '../api.ts';
import { DownloadButton } from '../download/DownloadButton.tsx';
import { exportHref, formNames, formsOf } from '../download/downloads.ts';
import { codeLabel, nameOf, sayCount } from '../sayValue.ts';
import '../search/FiltersOn.css';
import './TableTools.css';

/** Columns that are offered by name; of a wider table the others are reached by the address. */
const MOST_COLUMNS = 200;

const OPS = {
  is: 'tableTools.is',
  isNot: 'tableTools.isNot',
  has: 'tableTools.has',
  atLeast: 'tableTools.atLeast',
  atMost: 'tableTools.atMost',
  empty: 'tableTools.isEmpty',
  filled: 'tableTools.filled',
} as const satisfies Record<FilterOp, string>;

export interface TableToolsProps {
  id: string;
  /** The number of the version that is looked at. */
  version: number;
  table: Table;
  address: PreviewAddress;
  /** Rows that meet the conditions; undefined while they are counted. */
  total: number | undefined;
  /** Where a chart is made of the rows that are looked at; undefined where none can be. */
  chartHref: string | undefined;
  /** Size of the whole file, to tell whether the page fetches a download itself. */
  bytes: number;
  onDownloaded: () => void;
}

/** Search, filters, order and columns of a table: a plain form with GET, so that it works without JavaScript and lives in the address. */
export function TableTools({ id, version, table, address, total, chartHref, bytes, onDownloaded }: TableToolsProps) {
  const t = useWords();
  const on = whatIsOn(t, id, table, address);
  return (
    <div className="table-tools">
      <details>
        <summary>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {t('tableTools.tools')}
          {on.length > 0 && <small> {t('tableTools.on', { count: on.length })}</small>}
        </summary>
        <Form id={id} table={table} address={address} />
      </details>
      {chartHref !== undefined && (
        <Button kind="secondary" href={chartHref} icon={<ChartColumn size={18} aria-hidden="true" />}>
          {t(address.where.length === 0 ? 'tableTools.chart' : 'tableTools.chartOfThese')}
        </Button>
      )}
      {on.length > 0 && (
        <>
          <ul className="filters-on">
            {on.map(({ text, href }) => (
              <li key={text}>
                <Link href={href} aria-label={t('tableTools.remove', { text })}>
                  <span>{text}</span>
                  <X size={14} aria-hidden="true" />
                </Link>
              </li>
            ))}
            <li>
              <Link
                className="filters-on-all"
                href={datasetHref(id, { version: address.version, table: address.table }, 'preview')}
              >
                {t('tableTools.clear')}
              </Link>
            </li>
          </ul>
          <div className="table-tools-download">
            <p>
              {t('tableTools.download')}
              {total !== undefined && (
                <span className="figures">
                  {' '}
                  ({t('tableTools.rowsLeft', { count: sayCount(total), total: sayCount(table.rows) })})
                </span>
              )}
            </p>
            <p>
              {formsOf(table, total ?? table.rows).map((form) => (
                <DownloadButton
                  key={form}
                  small
                  kind="secondary"
                  href={exportHref(id, form, { version, table: table.position }, address)}
                  bytes={bytes * 4}
                  label={t('tableTools.downloadOne', { form: formNames[form] })}
                  onDone={onDownloaded}
                >
                  {formNames[form]}
                </DownloadButton>
              ))}
            </p>
          </div>
        </>
      )}
    </div>
  );
}

function Form({ id, table, address }: Pick<TableToolsProps, 'id' | 'table' | 'address'>) {
  const t = useWords();
  const [, navigate] = useLocation();
  const columns = table.columns.slice(0, MOST_COLUMNS);
  const sorts = columns.flatMap((column) => [
    { value: column.key, text: t('tableTools.up', { name: nameOf(column) }) },
    { value: `-${column.key}`, text: t('tableTools.down', { name: nameOf(column) }) },
  ]);
  return (
    <form
      action={pageAddress(`${PREVIEW}/${encodeURIComponent(id)}#preview`)}
      method="get"
      key={JSON.stringify(address)}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new URLSearchParams(
          [...new FormData(event.currentTarget)].map(([name, value]): [string, string] => [name, String(value)]),
        );
        navigate(datasetHref(id, readPreviewAddress(sent), 'preview'));
      }}
    >
      {address.version !== undefined && <input type="hidden" name="version" value={address.version} />}
      {address.table > 1 && <input type="hidden" name="table" value={address.table} />}
      {address.where.map((condition) => (
        <input key={condition} type="hidden" name="where" value={condition} />
      ))}
      <TextInput
        label={t('tableTools.find')}
        hint={t('tableTools.findHint')}
        name="find"
        type="search"
        maxLength={200}
        defaultValue={address.find}
      />
      <Select
        label={t('tableTools.sort')}
        name="sort"
        empty={t('tableTools.asInFile')}
        defaultValue={address.sort}
        choices={sorts}
      />
      <Select
        label={t('tableTools.column')}
        name="column"
        empty={t('tableTools.anyColumn')}
        choices={columns.map((column) => ({ value: column.key, text: nameOf(column), lang: writtenIn() }))}
      />
      <Select
        label={t('tableTools.op')}
        name="op"
        choices={filterOps.map((value) => ({ value, text: t(OPS[value]) }))}
      />
      <TextInput
        className="table-tools-value"
        label={t('tableTools.value')}
        hint={t('tableTools.valueHint')}
        name="value"
        maxLength={400}
      />
      <details className="table-tools-columns" open={address.show.length > 0 ? true : undefined}>
        <summary>{t('tableTools.columns')}</summary>
        <p>{t('tableTools.columnsHint')}</p>
        <div>
          {columns.map((column) => (
            <Checkbox
              key={column.key}
              name="show"
              value={column.key}
              label={nameOf(column)}
              defaultChecked={address.show.includes(column.key)}
            />
          ))}
        </div>
      </details>
      <Button type="submit">{t('tableTools.apply')}</Button>
    </form>
  );
}

/** What narrows or orders the table now, each with the address without it. */
function whatIsOn(
  t: Words,
  id: string,
  table: Table,
  address: PreviewAddress,
): { readonly text: string; readonly href: string }[] {
  const without = (change: Partial<PreviewAddress>): string =>
    datasetHref(id, { ...address, rows: 1, columns: 1, ...change }, 'preview');
  const named = (key: string) =>
    table.columns.find((column) => column.key === key || column.name === key) ?? { name: key };
  return [
    ...(address.find === ''
      ? []
      : [{ text: t('tableTools.findOn', { text: address.find }), href: without({ find: '' }) }]),
    ...address.where.map((condition) => ({
      text: sayCondition(t, condition, named),
      href: without({ where: address.where.filter((each) => each !== condition) }),
    })),
    ...(address.sort === ''
      ? []
      : [{ text: t('tableTools.sortOn', { text: sayOrder(t, address.sort, named) }), href: without({ sort: '' }) }]),
    ...(address.show.length === 0
      ? []
      : [{ text: t('tableTools.showOn', { count: address.show.length }), href: without({ show: [] }) }]),
  ];
}

type Named = Pick<Column, 'name'> & Partial<Pick<Column, 'label' | 'codes'>>;

function sayCondition(t: Words, condition: string, named: (key: string) => Named): string {
  const read = readCondition(condition);
  if (read === null) return condition;
  const column = named(read.column);
  const value = codeLabel(column, read.value) ?? read.value;
  return t('tableTools.condition', { column: nameOf(column), op: t(OPS[read.op]), value }).trim();
}

function sayOrder(t: Words, sort: string, named: (key: string) => Named): string {
  return sort.startsWith('-')
    ? t('tableTools.down', { name: nameOf(named(sort.slice(1))) })
    : t('tableTools.up', { name: nameOf(named(sort)) });
}
