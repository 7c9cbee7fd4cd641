import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useWords, type WordKey, writtenIn } from '#web/lib/words.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { datasetHref, PREVIEW_COLUMNS, PREVIEW_ROWS, type PreviewAddress } from '../address.ts';
import { columnsShown, type Column, type Rows, type Table } from '../api.ts';
import { codeLabel, fileNameOf, isFigure, nameOf, sayCell, sayCount } from '../sayValue.ts';
import './PreviewTable.css';

interface PreviewTableProps {
  id: string;
  table: Table;
  address: PreviewAddress;
  /** Undefined while they are on their way, or where they may not be seen. */
  rows: Rows | undefined;
  /** Newer rows are on their way. */
  busy?: boolean | undefined;
  /** Stands under the heads instead of rows. */
  children?: ReactNode;
}

/** Ten rows and eight columns of a table, with the ways to the rest of it (2-data-hub.md, section 9). */
export function PreviewTable({ id, table, address, rows, busy = false, children }: PreviewTableProps) {
  const t = useWords();
  const first = (address.columns - 1) * PREVIEW_COLUMNS;
  const all = columnsShown(table, address);
  const columns = all.slice(first, first + PREVIEW_COLUMNS);
  const total = rows?.total ?? table.rows;
  const from = (address.rows - 1) * PREVIEW_ROWS + 1;
  // Its place is known in the order of the file alone.
  const marked = address.find === '' && address.where.length === 0 && address.sort === '' ? address.row : undefined;
  const caption = t('dataset.previewCaption', {
    from: sayCount(from),
    to: sayCount(Math.min(from + PREVIEW_ROWS - 1, total)),
    total: sayCount(total),
    first: first + 1,
    last: first + columns.length,
    columns: all.length,
  });
  return (
    <div className="preview" aria-busy={busy || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className="preview-scroll" role="region" aria-label={caption} tabIndex={0}>
        <table className="preview-table">
          <caption className="heard">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.key} id={id} column={column} address={address} sorts={rows !== undefined} />
              ))}
            </tr>
          </thead>
          {rows && (
            <tbody>
              {rows.rows.map((cells, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its place in the table
                <tr key={rows.offset + index} aria-current={rows.offset + index + 1 === marked ? 'true' : undefined}>
                  {cells.map((cell, at) => (
                    <td
                      key={rows.columns[at]?.key}
                      className={columns[at] && isFigure(columns[at]) ? 'figures preview-figure' : undefined}
                      lang={cell === null || cell === '' ? undefined : writtenIn()}
                    >
                      {cell === null || cell === '' ? (
                        <span className="preview-empty">{t('dataset.empty')}</span>
                      ) : (
                        <Coded column={columns[at]} text={sayCell(cell)} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
      {children}
      {rows && <Ways id={id} address={address} rows={total} columns={all.length} />}
    </div>
  );
}

/** A value as it stands in the file, with what it stands for where it is a code. */
function Coded({ column, text }: { column: Column | undefined; text: string }) {
  const label = codeLabel(column, text);
  return (
    <>
      {text}
      {label !== undefined && <small className="preview-code"> {label}</small>}
    </>
  );
}

interface HeadProps extends Pick<PreviewTableProps, 'id' | 'address'> {
  column: Column;
  /** Whether the rows may be seen, and so be sorted. */
  sorts: boolean;
}

/** The name of a column; where rows may be seen, a link that sorts by it: upwards, then downwards, then as in the file. */
function Head({ id, column, address, sorts }: HeadProps) {
  const t = useWords();
  const { key, unit, saysUnit = false } = column;
  const order = address.sort === key ? 'ascending' : address.sort === `-${key}` ? 'descending' : undefined;
  const next = order === undefined ? key : order === 'ascending' ? `-${key}` : '';
  const called = nameOf(column);
  const inFile = fileNameOf(column);
  const name = (
    <>
      {called}
      {unit !== '' && !saysUnit && <small> {unit}</small>}
      {inFile !== '' && <code className="preview-in-file">{inFile}</code>}
    </>
  );
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order} className={classes(isFigure(column) && 'preview-figure')}>
      {sorts ? (
        <Link
          href={datasetHref(id, { ...address, rows: 1, sort: next }, 'preview')}
          replace
          title={t('dataset.sortBy', { name: called === column.name ? called : `${called} (${column.name})` })}
        >
          <span lang={writtenIn()}>{name}</span>
          {order !== undefined && <Arrow size={14} aria-hidden="true" />}
        </Link>
      ) : (
        <span title={column.name} lang={writtenIn()}>
          {name}
        </span>
      )}
    </th>
  );
}

/** Where one is in the table, and the ways up, down and sideways: links, so that they work without JavaScript. */
function Ways({
  id,
  address,
  rows,
  columns,
}: Pick<PreviewTableProps, 'id' | 'address'> & { rows: number; columns: number }) {
  const t = useWords();
  const rowPages = Math.max(1, Math.ceil(rows / PREVIEW_ROWS));
  const columnPages = Math.max(1, Math.ceil(columns / PREVIEW_COLUMNS));
  const rowsAt = (page: number) =>
    page >= 1 && page <= rowPages && page !== address.rows
      ? datasetHref(id, { ...address, rows: page }, 'preview')
      : undefined;
  const columnsAt = (page: number) =>
    page >= 1 && page <= columnPages ? datasetHref(id, { ...address, columns: page }, 'preview') : undefined;
  const say = (key: WordKey, page: number, step: number, total: number) =>
    t(key, {
      from: sayCount((page - 1) * step + 1),
      to: sayCount(Math.min(page * step, total)),
      total: sayCount(total),
    });
  return (
    <div className="preview-ways">
      {rowPages > 1 && (
        <nav aria-label={t('dataset.rows')}>
          <Way href={rowsAt(1)} label={t('dataset.rowsFirst')} icon={<ChevronsLeft size={18} />} />
          <Way href={rowsAt(address.rows - 1)} label={t('dataset.rowsBefore')} icon={<ChevronLeft size={18} />} />
          <span className="figures">{say('dataset.rowsShown', address.rows, PREVIEW_ROWS, rows)}</span>
          <Way href={rowsAt(address.rows + 1)} label={t('dataset.rowsAfter')} icon={<ChevronRight size={18} />} />
          <Way href={rowsAt(rowPages)} label={t('dataset.rowsLast')} icon={<ChevronsRight size={18} />} />
        </nav>
      )}
      {columnPages > 1 && (
        <nav aria-label={t('dataset.columns')}>
          <Way
            href={columnsAt(address.columns - 1)}
            label={t('dataset.columnsBefore')}
            icon={<ChevronLeft size={18} />}
          />
          <span className="figures">{say('dataset.columnsShown', address.columns, PREVIEW_COLUMNS, columns)}</span>
          <Way
            href={columnsAt(address.columns + 1)}
            label={t('dataset.columnsAfter')}
            icon={<ChevronRight size={18} />}
          />
        </nav>
      )}
    </div>
  );
}

/** A step; what leads nowhere keeps its place. */
function Way({ href, label, icon }: { href: string | undefined; label: string; icon: ReactNode }) {
  if (href === undefined) return <span className="icon-button preview-no-way">{icon}</span>;
  return <IconButton href={href} label={label} icon={icon} />;
}
