import type { Box, Drawn } from './shapes.ts';

/** Widths of the drawn map, in CSS pixels, from which a label may appear; Atlas.css holds the same steps. */
export const STEPS = [0, 220, 280, 340, 440, 560, 760, 1000, 1400, 2000] as const;
/** The width a step is judged at: nobody has a map of 0 pixels. On a phone of 360 px the country is 180 to 220 wide. */
const SMALLEST = 170;

/** Size of type on the map in pixels (`--text-xs`), the mean width of a letter in it, and the room kept between names. */
const TYPE = 12;
const LETTER = 0.58 * TYPE;
const LINE = 1.35 * TYPE;
const GAP = 3;
/** Room that the pin with its larger label takes, in pixels: half width per letter, above and below the point. */
const PIN = { letter: 7.6, above: 34, below: 24 };

export interface Label {
  id: string;
  text: string;
  at: readonly [number, number];
  /** Number of the step in STEPS from which it shows. */
  from: number;
}

/**
 * Which names fit on a map without touching, from which width of the map on.
 * Large places come first; what shows on a narrow map stays on a wider one. The chosen place always has its room.
 */
export function placeLabels(
  places: readonly Drawn[],
  view: Box,
  chosen?: string | undefined,
  pinText?: string | undefined,
): Label[] {
  const unitsAcross = view[2] - view[0];
  const pin = places.find(({ id }) => id === chosen);
  const waiting = places
    .filter((place) => place !== pin && isInside(place.at, view))
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  const placed: Label[] = [];
  STEPS.forEach((width, from) => {
    const pixel = unitsAcross / Math.max(width, SMALLEST);
    const taken = placed.map(({ text, at }) => boxOf(text, at, pixel));
    if (pin) taken.push(pinBox(pinText ?? pin.name, pin.at, pixel));
    for (const place of waiting) {
      if (placed.some(({ id }) => id === place.id)) continue;
      const box = boxOf(place.name, place.at, pixel);
      // A name much wider than its place would seem to belong to the neighbours.
      if (box[2] - box[0] > 1.3 * (place.box[2] - place.box[0])) continue;
      if (box[0] < view[0] - 12 * pixel || box[2] > view[2] + 12 * pixel) continue;
      if (taken.some((other) => touches(box, other))) continue;
      taken.push(box);
      placed.push({ id: place.id, text: place.name, at: place.at, from });
    }
  });
  return placed;
}

function boxOf(text: string, [x, y]: readonly [number, number], pixel: number): Box {
  const half = ((text.length * LETTER + GAP) * pixel) / 2;
  return [x - half, y - (LINE * pixel) / 2, x + half, y + (LINE * pixel) / 2];
}

function pinBox(text: string, [x, y]: readonly [number, number], pixel: number): Box {
  const half = (text.length * PIN.letter * pixel) / 2;
  return [x - half, y - PIN.above * pixel, x + half, y + PIN.below * pixel];
}

function touches(one: Box, other: Box): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}

function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

function isInside([x, y]: readonly [number, number], [left, top, right, bottom]: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
