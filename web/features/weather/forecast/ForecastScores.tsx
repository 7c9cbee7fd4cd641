import { useWords } from '#web/lib/words.ts';
import { sayDay } from '#web/lib/format.ts';
import { Table } from '#web/ui/data/Table.tsx';
import type { Verification } from '../api.ts';
import { sayMean, sayPercent } from '../sayWeather.ts';

/** How good the forecasts of a place were, by how many days ahead they were made; or how far the collecting is. */
export function ForecastScores({ verification }: { verification: Verification }) {
  const t = useWords();
  const { state, leads, collecting_since: since, days_collected: days, days_needed: needed } = verification;
  const dash = '–';
  return (
    <section className="forecast-scores" aria-labelledby="forecast-scores-title">
      <h2 id="forecast-scores-title">{t('tempRain.verification')}</h2>
      {state === 'none' && <p>{t('tempRain.verificationNone')}</p>}
      {state === 'collecting' && (
        <>
          <p>
            <b>{t('tempRain.verificationCollecting', { days, needed })}</b>
          </p>
          <p>
            {since === null
              ? t('tempRain.verificationSoon')
              : t('tempRain.verificationCollectingText', { day: sayDay(since, { withYear: true }) })}
          </p>
        </>
      )}
      {state === 'ready' && (
        <>
          <Table
            caption={t('tempRain.verificationCaption')}
            rows={leads}
            rowKey={({ lead_days: lead }) => String(lead)}
            columns={[
              {
                key: 'lead',
                head: t('tempRain.made'),
                cell: ({ lead_days: count }) =>
                  count === 0 ? t('tempRain.leadToday') : t('tempRain.leadDays', { count }),
              },
              { key: 'days', head: t('tempRain.daysCompared'), cell: (row) => row.days, figures: true },
              { key: 'error', head: t('tempRain.meanError'), cell: (row) => signed(row.mean_error), figures: true },
              {
                key: 'absolute',
                head: t('tempRain.meanAbsoluteError'),
                cell: (row) => sayMean(row.mean_absolute_error),
                figures: true,
              },
              {
                key: 'hits',
                head: t('tempRain.rainHits'),
                cell: (row) => (row.rain_hit_rate === null ? dash : sayPercent(row.rain_hit_rate)),
                figures: true,
              },
              {
                key: 'false',
                head: t('tempRain.rainFalse'),
                cell: (row) => (row.rain_false_alarm_rate === null ? dash : sayPercent(row.rain_false_alarm_rate)),
                figures: true,
              },
            ]}
          />
          <p className="forecast-scores-note">
            {t('tempRain.verificationNote', { mm: verification.wet_day_mm, source: verification.wet_day_source })}
          </p>
        </>
      )}
    </section>
  );
}

/** "+0.4", "−1.2". */
function signed(value: number): string {
  const said = sayMean(Math.abs(value));
  return said === '0' ? said : `${value > 0 ? '+' : '−'}${said}`;
}
