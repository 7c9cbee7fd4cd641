import { dayNumber } from '../../dates/day.ts';
import { choice, integer, monthDay, number, optional, reference, text } from '../column.ts';
import { provenanceColumns } from '../provenance.ts';
import { table } from '../table.ts';
import { seasons, zones } from '../words.ts';
import { lat, lng } from './places.ts';

export const climateNormals = table({
  name: 'climateNormals',
  title: 'Usual climate by month',
  description:
    'A usual month at a station or in a zone: rain, temperature, humidity. The shipped rows are approximate, recollected from published normals and not copied from them; measured normals can take their place.',
  key: ['place', 'month'],
  titleColumn: 'place',
  columns: {
    place: text('Place', 'A zone key, or the name of a station or an area.', { required: true, longest: 80 }),
    kind: choice(
      'Kind',
      'Zone rows are means of station rows; an area is a part of a zone that lies between stations.',
      ['zone', 'station', 'area'],
    ),
    month: integer('Month', '1 is January.', 1, 12),
    lat: optional(lat('Latitude')),
    lng: optional(lng('Longitude')),
    rainMm: number('Rain', 'Millimetres in the month.', 0, 2_000),
    rainDays: number('Rain days', 'Days with rain.', 0, 31),
    tmaxC: number('Daily maximum', 'Mean, °C.', 10, 50),
    tminC: number('Daily minimum', 'Mean, °C.', 0, 40),
    rhPct: number('Humidity', 'Mean relative humidity, percent.', 0, 100),
    ...provenanceColumns,
  },
  check: (row) => [
    ...(row.tminC > row.tmaxC ? [`The daily minimum (${row.tminC} °C) is above the maximum (${row.tmaxC} °C).`] : []),
    ...(row.kind === 'zone' && !zones.some((zone) => zone === row.place)
      ? [`"${row.place}" is not a zone. A zone row names one of ${zones.join(', ')}.`]
      : []),
  ],
});

export const onsetWindows = table({
  name: 'onsetWindows',
  title: 'Onset windows',
  description: 'When the rains usually set in and end, per region, zone and season.',
  key: ['regionId', 'zone', 'season'],
  titleColumn: 'regionId',
  columns: {
    regionId: reference('Region', 'Region of the window.', 'regions'),
    zone: choice('Zone', 'Agro-ecological zone.', zones),
    season: choice('Season', 'Major and minor where there are two rainy seasons, single where there is one.', seasons),
    onsetEarliest: onsetDay('Earliest onset'),
    onsetTypical: onsetDay('Typical onset'),
    onsetLatest: onsetDay('Latest onset'),
    cessationEarliest: onsetDay('Earliest end'),
    cessationTypical: onsetDay('Typical end'),
    cessationLatest: onsetDay('Latest end'),
    seasonDaysMin: integer('Shortest season', 'Days.', 1, 365),
    seasonDaysMax: integer('Longest season', 'Days.', 1, 365),
    cessationBasis: text('Basis of the end', 'How the end dates are known; "basis" speaks for onset.', {
      longest: 120,
    }),
    ...provenanceColumns,
  },
  check: (row) => [
    ...inOrder('onset', row.onsetEarliest, row.onsetTypical, row.onsetLatest),
    ...inOrder('end', row.cessationEarliest, row.cessationTypical, row.cessationLatest),
    ...(row.seasonDaysMin > row.seasonDaysMax
      ? [`The shortest season (${row.seasonDaysMin} days) is longer than the longest (${row.seasonDaysMax} days).`]
      : []),
  ],
});

function onsetDay(label: string) {
  return monthDay(label, 'Month and day, such as 03-16.');
}

/** Dates of a window follow each other; it may run over the turn of the year, but never half a year. */
function inOrder(what: string, earliest: string, typical: string, latest: string): string[] {
  const [first, middle, last] = [earliest, typical, latest].map(dayOfYear) as [number, number, number];
  const toMiddle = (middle - first + 366) % 366;
  const toLast = (last - first + 366) % 366;
  if (toMiddle <= toLast && toLast <= 183) return [];
  return [
    `The dates of the ${what} are ${earliest}, ${typical}, ${latest}; expected earliest, typical, latest in this order.`,
  ];
}

/** Days since 1 January of a leap year. */
function dayOfYear(monthDayText: string): number {
  return dayNumber(`2024-${monthDayText}`) - dayNumber('2024-01-01');
}
