import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/Link.tsx';
import { climateHref, type SeasonYear } from './api.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';

const [WIDTH, HEIGHT] = [720, 260];
const FRAME = { left: 56, right: 8, top: 10, bottom: 26 };
const TICK_DAYS = 15;

interface StartChartProps {
  stationId: string;
  years: readonly SeasonYear[];
  search: URLSearchParams;
  /** The line, as doy366. */
  by: number;
  /** The first and last day of the axis. */
  from: number;
  to: number;
}

/** The day on which the rains began, year by year, over the line; the table below says the same in words. */
export function StartChart({ stationId, years, search, by, from, to }: StartChartProps) {
  const t = useWords();
  const first = years[0]?.year ?? 0;
  const last = years.at(-1)?.year ?? first;
  const x = (year: number) => FRAME.left + ((year - first + 0.5) / (last - first + 1)) * (WIDTH - FRAME.left - FRAME.right);
  const y = (doy: number) => FRAME.top + (1 - (doy - from) / Math.max(1, to - from)) * (HEIGHT - FRAME.top - FRAME.bottom);
  const ticks = Array.from({ length: Math.floor((to - from) / TICK_DAYS) + 1 }, (_, at) => from + at * TICK_DAYS);
  const labelled = years.filter(({ year }) => year % (years.length > 40 ? 10 : 5) === 0);
  return (
    <div className="climate-drawing">
      <svg className="climate-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={t('climate.chart')}>
        {ticks.map((doy) => (
          <g key={doy} aria-hidden="true">
            <line className="climate-grid" x1={FRAME.left} x2={WIDTH - FRAME.right} y1={y(doy)} y2={y(doy)} />
            <text x={FRAME.left - 6} y={y(doy) + 4} textAnchor="end">{sayMonthDay(monthDayOf(doy))}</text>
          </g>
        ))}
        {labelled.map(({ year }) => (
          <text key={year} x={x(year)} y={HEIGHT - 8} textAnchor="middle" aria-hidden="true">{year}</text>
        ))}
        <line className="climate-line" x1={FRAME.left} x2={WIDTH - FRAME.right} y1={y(by)} y2={y(by)} aria-hidden="true" />
        {years.map(({ year, start }) => (start.doy === null || start.day === null ? null : (
          <Link key={year} href={climateHref(stationId, search, { year: String(year) })} aria-label={t('climate.dot', { year, day: sayMonthDay(start.day.slice(5)) })}>
            <circle className={start.doy <= by ? 'climate-dot climate-dot-early' : 'climate-dot'} cx={x(year)} cy={y(start.doy)} r="5" />
          </Link>
        )))}
      </svg>
    </div>
  );
}
