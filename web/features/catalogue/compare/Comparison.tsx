import { CirclePlus, CircleMinus, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import type { Cell, Difference } from '../api.ts';
import { sayCell, sayCount } from '../sayValue.ts';
import './Comparison.css';

/** What differs between two versions of a table: columns and rows added, removed and changed. */
export function Comparison({ difference }: { difference: Difference }) {
  const t = useWords();
  const { key, columns, columnsAdded, columnsRemoved, added, removed, changed } = difference;
  const isSame = added.count + removed.count + changed.count + columnsAdded.length + columnsRemoved.length === 0;
  const isKeyed = key.length < columns.length;
  return (
    <div className="comparison">
      <p className="comparison-key">
        {isKeyed ? t('datasetCompare.compareKeyed', { columns: key.join(', ') }) : t('datasetCompare.compareKeyless')}
      </p>
      {isSame && <EmptyState title={t('datasetCompare.same')} />}
      {columnsAdded.length > 0 && <p>{t('datasetCompare.columnsAdded', { names: columnsAdded.join(', ') })}</p>}
      {columnsRemoved.length > 0 && <p>{t('datasetCompare.columnsRemoved', { names: columnsRemoved.join(', ') })}</p>}
      {changed.count > 0 && (
        <Kind
          kind="changed"
          icon={<CircleDot size={18} aria-hidden="true" />}
          title={t('datasetCompare.changed', { count: changed.count })}
          shown={changed.rows.length}
          count={changed.count}
          heads={[...key, t('datasetCompare.column'), t('datasetCompare.before'), t('datasetCompare.after')]}
        >
          {changed.rows.flatMap((row, index) =>
            row.cells.map(({ column, before, after }, at) => (
              <tr key={`${index} ${column}`}>
                {row.key.map((cell, place) => (
                  <td key={key[place]}>{at === 0 ? sayCell(cell) : ''}</td>
                ))}
                <td>{column}</td>
                <td>
                  <del>{shown(before, t('dataset.empty'))}</del>
                </td>
                <td>
                  <ins>{shown(after, t('dataset.empty'))}</ins>
                </td>
              </tr>
            )),
          )}
        </Kind>
      )}
      {(['added', 'removed'] as const).map((kind) => {
        const { count, rows } = difference[kind];
        const Icon = kind === 'added' ? CirclePlus : CircleMinus;
        return (
          count > 0 && (
            <Kind
              key={kind}
              kind={kind}
              icon={<Icon size={18} aria-hidden="true" />}
              title={t(`datasetCompare.${kind}`, { count })}
              shown={rows.length}
              count={count}
              heads={columns}
            >
              {rows.map((row, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows without a name of their own, in the order they came
                <tr key={index}>
                  {row.map((cell, at) => (
                    <td key={columns[at]}>{shown(cell, t('dataset.empty'))}</td>
                  ))}
                </tr>
              ))}
            </Kind>
          )
        );
      })}
    </div>
  );
}

interface KindProps {
  kind: 'added' | 'removed' | 'changed';
  icon: ReactNode;
  title: string;
  shown: number;
  count: number;
  heads: readonly string[];
  children: ReactNode;
}

function Kind({ kind, icon, title, shown: rows, count, heads, children }: KindProps) {
  const t = useWords();
  return (
    <section className={`comparison-kind comparison-${kind}`}>
      <h2>
        {icon}
        {title}
      </h2>
      {rows < count && <p>{t('datasetCompare.firstOf', { count: sayCount(rows) })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className="comparison-scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column of the file may be called as one of ours
                <th key={`${at} ${head}`} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}

function shown(cell: Cell, empty: string): string {
  return cell === null || cell === '' ? empty : sayCell(cell);
}
