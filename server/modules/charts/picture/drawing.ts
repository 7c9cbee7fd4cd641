import { shortFigure } from '#engines/words/figures.ts';

/** The numbers of a picture: the very ones that the browser draws. */
export interface PictureValues {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** What a drawing of values is given; `width` in pixels. */
export interface Asked {
  readonly values: PictureValues;
  readonly unit: string;
  readonly axes?: { readonly x: string; readonly y: string } | undefined;
  readonly width: number;
  /** The values are parts that add up: counts, sums and shares; means and medians are not. */
  readonly addsUp: boolean;
}

/** A drawing below which the next begins, or why there is none and what to do instead. */
export type Drawing =
  | { readonly svg: string; readonly height: number; readonly remarks?: readonly string[] }
  | { readonly refusal: string };

/** "2.25 t/ha", "76.6%", "–". */
export function withUnit(value: number | null, unit: string, beside: readonly number[] = []): string {
  if (value === null) return '–';
  return `${shortFigure(value, beside)}${unit === '%' || unit === '' ? '' : ' '}${unit}`;
}
