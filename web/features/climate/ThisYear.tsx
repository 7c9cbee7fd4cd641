import { useQuery } from '@tanstack/react-query';
import { showAccumulatedRain } from '#contract/climate/accumulatedRain.ts';
import { sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import type { Station } from './api.ts';
import { Drawing } from './Drawing.tsx';
import { sayMonthDay } from './monthDay.ts';
import { SavePng } from './SavePng.tsx';

const [WIDTH, HEIGHT] = [720, 260];
const FRAME = { left: 48, right: 52, top: 10, bottom: 26 };
const MOST_CHOSEN = 6;

interface ThisYearProps {
  /** For the citation below a drawing that is saved. */
  station: Station | undefined;
  id: string;
  season: 'main' | 'minor';
  chosen: string;
}

/** Rain adding up through the newest year, beside all years in grey and chosen ones by name. */
export default function ThisYear({ station, id, season, chosen }: ThisYearProps) {
  const t = useWords();
  const { data, error } = useQuery(apiQuery(showAccumulatedRain, { params: { id }, query: { season } }));
  if (error) return <ErrorState>{error.message}</ErrorState>;
  if (!data) return <Loader />;
  const { days, years } = data;
  const newest = years.findLast(({ rain_mm: rain }) => rain[0] !== null)?.year;
  const named = new Set(
    [...chosen.matchAll(/\d{4}/g)]
      .map(([year]) => Number(year))
      .filter((year) => years.some((each) => each.year === year))
      .slice(0, MOST_CHOSEN),
  );
  const most = Math.max(100, ...years.flatMap(({ rain_mm: rain }) => rain.map((value) => value ?? 0)));
  const top = Math.ceil(most / 200) * 200;
  const x = (at: number) => FRAME.left + (at / Math.max(1, days.length - 1)) * (WIDTH - FRAME.left - FRAME.right);
  const y = (value: number) => FRAME.top + (1 - value / top) * (HEIGHT - FRAME.top - FRAME.bottom);
  const lookOf = (year: number) =>
    year === newest ? 'climate-now' : named.has(year) ? 'climate-chosen' : 'climate-other';
  const drawn = years
    .map(({ year, rain_mm: rain }) => ({ year, known: rain.filter((value) => value !== null) }))
    .filter(({ known }) => known.length > 0)
    .toSorted(
      (p, q) => Number(p.year === newest || named.has(p.year)) - Number(q.year === newest || named.has(q.year)),
    );
  return (
    <section aria-label={t('climateCompare.thisYear', { place: data.name })}>
      <h2>{t('climateCompare.thisYear', { place: data.name })}</h2>
      <Drawing label={t('climateCompare.thisYear', { place: data.name })}>
        <svg
          className="climate-chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('climateCompare.thisYearDrawing', { from: sayMonthDay(data.from) })}
        >
          {Array.from({ length: 5 }, (_, at) => (top / 4) * at).map((value) => (
            <g key={value}>
              <line className="climate-grid" x1={FRAME.left} x2={WIDTH - FRAME.right} y1={y(value)} y2={y(value)} />
              <text x={FRAME.left - 6} y={y(value) + 4} textAnchor="end">
                {sayNumber(value)}
              </text>
            </g>
          ))}
          {days.map(
            (day, at) =>
              at % 6 === 0 && (
                <text key={day} x={x(at)} y={HEIGHT - 8} textAnchor="middle">
                  {sayMonthDay(day)}
                </text>
              ),
          )}
          {drawn.map(({ year, known }) => (
            <g key={year}>
              <polyline className={lookOf(year)} points={known.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
              {(year === newest || named.has(year)) && (
                <text x={x(known.length - 1) + 5} y={y(known.at(-1) ?? 0) + 4}>
                  {year}
                </text>
              )}
            </g>
          ))}
        </svg>
      </Drawing>
      {station && (
        <SavePng
          stations={[station]}
          title={t('climateCompare.thisYear', { place: data.name })}
          says={() => t('climateCompare.thisYearNote', { from: sayMonthDay(data.from) })}
          name={`this-year-${id}`}
        />
      )}
      <p className="climate-notes">{t('climateCompare.thisYearNote', { from: sayMonthDay(data.from) })}</p>
    </section>
  );
}
