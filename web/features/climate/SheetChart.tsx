import { sayNumber } from '#web/lib/format.ts';
import type { SeasonYear } from './api.ts';
import { isDayMeasure, type Measure, valueOf } from './measures.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';

const [WIDTH, HEIGHT] = [1000, 420];
const FRAME = { left: 84, right: 12, top: 14, bottom: 30 };
const TICKS = { start: 15, end: 15, length: 20, rain: 200, spell: 5 } as const;

interface SheetChartProps {
  years: readonly SeasonYear[];
  measure: Measure;
  line: number;
  /** The line of a group, with what is written at it. */
  own: { readonly at: number; readonly says: string } | null;
  label: string;
}

/** A value of each year in black and white, for paper: full dots by the line, empty ones not. */
export function SheetChart({ years, measure, line, own, label }: SheetChartProps) {
  const dots = years.flatMap((year) => {
    const value = valueOf(year, measure);
    return typeof value === 'number' ? [{ year: year.year, value }] : [];
  });
  const tick = TICKS[measure];
  const all = [line, ...(own ? [own.at] : []), ...dots.map(({ value }) => value)];
  const [from, to] = [Math.floor(Math.min(...all) / tick) * tick, Math.ceil(Math.max(...all) / tick) * tick];
  const [first, last] = [years[0]?.year ?? 0, years.at(-1)?.year ?? 0];
  const x = (year: number) =>
    FRAME.left + ((year - first + 0.5) / (last - first + 1)) * (WIDTH - FRAME.left - FRAME.right);
  const y = (value: number) =>
    FRAME.top + (1 - (value - from) / Math.max(1, to - from)) * (HEIGHT - FRAME.top - FRAME.bottom);
  const isFull = (value: number) => (isDayMeasure(measure) ? value <= line : value >= line);
  const span = { x1: FRAME.left, x2: WIDTH - FRAME.right };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {Array.from({ length: Math.round((to - from) / tick) + 1 }, (_, at) => from + at * tick).map((value) => (
        <g key={value}>
          <line {...span} y1={y(value)} y2={y(value)} />
          <text x={FRAME.left - 8} y={y(value) + 6} textAnchor="end">
            {isDayMeasure(measure) ? sayMonthDay(monthDayOf(Math.min(366, Math.max(1, value)))) : sayNumber(value)}
          </text>
        </g>
      ))}
      {dots
        .filter(({ year }) => year % (last - first > 40 ? 10 : 5) === 0)
        .map(({ year }) => (
          <text key={year} x={x(year)} y={HEIGHT - 8} textAnchor="middle">
            {year}
          </text>
        ))}
      <line className="sheet-line" {...span} y1={y(line)} y2={y(line)} />
      {dots.map(({ year, value }) => (
        <circle key={year} className={isFull(value) ? 'sheet-full' : undefined} cx={x(year)} cy={y(value)} r="7" />
      ))}
      {own && (
        <>
          <line className="sheet-own-line" {...span} y1={y(own.at)} y2={y(own.at)} />
          <text className="sheet-own" x={WIDTH - FRAME.right} y={y(own.at) - 12} textAnchor="end">
            {own.says}
          </text>
        </>
      )}
    </svg>
  );
}
