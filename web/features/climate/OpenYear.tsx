import { useQuery } from '@tanstack/react-query';
import { dayNumber } from '#engines/dates/day.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Skeleton.tsx';
import { type ClimateChoice, climateHref, yearQuery, type YearDetail } from './api.ts';

interface OpenYearProps {
  stationId: string;
  year: number;
  choice: ClimateChoice;
  search: URLSearchParams;
}

/** What happened in one year: the starts that were looked at, why one failed, and the daily rain where it is public. */
export function OpenYear({ stationId, year, choice, search }: OpenYearProps) {
  const t = useWords();
  const { data, error } = useQuery(yearQuery(stationId, year, choice));
  return (
    <Card>
      <section className="climate-year" aria-label={t('climate.yearTitle', { year })}>
        <header>
          <h2>{t('climate.yearTitle', { year })}</h2>
          <Button kind="quiet" small href={climateHref(stationId, search, { year: undefined })} replace>
            {t('climate.closeYear')}
          </Button>
        </header>
        {error && <ErrorState>{error.message}</ErrorState>}
        {!data && !error && <Loader />}
        {data && (
          <>
            {data.rain_mm ? <DailyRain detail={data} rain={data.rain_mm} /> : <p>{t('climate.privateDays')}</p>}
            {data.starts.length === 0 ? (
              <p>{t('climate.noEvent')}</p>
            ) : (
              <ol>
                {data.starts.map(({ day, rain_mm: rain, failed_on: failed }) => (
                  <li key={day}>
                    {t('climate.eventOn', { day: sayDay(day) })}
                    {rain !== null && ` ${t('climate.eventRain', { rain })}`}{' '}
                    {failed === null ? t('climate.accepted') : t('climate.rejected', { failed: sayDay(failed) })}
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </section>
    </Card>
  );
}

const [WIDTH, HEIGHT, FOOT] = [732, 150, 18];

function DailyRain({ detail: { year, starts }, rain }: { detail: YearDetail; rain: readonly (number | null)[] }) {
  const t = useWords();
  const most = Math.max(10, ...rain.map((value) => value ?? 0));
  const top = HEIGHT - FOOT;
  const days = rain.map((value, index) => ({ value, x: index * 2 }));
  const at = (day: string) => (dayNumber(day) - dayNumber(`${year}-01-01`)) * 2 + 1;
  const total = rain.includes(null) ? null : Math.round(rain.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  return (
    <figure className="climate-drawing">
      <svg
        className="climate-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('climate.dailyRain', { year, most: Math.round(most) })}
      >
        {days.map(({ value, x }) =>
          value === null ? (
            <rect key={x} className="climate-gap" x={x} y={0} width={2} height={top} />
          ) : (
            value > 0 && (
              <rect
                key={x}
                className="climate-bar"
                x={x}
                y={top - (value / most) * top}
                width={1.6}
                height={(value / most) * top}
              />
            )
          ),
        )}
        {starts.map(({ day, failed_on: failed }) => (
          <line
            key={day}
            className={failed === null ? 'climate-mark' : 'climate-mark climate-mark-false'}
            x1={at(day)}
            x2={at(day)}
            y1={0}
            y2={top}
          />
        ))}
        {Array.from({ length: 12 }, (_, month) => (
          <text
            key={month}
            x={at(`${year}-${String(month + 1).padStart(2, '0')}-15`)}
            y={HEIGHT - 4}
            textAnchor="middle"
          >
            {month + 1}
          </text>
        ))}
      </svg>
      <figcaption>{total === null ? t('climate.daysNote') : t('climate.daysNoteTotal', { total })}</figcaption>
    </figure>
  );
}
