import { colours } from './colours.ts';

export type SceneName = 'calendar' | 'weather' | 'map' | 'data' | 'help' | 'portal';

/** A place on the map scene. */
export interface Dot {
  readonly lat: number;
  readonly lng: number;
}

/** A drawing of 360 by 612 pixels on a green ground. */
export function drawScene(scene: SceneName, dots: readonly Dot[]): string {
  return scene === 'map' ? drawMap(dots) : scenes[scene];
}

const WHITE = colours.surface;
const pale = (opacity: number) => `fill="${WHITE}" fill-opacity="${opacity}"`;
const bar = (x: number, y: number, width: number, fill: string, height = 34) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(10, height / 2)}" fill="${fill}"/>`;

const sun = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colours.gold}"/>`;

/** Furrows that run to the foot of the drawing. */
const field = [0, 1, 2, 3]
  .map(
    (row) =>
      `<path d="M-20 ${470 + row * 44}c70-50 135-50 200 0s130 50 200 0" fill="none" stroke="${WHITE}" stroke-opacity="${0.85 - row * 0.18}" stroke-width="14" stroke-linecap="round"/>`,
  )
  .join('');

const cloud = (fill: string) =>
  `<path d="M92 330a62 62 0 0 1 8-123 86 86 0 0 1 164-14 70 70 0 0 1 4 137z" fill="${fill}"/>`;

const scenes: Readonly<Record<Exclude<SceneName, 'map'>, string>> = {
  portal: sun(180, 230, 92) + field,
  calendar: [
    bar(40, 120, 96, colours['activity-site']),
    bar(96, 176, 72, WHITE),
    bar(132, 232, 104, colours['map-3']),
    bar(188, 288, 80, colours['chart-6']),
    bar(164, 344, 132, colours['map-4']),
    bar(224, 400, 96, colours['chart-2']),
    `<path d="M152 84V470" stroke="${colours.gold}" stroke-width="5"/>`,
    ...[40, 110, 180, 250, 320].map(
      (x) => `<path d="M${x} 500v16" stroke="${WHITE}" stroke-opacity=".7" stroke-width="4"/>`,
    ),
    `<path d="M28 500H332" stroke="${WHITE}" stroke-opacity=".7" stroke-width="4"/>`,
  ].join(''),
  weather: [
    sun(248, 190, 72),
    cloud(WHITE),
    ...[
      [112, 376],
      [176, 396],
      [240, 376],
      [144, 446],
      [208, 446],
    ].map(
      ([x, y]) =>
        `<path d="M${x} ${y}l-14 40" stroke="${colours['chart-6']}" stroke-width="13" stroke-linecap="round"/>`,
    ),
  ].join(''),
  data: [
    ...[
      [56, 190],
      [120, 270],
      [184, 230],
      [248, 330],
    ].map(([x = 0, tall = 0], at) => bar(x, 490 - tall, 48, at === 3 ? colours['map-3'] : colours['map-4'], tall)),
    `<path d="M36 492H324" stroke="${WHITE}" stroke-width="5"/>`,
    `<path d="M80 230L144 170L208 196L272 96" fill="none" stroke="${WHITE}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join(''),
  help: [150, 270, 390]
    .map(
      (y, at) =>
        `<rect x="48" y="${y}" width="264" height="92" rx="16" ${pale(at === 1 ? 1 : 0.22)}/><circle cx="94" cy="${y + 46}" r="18" fill="${colours.gold}"/>${bar(130, y + 26, 150, at === 1 ? colours['map-4'] : WHITE, 14)}${bar(130, y + 52, 104, at === 1 ? colours['map-3'] : WHITE, 14)}`,
    )
    .join(''),
};

/** Every district at its place: together they are the country. */
function drawMap(dots: readonly Dot[]): string {
  if (dots.length === 0) return scenes.portal;
  const [south, north] = [Math.min(...dots.map(({ lat }) => lat)), Math.max(...dots.map(({ lat }) => lat))];
  const west = Math.min(...dots.map(({ lng }) => lng));
  // Near the equator a degree is as long either way.
  const scale = 400 / (north - south);
  const east = Math.max(...dots.map(({ lng }) => lng));
  const left = (360 - (east - west) * scale) / 2;
  return dots
    .map(({ lat, lng }) => {
      const [x, y] = [left + (lng - west) * scale, 100 + (north - lat) * scale];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7" ${pale(0.78)}/>`;
    })
    .join('');
}
