import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { itemRowsQuery, previewRows, type SubmissionDetail, type SubmissionTable } from '../api.ts';
import { ColumnList } from './ColumnList.tsx';
import { Grid } from './Grid.tsx';
import './Tables.css';

/** What was read out of the file: each table with its first rows and its columns. */
export function Tables({ item }: { item: SubmissionDetail }) {
  const t = useWords();
  const [chosen, setChosen] = useState(0);
  const { tables } = item;
  const table = tables[chosen] ?? tables[0];
  if (!table) return null;
  const at = tables.indexOf(table);
  return (
    <Card level={2} title={t('submissions.tables')} className="submissions-tables">
      {tables.length > 1 && (
        <Segmented
          label={t('submissions.tables')}
          value={String(at)}
          options={tables.map(({ name }, index) => ({ value: String(index), text: name }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <p className="submissions-table-size">
        {t('submissions.tableOf', {
          name: table.name,
          rows: sayRows(table),
          columns: t('submissions.columns', { count: table.columns.length }),
        })}
      </p>
      <Rows key={`${at} ${item.updatedAt}`} item={item} table={table} />
      <ColumnList table={table} />
    </Card>
  );

  function sayRows({ rows }: SubmissionTable): string {
    return t('submissions.rows', { count: rows });
  }
}

function Rows({ item, table }: { item: SubmissionDetail; table: SubmissionTable }) {
  const t = useWords();
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useQuery({
    ...itemRowsQuery(item, table.position, offset),
    placeholderData: (earlier) => earlier,
  });
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton lines={6} />;
  return (
    <>
      <Grid label={t('submissions.previewOf', { name: table.name })} columns={data.columns} rows={data.rows} />
      {data.total > previewRows && (
        <p className="grid-steps">
          <Button
            kind="quiet"
            small
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - previewRows))}
          >
            {t('ui.previous')}
          </Button>
          <span className="figures">
            {t('submissions.rowsShown', {
              from: sayNumber(offset + 1),
              to: sayNumber(Math.min(data.total, offset + data.rows.length)),
              total: sayNumber(data.total),
            })}
          </span>
          <Button
            kind="quiet"
            small
            disabled={offset + previewRows >= data.total}
            onClick={() => setOffset(offset + previewRows)}
          >
            {t('ui.next')}
          </Button>
        </p>
      )}
    </>
  );
}
