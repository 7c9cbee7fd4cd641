import { colourPlaces, nameFew, type Outlined } from '#engines/charts/colouredPlaces.ts';
import { sayUnit } from '#engines/tables/columns/saysUnit.ts';
import { clipText } from '#engines/words/fitText.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { type Asked, type Drawing, withUnit } from './drawing.ts';
import { colours, mapColours, round, write } from './shapes.ts';

/** The country and its places, and the place each label names. */
export interface MapGround {
  /** Left, top, right and bottom of the country. */
  readonly box: readonly number[];
  readonly country: string;
  readonly places: readonly Outlined[];
  readonly keys: readonly (string | null)[];
}

const TALL = { wide: 460, narrow: 340 };
const ROW = 22;
/** Less wide than this, the legend stands under the map. */
const NARROW = 480;

/** Places coloured by their values; each says its label and figure where it is pointed at. What is drawn has the id `map`. */
export function drawMap(
  { values: { labels, series }, unit, width }: Asked,
  { box, country, places: outlines, keys }: MapGround,
): Drawing {
  const { name = '', values = [] } = series[0] ?? {};
  const { places, legend, hasNone, lost, isEmpty } = colourPlaces(labels, keys, values, outlines);
  if (isEmpty) return { refusal: 'None of these labels names a region or district of Ghana. Bars show these numbers.' };
  const isNarrow = width < NARROW;
  const [west = 0, north = 0, east = 0, south = 0] = box;
  const scale = Math.min((isNarrow ? TALL.narrow : TALL.wide) / (south - north), width / (east - west));
  const [wide, tall] = [round((east - west) * scale), round((south - north) * scale)];
  const rows = [...legend, ...(hasNone ? [{ step: 0, text: 'no value' }] : [])];
  const under = 24 + rows.length * ROW;
  const [x, y] = isNarrow ? [0, tall + 16] : [wide + 32, round(Math.max(0, (tall - under) / 2))];
  const drawn = places.map(({ d, label, value, step }) => {
    const said = label === undefined ? '' : `<title>${escapeXml(`${labels[label]}: ${withUnit(value, unit)}`)}</title>`;
    return `<path d="${d}" fill="${mapColours[step]}">${said}</path>`;
  });
  const moved = `translate(${round((isNarrow ? (width - wide) / 2 : 0) - west * scale)} ${round(-north * scale)}) scale(${Math.round(scale * 10_000) / 10_000})`;
  const title = clipText(sayUnit(name, unit), isNarrow ? width : width - wide - 32);
  return {
    svg: [
      `<g transform="${moved}"><g id="map" stroke="${colours.surface}" stroke-width=".8">${drawn.join('')}<path d="${country}" fill="none" stroke="${colours['ink-2']}" stroke-width="1.6"/></g></g>`,
      write(title, x, y + 12, { bold: true }),
      ...rows.map(
        ({ step, text }, row) =>
          `<rect x="${x}" y="${y + 24 + row * ROW}" width="16" height="16" rx="3" fill="${mapColours[step]}" stroke="${colours.line}"/>${write(text, x + 24, y + 36 + row * ROW)}`,
      ),
    ].join(''),
    height: (isNarrow ? tall + 16 + under : Math.max(tall, under)) + 8,
    ...(lost.length > 0 && {
      remarks: [
        `${lost.length === 1 ? 'One label names' : `${lost.length} labels name`} no place on this map: ${nameFew(lost)}. The table has ${lost.length === 1 ? 'it' : 'them'}.`,
      ],
    }),
  };
}
