/* oxlint-disable react/no-array-index-key -- rows and columns of a file are told apart by their place alone */
import { classes } from '#web/ui/classes.ts';
import { sayCell } from './sayCell.ts';
import './Grid.css';

interface GridProps {
  /** What it shows, for ears. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | boolean | null)[])[];
  tone?: 'added' | 'removed';
}

/** Cells as they stand in a file, in a frame that scrolls. */
export function Grid({ label, columns, rows, tone }: GridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="grid-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={classes('grid', tone && `grid-${tone}`)}>
        <caption className="heard">{label}</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={index} scope="col" className={isFigures(rows, index) ? 'grid-figure' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={typeof cell === 'number' ? 'grid-figure' : undefined}>
                  {sayCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether what stands in a column is figures, so that its name stands above them. */
function isFigures(rows: GridProps['rows'], column: number): boolean {
  const cells = rows.map((row) => row[column]).filter((cell) => cell !== null && cell !== undefined);
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number');
}
