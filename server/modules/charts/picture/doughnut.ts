import { arc, pie, type PieArcDatum } from 'd3-shape';
import { clipText } from '#engines/words/fitText.ts';
import { type Asked, type Drawing, withUnit } from './drawing.ts';
import { colours, fillOf, write } from './shapes.ts';

/** More shares than this cannot be told apart. */
const MOST_SHARES = 10;
const RING = { outer: 120, inner: 72 };
const ROW = 26;

/** Shares of a whole, the whole in the middle, each share named and counted beside it. */
export function drawDoughnut({ values: { labels, series }, unit, width, addsUp }: Asked): Drawing {
  const values = series[0]?.values ?? [];
  const below = values.findIndex((value) => value !== null && value < 0);
  if (below !== -1)
    return { refusal: `"${labels[below] ?? ''}" is below zero, which is no share of a whole. Bars show it.` };
  const shares = gathered(labels.map((name, at) => ({ name, value: values[at] ?? 0 })));
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return { refusal: 'All values are zero: there is no whole to share. Bars show them.' };
  const slices = pie<Share>()
    .sortValues(null)
    .value(({ value }) => value)
    .padAngle(0.012)([...shares]);
  const shape = arc<PieArcDatum<Share>>().innerRadius(RING.inner).outerRadius(RING.outer);
  const ring = slices
    .map(
      (slice, at) =>
        `<path d="${(shape(slice) ?? '').replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))}" fill="${fillOf(at)}"/>`,
    )
    .join('');
  const isNarrow = width < 560;
  const list = isNarrow ? width : width - 290;
  const rows = shares.map(({ name, value }, at) => {
    const y = at * ROW;
    const percent = Math.round((value / whole) * 1_000) / 10;
    return `<rect x="0" y="${y + 4}" width="14" height="14" rx="3" fill="${fillOf(at)}"/>${write(clipText(name, list - 150), 22, y + 15)}${write(unit === '%' || !addsUp ? withUnit(value, unit) : `${withUnit(value, unit)} (${percent}%)`, list, y + 15, { anchor: 'end' })}`;
  });
  const tall = shares.length * ROW;
  const height = isNarrow ? 2 * RING.outer + 16 + tall : Math.max(2 * RING.outer, tall);
  const listAt = isNarrow ? `0 ${2 * RING.outer + 16}` : `290 ${(height - tall) / 2}`;
  const ringAt = isNarrow ? `${width / 2} ${RING.outer}` : `${RING.outer} ${height / 2}`;
  return {
    svg: `<g transform="translate(${ringAt})">${ring}${addsUp ? write(withUnit(Math.round(whole * 100) / 100, unit), 0, 6, { size: 18, bold: true, anchor: 'middle' }) : ''}</g><g transform="translate(${listAt})" fill="${colours.ink}">${rows.join('')}</g>`,
    height: height + 14,
    remarks: [
      ...(series.length > 1
        ? [`Only ${series[0]?.name ?? ''} is drawn: a whole has one series. Bars show all ${series.length}.`]
        : []),
      ...(addsUp ? [] : ['Means and medians are no parts of a whole: bars compare them better.']),
    ],
  };
}

interface Share {
  readonly name: string;
  readonly value: number;
}

/** Past ten, the nine largest and the rest. */
function gathered(shares: readonly Share[]): readonly Share[] {
  if (shares.length <= MOST_SHARES) return shares;
  const largest = new Set(shares.toSorted((a, b) => b.value - a.value).slice(0, MOST_SHARES - 1));
  const rest = shares.filter((share) => !largest.has(share));
  return [
    ...shares.filter((share) => largest.has(share)),
    { name: `${rest.length} others`, value: rest.reduce((sum, { value }) => sum + value, 0) },
  ];
}
