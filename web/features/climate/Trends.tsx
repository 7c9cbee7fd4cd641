import { sayDay, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { Seasons } from './api.ts';
import { MEASURES, type Measure } from './measures.ts';

/** The season so far beside the same days of other years, and what has changed over the years, with its doubt. */
export function Trends({ seasons: { trends, so_far: soFar } }: { seasons: Seasons }) {
  const t = useWords();
  return (
    <section aria-labelledby="climate-trends-name">
      {soFar && (
        <p>
          {t('climate.soFar', {
            year: soFar.year,
            day: sayDay(soFar.as_of),
            mm: sayNumber(Math.round(soFar.rain_mm)),
            drier: soFar.drier,
            years: soFar.years,
          })}
          {soFar.missing_days > 0 && ` ${t('climate.soFarMissing', { count: soFar.missing_days })}`}
        </p>
      )}
      <h2 id="climate-trends-name">{t('climate.trends')}</h2>
      <ul>
        {MEASURES.map((measure) => (
          <li key={measure}>
            {t(`climate.measure_${measure}`)}: {sayTrend(measure)}
          </li>
        ))}
      </ul>
    </section>
  );

  function sayTrend(measure: Measure) {
    const trend = trends[measure];
    if (!trend) return t('climate.trendShort');
    const unit = measure === 'rain' ? 'mm' : t('climate.unitDays');
    const tenth = (value: number) => sayNumber(Math.round(value * 10) / 10);
    const range = { low: tenth(trend.low), high: tenth(trend.high), unit, years: trend.years };
    return trend.low <= 0 && trend.high >= 0
      ? t('climate.trendOpen', range)
      : t('climate.trendIs', { ...range, change: tenth(trend.per_decade) });
  }
}
