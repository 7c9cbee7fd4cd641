import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Download, Plus } from 'lucide-react';
import { longestRowSearch } from '#contract/limits.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table, type Column } from '#web/ui/data/Table.tsx';
import {
  cellText,
  type ListChoice,
  type ReferenceList,
  type ReferenceRow,
  rowHref,
  rowsPerPage,
  rowsQuery,
  tableHref,
} from './api.ts';
import { ImportCsv } from './ImportCsv.tsx';
import './reference.css';

/** Columns of provenance stand at the end of every table; the list shows them on the row's own page. */
const kept = new Set(['basis', 'verification', 'source', 'sourceUrl', 'reviewedBy', 'note']);
const columnsShown = 5;
/** Of these, on the cards of a phone. */
const columnsOnPhone = 1;

/** One table: searched, filtered, sorted, paged; each row leads to its own page. */
export function ReferenceRows({ table, choice }: { table: string; choice: ListChoice }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const {
    data: list,
    error,
    refetch,
  } = useQuery({ ...rowsQuery(table, choice), placeholderData: (earlier) => earlier });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;
  const sorted = choice.sort;
  return (
    <section className="reference-rows">
      <div className="reference-bar">
        <SearchBox
          label={t('manage.searchTable', { table: list.title })}
          maxLength={longestRowSearch}
          defaultValue={choice.q}
          action={`/manage/${table}`}
          onSearch={(q) => navigate(tableHref(table, { ...choice, q, page: 1 }), { replace: true })}
        />
        <Segmented
          label={t('manage.state')}
          value={choice.state ?? ''}
          options={[
            { value: '', text: t('manage.stateAll'), href: tableHref(table, { ...choice, state: undefined, page: 1 }) },
            {
              value: 'edited',
              text: t('manage.stateEdited'),
              href: tableHref(table, { ...choice, state: 'edited', page: 1 }),
            },
            {
              value: 'added',
              text: t('manage.stateAdded'),
              href: tableHref(table, { ...choice, state: 'added', page: 1 }),
            },
            {
              value: 'removed',
              text: t('manage.stateRemoved'),
              href: tableHref(table, { ...choice, state: 'removed', page: 1 }),
            },
          ]}
        />
        <div className="reference-acts">
          <Button
            kind="secondary"
            small
            icon={<Download size={16} aria-hidden="true" />}
            href={`/api/reference/${table}/csv`}
            download
          >
            {t('manage.csvOut')}
          </Button>
          <ImportCsv table={table} title={list.title} />
          <Button small icon={<Plus size={16} aria-hidden="true" />} href={rowHref(table, 'new')}>
            {t('manage.addRow')}
          </Button>
        </div>
      </div>
      <p className="reference-count" role="status">
        {t('manage.found', { count: list.total })}
      </p>
      <Table
        caption={list.title}
        captionHidden
        rows={list.found}
        rowKey={(row) => row.key}
        columns={columnsOf(list, table, t)}
        sort={sorted ? { by: sorted.replace(/^-/, ''), down: sorted.startsWith('-') } : undefined}
        sortHref={({ by, down }) => tableHref(table, { ...choice, sort: `${down ? '-' : ''}${by}`, page: 1 })}
        empty={
          <EmptyState
            title={t('manage.noRows')}
            action={
              <Button kind="secondary" href={tableHref(table)}>
                {t('manage.showAll')}
              </Button>
            }
          >
            {t('manage.noRowsLead')}
          </EmptyState>
        }
      />
      <Pagination
        page={choice.page}
        total={Math.ceil(list.total / rowsPerPage)}
        href={(page) => tableHref(table, { ...choice, page })}
      />
    </section>
  );
}

function columnsOf(list: ReferenceList, table: string, t: Words): Column<ReferenceRow>[] {
  // A key of one column is that column: it is not shown twice.
  const isOnlyKey = list.columns.filter(({ isKey }) => isKey).length === 1;
  const { titleColumn } = list;
  const shown = list.columns
    .filter(
      ({ name, type, isKey }) =>
        name !== titleColumn && !kept.has(name) && !(isKey && isOnlyKey) && type !== 'longText' && type !== 'json',
    )
    .slice(0, columnsShown);
  return [
    {
      key: titleColumn,
      head: list.columns.find(({ name }) => name === titleColumn)?.label ?? t('manage.key'),
      sortable: true,
      cell: (row) => (
        <>
          <Link href={rowHref(table, row.key)}>{row.title}</Link>
          <StateMarks row={row} />
          {row.title !== row.key && <span className="reference-key">{row.key}</span>}
        </>
      ),
    },
    ...shown.map(({ name, label, type }, index): Column<ReferenceRow> => ({
      key: name,
      head: label,
      sortable: true,
      wideOnly: index >= columnsOnPhone,
      figures: type === 'number' || type === 'integer',
      cell: (row) => cellText(row.values[name]),
    })),
  ];
}

function StateMarks({ row }: { row: ReferenceRow }) {
  const t = useWords();
  return (
    <>
      {row.state !== 'shipped' && (
        <>
          {' '}
          <Badge tone={row.state === 'removed' ? 'danger' : 'brand'}>{t(`manage.${stateWords[row.state]}`)}</Badge>
        </>
      )}
      {row.shippedSince && (
        <>
          {' '}
          <Badge tone="warn">{t('manage.sinceMark')}</Badge>
        </>
      )}
    </>
  );
}

const stateWords = { edited: 'stateEdited', added: 'stateAdded', removed: 'stateRemoved' } as const;
