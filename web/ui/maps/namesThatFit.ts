interface Spot {
  readonly name: string;
  /** In pixels of the screen. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Mean width of a letter and height of a line of the names on a map, with the room kept around them, in pixels. */
const LETTER = 7;
const LINE = 18;
const BESIDE = 14;

/** The places in the list of the names that can be written to the right of their points without touching an earlier one. */
export function namesThatFit(spots: readonly Spot[]): Set<number> {
  const taken: (readonly [left: number, top: number, right: number, bottom: number])[] = [];
  const fit = new Set<number>();
  spots.forEach(({ name, at: { x, y } }, index) => {
    const box = [x, y - LINE / 2, x + BESIDE + name.length * LETTER, y + LINE / 2] as const;
    const [left, top, right, bottom] = box;
    if (taken.some(([l, t, r, b]) => left < r && l < right && top < b && t < bottom)) return;
    taken.push(box);
    fit.add(index);
  });
  return fit;
}
