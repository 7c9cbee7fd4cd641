import { Download, Eye } from 'lucide-react';
import { useWords, type Words } from '#web/lib/words.ts';
import type { Activity } from './api.ts';
import { Histogram } from './preview/Histogram.tsx';
import { sayCount } from './sayValue.ts';
import './ActivityPart.css';

/** How often a dataset was looked at and downloaded, in all and by month. */
export function ActivityPart({ activity: { views, downloads, months } }: { activity: Activity }) {
  const t = useWords();
  if (views === 0) return <p>{t('datasetParts.noActivity')}</p>;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <div className="dataset-activity">
      <dl className="dataset-activity-sums">
        <div>
          <dt>
            <Eye size={16} aria-hidden="true" />
            {t('datasetParts.views')}
          </dt>
          <dd className="figures">{sayCount(views)}</dd>
        </div>
        <div>
          <dt>
            <Download size={16} aria-hidden="true" />
            {t('datasetParts.downloads')}
          </dt>
          <dd className="figures">{sayCount(downloads)}</dd>
        </div>
      </dl>
      {first && last && (
        <details>
          <summary aria-label={t('datasetParts.months')}>
            <Histogram
              steps={months.map(({ month, views: count }) => ({ from: month, to: month, count }))}
              label={t('datasetParts.months')}
            />
            <span className="dataset-activity-ends figures">
              <span>{sayMonth(t, first.month)}</span>
              <span>{sayMonth(t, last.month)}</span>
            </span>
          </summary>
          <table>
            <caption className="heard">{t('datasetParts.months')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('datasetParts.month')}</th>
                <th scope="col">{t('datasetParts.views')}</th>
                <th scope="col">{t('datasetParts.downloads')}</th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((each) => (
                <tr key={each.month}>
                  <th scope="row">{sayMonth(t, each.month)}</th>
                  <td className="figures">{sayCount(each.views)}</td>
                  <td className="figures">{sayCount(each.downloads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

/** "Apr 2026" of 2026-04. */
function sayMonth(t: Words, month: string): string {
  const [year = '', number] = month.split('-');
  return t('datasetParts.monthOf', { month: t('dates.monthsShort').split(' ')[Number(number) - 1] ?? '', year });
}
