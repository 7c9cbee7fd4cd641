import { classify, stepOf, type ValueClass } from '../geography/classes.ts';
import { figuresOnScale } from '../words/figures.ts';

/** A place with an outline, or a point alone where it has none. */
export interface Outlined {
  readonly id: string;
  readonly d: string;
  readonly at: readonly number[];
}

/** A place as a map shows it. */
export interface ColouredPlace {
  readonly id: string;
  readonly d: string;
  /** The label that names it; of several the first; undefined where none does. */
  readonly label: number | undefined;
  readonly value: number | null;
  /** Of the ramp, 1 to 7; 0 where no value is known. */
  readonly step: number;
}

/** What a map says of the labels of a chart. */
export interface ColouredMap {
  readonly places: readonly ColouredPlace[];
  /** From the least to the largest, with round limits on one scale in words: "under 0.5M", "0.5M – 1.2M", "1.2M and more". */
  readonly legend: readonly { readonly step: number; readonly text: string }[];
  readonly hasNone: boolean;
  /** Labels that name no place, in their order. */
  readonly lost: readonly string[];
  /** Whether any place has a value. */
  readonly isEmpty: boolean;
}

/** A place without an outline is a dot of this radius, in the units of the map. */
const DOT = 5;

/**
 * Colours places by the values of the labels that name them, in up to seven classes of about as many places each.
 *
 * @param keys the place each label names; null where it names none
 */
export function colourPlaces(
  labels: readonly string[],
  keys: readonly (string | null)[],
  values: readonly (number | null)[],
  outlines: readonly Outlined[],
): ColouredMap {
  const classes = classify(values.filter((_, at) => (keys[at] ?? null) !== null));
  const labelOf = new Map(keys.flatMap((key, at) => (key === null ? [] : [[key, at] as const])).toReversed());
  const places = outlines.map(({ id, d, at }) => {
    const label = labelOf.get(id);
    const value = label === undefined ? null : (values[label] ?? null);
    return { id, d: d || dotAt(at), label, value, step: stepOf(value, classes) };
  });
  return {
    places,
    legend: legendOf(classes),
    hasNone: places.some(({ value }) => value === null),
    lost: labels.filter((_, at) => (keys[at] ?? null) === null),
    isEmpty: keys.every((key, at) => key === null || (values[at] ?? null) === null),
  };
}

function legendOf(classes: readonly ValueClass[]): { step: number; text: string }[] {
  const froms = figuresOnScale(classes.map(({ from }) => Number(from)));
  const isEach = classes.every(({ from, to }) => from === to);
  return classes.map(({ step }, at) => {
    const [from = '', next] = [froms[at], froms[at + 1]];
    if (isEach) return { step, text: from };
    if (at === 0) return { step, text: `under ${next ?? from}` };
    return { step, text: next === undefined ? `${from} and more` : `${from} – ${next}` };
  });
}

const dotAt = ([x = 0, y = 0]: readonly number[]) =>
  `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;

/** Labels that are named of those without a place. */
const NAMED = 8;

/** "Accra, Kumasi, Ho, …": the first few of those that name no place. */
export function nameFew(labels: readonly string[]): string {
  return [...labels.slice(0, NAMED), ...(labels.length > NAMED ? ['…'] : [])].join(', ');
}
