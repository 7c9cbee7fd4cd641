import { sayNumber } from '#web/lib/format.ts';
import { Drawing } from './Drawing.tsx';
import { isDayMeasure, type Measure } from './measures.ts';
import { monthDayOf, sayMonthDay } from './monthDay.ts';

const [WIDTH, ROW] = [720, 56];
const FRAME = { left: 8, right: 8, foot: 24 };
const TICKS = { start: 30, end: 30, length: 30, rain: 200, spell: 5 } as const;

interface StripsProps {
  sides: readonly { readonly name: string; readonly values: readonly number[] }[];
  measure: Measure;
  line: number;
  label: string;
}

/** The years of both sides as dots above one scale, with the line. The table beside it says the same in figures. */
export function Strips({ sides, measure, line, label }: StripsProps) {
  const all = [line, ...sides.flatMap(({ values }) => values)];
  const tick = TICKS[measure];
  const [from, to] = [Math.floor(Math.min(...all) / tick) * tick, Math.ceil(Math.max(...all) / tick) * tick];
  const x = (value: number) =>
    FRAME.left + ((value - from) / Math.max(1, to - from)) * (WIDTH - FRAME.left - FRAME.right);
  const height = sides.length * ROW + FRAME.foot;
  const ticks = Array.from({ length: Math.round((to - from) / tick) + 1 }, (_, at) => from + at * tick);
  return (
    <Drawing label={label}>
      <svg className="climate-chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
        {ticks.map((value, at) => (
          <g key={value}>
            <line className="climate-grid" x1={x(value)} x2={x(value)} y1={0} y2={height - FRAME.foot} />
            <text
              x={x(value)}
              y={height - 6}
              textAnchor={at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle'}
            >
              {isDayMeasure(measure) ? sayMonthDay(monthDayOf(Math.min(366, Math.max(1, value)))) : sayNumber(value)}
            </text>
          </g>
        ))}
        <line className="climate-line" x1={x(line)} x2={x(line)} y1={0} y2={height - FRAME.foot} />
        {sides.map(({ name, values }, row) => (
          <g key={name}>
            <text x={FRAME.left} y={row * ROW + 14}>
              {name}
            </text>
            {stacked(values.map(x)).map(({ at, step, id }) => (
              <circle
                key={id}
                className="climate-dot climate-dot-early"
                cx={at}
                cy={row * ROW + ROW - 10 - step * 4}
                r="4"
              />
            ))}
          </g>
        ))}
      </svg>
    </Drawing>
  );
}

/** Dots that would hide each other stand a little higher. */
function stacked(places: readonly number[]) {
  let before = -Infinity;
  let step = 0;
  return places.map((at, id) => {
    step = at - before < 7 ? (step + 1) % 6 : 0;
    before = at;
    return { at, step, id };
  });
}
