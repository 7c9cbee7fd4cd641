import { useWords } from '#web/lib/words.ts';
import { type Numbers, rowsOf } from './data.ts';
import { sayFigure } from './figures.ts';

/** A longer table would outweigh its page. */
const MOST_ROWS = 100;

/** The numbers of a chart, for those who would rather read, copy or hear them. */
interface ChartTableProps {
  title: string;
  numbers: Numbers;
  open: boolean;
  /** Of title and names in another language than the page. */
  lang: string | undefined;
}

export function ChartTable({ title, numbers, open, lang }: ChartTableProps) {
  const t = useWords();
  const { head, count } = numbers;
  return (
    <details className="chart-table" open={open}>
      <summary>{t('charts.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and keys must reach it */}
      <div className="chart-table-scroll" lang={lang} role="group" aria-label={title} tabIndex={0}>
        <table>
          <caption className="heard">{title}</caption>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(numbers, MOST_ROWS).map(({ at, name, cells }) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {cells.map((value, column) => (
                  <td key={head[column + 1]} className={typeof value === 'string' ? undefined : 'figures'}>
                    {typeof value === 'string' ? value : value === null ? '–' : sayFigure(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {count > MOST_ROWS && <p>{t('charts.tableShort', { shown: MOST_ROWS, count: sayFigure(count) })}</p>}
      </div>
    </details>
  );
}
