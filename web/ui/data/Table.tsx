/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles are the elements' own, see below */
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classes } from '../classes.ts';
import { Link } from '../actions/Link.tsx';
import './Table.css';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with figures of one width. */
  figures?: boolean | undefined;
  /** The order the list takes when the head is pressed. */
  sortable?: boolean | undefined;
  /** Left out of the cards of a phone: the row's own page has it. */
  wideOnly?: boolean | undefined;
}

export interface Sort {
  by: string;
  down: boolean;
}

interface TableProps<Row> {
  /** What the table holds, in words. */
  caption: string;
  captionHidden?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  /** Address of the list in another order: sorts without JavaScript too. */
  sortHref?: ((sort: Sort) => string) | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table that sorts by its heads, keeps them in sight, and becomes cards on a phone.
 * The roles are written out because browsers forget a table's meaning once its cells are laid out as blocks.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  sortHref,
  onSort,
  empty,
}: TableProps<Row>) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="table" role="table">
        <caption className={captionHidden ? 'heard' : undefined}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => {
              const sorted = sort?.by === column.key ? (sort.down ? 'descending' : 'ascending') : undefined;
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  aria-sort={sorted}
                  className={classes(
                    column.figures && 'table-figures',
                    column.sortable && 'table-sortable',
                    column.wideOnly && 'table-wide-only',
                  )}
                >
                  {column.sortable ? (
                    <SortHead column={column} sort={sort} sortHref={sortHref} onSort={onSort} />
                  ) : (
                    column.head
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-head={column.head}
                  className={classes(column.figures && 'table-figures figures', column.wideOnly && 'table-wide-only')}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  sortHref: ((sort: Sort) => string) | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function SortHead<Row>({ column, sort, sortHref, onSort }: SortHeadProps<Row>) {
  const isSorted = sort?.by === column.key;
  const next = { by: column.key, down: isSorted && !sort.down };
  const Arrow = !isSorted ? ChevronsUpDown : sort.down ? ArrowDown : ArrowUp;
  const inside = (
    <>
      {column.head}
      <Arrow size={14} aria-hidden="true" />
    </>
  );
  if (sortHref) {
    return (
      <Link className="table-sort" href={sortHref(next)} replace>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className="table-sort" onClick={() => onSort?.(next)}>
      {inside}
    </button>
  );
}
