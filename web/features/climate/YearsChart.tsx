import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { climateHref, type SeasonYear } from './api.ts';
import { isDayMeasure, type Measure, valueOf } from './measures.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';

const [WIDTH, HEIGHT] = [720, 260];
const FRAME = { left: 56, right: 8, top: 10, bottom: 26 };
const TICKS = { start: 15, end: 15, length: 20, rain: 200, spell: 5 } as const;

interface YearsChartProps {
  stationId: string;
  years: readonly SeasonYear[];
  measure: Measure;
  search: URLSearchParams;
  /** The line: doy366, days or mm. */
  line: number;
}

/** A value of each year over the line; the table below says the same in words. */
export function YearsChart({ stationId, years, measure, search, line }: YearsChartProps) {
  const t = useWords();
  const first = years[0]?.year ?? 0;
  const last = years.at(-1)?.year ?? first;
  const values = years.flatMap((year) => {
    const value = valueOf(year, measure);
    return typeof value === 'number' ? [value] : [];
  });
  const tick = TICKS[measure];
  const [from, to] = [
    Math.floor(Math.min(line, ...values) / tick) * tick,
    Math.ceil(Math.max(line, ...values) / tick) * tick,
  ];
  const x = (year: number) =>
    FRAME.left + ((year - first + 0.5) / (last - first + 1)) * (WIDTH - FRAME.left - FRAME.right);
  const y = (value: number) =>
    FRAME.top + (1 - (value - from) / Math.max(1, to - from)) * (HEIGHT - FRAME.top - FRAME.bottom);
  const say = (value: number) =>
    isDayMeasure(measure) ? sayMonthDay(monthDayOf(Math.min(366, Math.max(1, value)))) : sayNumber(Math.round(value));
  const isHit = (value: number) => (isDayMeasure(measure) ? value <= line : value >= line);
  const labelled = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
    (year) => year % (last - first > 40 ? 10 : 5) === 0,
  );
  return (
    <div className="climate-drawing">
      <svg
        className="climate-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label={t(`climate.chart_${measure}`)}
      >
        {Array.from({ length: Math.round((to - from) / tick) + 1 }, (_, at) => from + at * tick).map((value) => (
          <g key={value} aria-hidden="true">
            <line className="climate-grid" x1={FRAME.left} x2={WIDTH - FRAME.right} y1={y(value)} y2={y(value)} />
            <text x={FRAME.left - 6} y={y(value) + 4} textAnchor="end">
              {say(value)}
            </text>
          </g>
        ))}
        {labelled.map((year) => (
          <text key={year} x={x(year)} y={HEIGHT - 8} textAnchor="middle" aria-hidden="true">
            {year}
          </text>
        ))}
        <line
          className="climate-line"
          x1={FRAME.left}
          x2={WIDTH - FRAME.right}
          y1={y(line)}
          y2={y(line)}
          aria-hidden="true"
        />
        {years.map((year) => {
          const value = valueOf(year, measure);
          return typeof value !== 'number' ? null : (
            <Link
              key={year.year}
              href={climateHref(stationId, search, { year: String(year.year) })}
              aria-label={t(`climate.dot_${measure}`, { year: year.year, value: say(value) })}
            >
              <circle
                className={isHit(value) ? 'climate-dot climate-dot-early' : 'climate-dot'}
                cx={x(year.year)}
                cy={y(value)}
                r="5"
              />
            </Link>
          );
        })}
      </svg>
    </div>
  );
}
