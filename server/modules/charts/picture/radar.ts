import { shortFigure } from '#engines/words/figures.ts';
import { clipText } from '#engines/words/fitText.ts';
import { type Asked, type Drawing, withUnit } from './drawing.ts';
import { colourOf, colours, dashOf, path, round, write } from './shapes.ts';

/** Fewer spokes span no surface; more cannot be read. */
const SPOKES = { least: 3, most: 12 };
const MOST_REACH = 140;

/** Values around a centre of zero; of one series each figure stands at its label. */
export function drawRadar({ values: { labels, series }, unit, width }: Asked): Drawing {
  if (labels.length < SPOKES.least)
    return {
      refusal: `A radar needs at least ${SPOKES.least} labels; there ${labels.length === 1 ? 'is 1' : `are ${labels.length}`}. Bars show them.`,
    };
  if (labels.length > SPOKES.most)
    return {
      refusal: `A radar of ${labels.length} labels cannot be read; it takes ${SPOKES.most} at most. Bars show them, or ask for the largest ${SPOKES.most}.`,
    };
  const numbers = series.flatMap(({ values }) => values.filter((value) => value !== null));
  if (numbers.some((value) => value < 0))
    return { refusal: 'A radar begins at zero and some values are below it. Bars show them.' };
  const most = Math.max(...numbers) || 1;
  const reach = Math.min(MOST_REACH, width / 2 - 70);
  const centre = { x: width / 2, y: reach + 34 };
  const room = width / 2 - reach * 0.75;
  const at = (spoke: number, value: number): [number, number] => {
    const turn = (spoke / labels.length) * 2 * Math.PI;
    return [
      round(centre.x + (Math.sin(turn) * reach * value) / most),
      round(centre.y - (Math.cos(turn) * reach * value) / most),
    ];
  };
  const ring = (share: number): string =>
    path(`M${labels.map((_, spoke) => at(spoke, most * share).join(' ')).join('L')}Z`, colours.line);
  const spokes = labels.map((label, spoke) => {
    const [x, y] = at(spoke, most);
    const [nameX, nameY] = at(spoke, most * 1.1);
    const anchor = Math.abs(nameX - centre.x) < 8 ? 'middle' : nameX > centre.x ? 'start' : 'end';
    const figure = series.length === 1 ? `: ${withUnit(series[0]?.values[spoke] ?? null, unit)}` : '';
    return `${path(`M${centre.x} ${centre.y}L${x} ${y}`, colours.line)}${write(`${clipText(label, Math.min(150, room))}${figure}`, nameX, nameY + 4, { anchor })}`;
  });
  const webs = series.map(
    ({ values }, index) =>
      `<path d="M${labels.map((_, spoke) => at(spoke, values[spoke] ?? 0).join(' ')).join('L')}Z" fill="${colourOf(index)}" fill-opacity=".12" stroke="${colourOf(index)}" stroke-width="2.5"${dashOf(index)}/>`,
  );
  const missing = series.reduce(
    (sum, { values }) => sum + labels.filter((_, spoke) => (values[spoke] ?? null) === null).length,
    0,
  );
  return {
    svg: [
      ring(1),
      ring(0.5),
      ...spokes,
      ...webs,
      write(shortFigure(most), centre.x + 4, centre.y - reach + 14, { size: 11, fill: colours['ink-2'] }),
    ].join(''),
    height: 2 * reach + 80,
    ...(missing > 0 && {
      remarks: [`${missing === 1 ? '1 value is' : `${missing} values are`} missing and drawn at the centre.`],
    }),
  };
}
