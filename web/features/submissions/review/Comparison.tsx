import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { comparisonQuery, type Comparison as Compared, type SubmissionDetail } from '../api.ts';
import { Grid } from './Grid.tsx';
import { sayCell } from './sayCell.ts';
import './Comparison.css';

/** What the file changes in the version it is to replace; worked out when it is asked for. */
export function Comparison({ item }: { item: SubmissionDetail }) {
  const t = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <Card level={2} title={t('submissions.compare')}>
      {asked ? (
        item.tables.map(({ name, position }) => <OneTable key={position} item={item} position={position} name={name} />)
      ) : (
        <Button kind="secondary" onClick={() => setAsked(true)}>
          {t('submissions.compareNow')}
        </Button>
      )}
    </Card>
  );
}

function OneTable({ item, position, name }: { item: SubmissionDetail; position: number; name: string }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(comparisonQuery(item, position));
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton lines={4} />;
  const { added, removed, changed, key, columns, columnsAdded, columnsRemoved } = data;
  const isSame = added.count + removed.count + changed.count === 0;
  return (
    <section className="comparison">
      <h3>{t('submissions.comparisonOf', { name, version: data.version })}</h3>
      <p>{key.length > 0 ? t('submissions.comparedBy', { key: key.join(', ') }) : t('submissions.comparedByAll')}</p>
      {columnsAdded.length > 0 && <p>{t('submissions.columnsAdded', { names: columnsAdded.join(', ') })}</p>}
      {columnsRemoved.length > 0 && <p>{t('submissions.columnsRemoved', { names: columnsRemoved.join(', ') })}</p>}
      {isSame && <p>{t('submissions.same')}</p>}
      <RowSet title={t('submissions.added', { count: added.count })} kind="added" set={added} columns={columns} />
      <RowSet
        title={t('submissions.removed', { count: removed.count })}
        kind="removed"
        set={removed}
        columns={columns}
      />
      {changed.count > 0 && (
        <details open>
          <summary>{t('submissions.changed', { count: changed.count })}</summary>
          <ul className="changes">
            {changed.rows.map((row) => (
              <li key={row.key.map(sayCell).join(' ')}>
                <strong>{row.key.map(sayCell).join(', ')}</strong>
                {row.cells.map(({ column, before, after }) => (
                  <span key={column}>
                    {column}: <del>{sayCell(before) || '–'}</del> <ins>{sayCell(after) || '–'}</ins>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RowSetProps {
  title: string;
  kind: 'added' | 'removed';
  set: Compared['added'];
  columns: readonly string[];
}

function RowSet({ title, kind, set, columns }: RowSetProps) {
  const t = useWords();
  if (set.count === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      {set.rows.length < set.count && <p>{t('submissions.firstShown', { count: set.rows.length })}</p>}
      <Grid label={title} columns={columns} rows={set.rows} tone={kind} />
    </details>
  );
}
