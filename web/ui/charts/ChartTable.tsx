import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { ChartData } from './data.ts';

/** The numbers of a chart, for those who would rather read, copy or hear them. */
export function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const t = useWords();
  return (
    <details className="chart-table">
      <summary>{t('ui.table')}</summary>
      <table>
        <caption className="heard">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.category}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name} ({data.unit})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {data.series.map(({ name, values }) => (
                <td key={name} className="figures">
                  {values[row] === null || values[row] === undefined ? '–' : sayNumber(values[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
