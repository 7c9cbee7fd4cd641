import { dayNumber } from '#engines/dates/day.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { YearDetail } from './api.ts';
import { Drawing } from './Drawing.tsx';

const WIDTH = 732;
const FOOT = 18;
const RAIN = 130;
const GAP = 10;
const SOIL = 70;

/** Each day of a year: its rain with the starts and the dry spells that failed them, and the water in the soil below. */
export default function YearDrawing({ detail, rain }: { detail: YearDetail; rain: readonly (number | null)[] }) {
  const t = useWords();
  const { year, starts, end, soil } = detail;
  const most = Math.max(10, ...rain.map((value) => value ?? 0));
  const floor = RAIN + (soil ? GAP + SOIL : 0);
  const at = (day: string) => (dayNumber(day) - dayNumber(`${year}-01-01`)) * 2;
  const total = rain.includes(null) ? null : Math.round(rain.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  return (
    <figure>
      <Drawing label={t('climate.yearTitle', { year })}>
        <svg
          className="climate-days"
          viewBox={`0 0 ${WIDTH} ${floor + FOOT}`}
          role="img"
          aria-label={t('climate.dailyRain', { year, most: Math.round(most) })}
        >
          {starts.map(({ from, day, failed_on: failed }) => (
            <g key={day}>
              {failed !== null && (
                <rect className="climate-dry" x={at(day) + 2} width={at(failed) - at(day)} y={0} height={floor} />
              )}
              <rect
                className={failed === null ? 'climate-event' : 'climate-event climate-event-false'}
                x={at(from)}
                width={at(day) - at(from) + 2}
                y={0}
                height={floor}
              />
            </g>
          ))}
          <Rain rain={rain} most={most} />
          {soil && <Soil soil={soil} top={RAIN + GAP} />}
          {starts.map(({ day, failed_on: failed }) => (
            <line
              key={day}
              className={failed === null ? 'climate-mark' : 'climate-mark climate-mark-false'}
              x1={at(day) + 1}
              x2={at(day) + 1}
              y1={0}
              y2={floor}
            />
          ))}
          {end.day !== null && (
            <line
              className="climate-mark climate-mark-end"
              x1={at(end.day) + 1}
              x2={at(end.day) + 1}
              y1={0}
              y2={floor}
            />
          )}
          {Array.from({ length: 12 }, (_, month) => (
            <text
              key={month}
              x={at(`${year}-${String(month + 1).padStart(2, '0')}-15`) + 1}
              y={floor + FOOT - 4}
              textAnchor="middle"
            >
              {month + 1}
            </text>
          ))}
        </svg>
      </Drawing>
      <figcaption>
        {total === null ? t('climate.daysNote') : t('climate.daysNoteTotal', { total })}
        {soil && ` ${t('climate.soilNote', { holds: soil.holds_mm, loses: soil.loses_mm })}`}
        {end.day !== null && ` ${t('climate.endMark', { day: sayDay(end.day) })}`}
      </figcaption>
    </figure>
  );
}

function Rain({ rain, most }: { rain: readonly (number | null)[]; most: number }) {
  const bar = (value: number | null, day: number) => {
    if (value === null || value === 0) return '';
    const height = ((value / most) * RAIN).toFixed(1);
    return `M${day * 2} ${RAIN}v-${height}h1.6v${height}z`;
  };
  const gap = (value: number | null, day: number) => (value === null ? `M${day * 2} 0v${RAIN}h2V0z` : '');
  return (
    <>
      <path className="climate-gap" d={rain.map(gap).join('')} />
      <path className="climate-bar" d={rain.map(bar).join('')} />
    </>
  );
}

/** An area under the water of each day; interrupted where it is not known. */
function Soil({ soil, top }: { soil: NonNullable<YearDetail['soil']>; top: number }) {
  const bottom = top + SOIL;
  let path = '';
  let isOpen = false;
  for (const [day, water] of (soil.water_mm ?? []).entries()) {
    if (water !== null) {
      path += `${isOpen ? '' : `M${day * 2} ${bottom}`}V${(bottom - (water / soil.holds_mm) * SOIL).toFixed(1)}h2`;
    } else if (isOpen) path += `V${bottom}Z`;
    isOpen = water !== null;
  }
  return (
    <>
      <path className="climate-soil" d={isOpen ? `${path}V${bottom}Z` : path} />
      <line className="climate-grid" x1={0} x2={WIDTH} y1={bottom} y2={bottom} />
    </>
  );
}
