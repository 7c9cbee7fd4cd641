import { classify, stepOf, type ValueClass } from '../geography/classes.ts';
import { shortFigure } from '../words/figures.ts';

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
  /** From the least to the largest, with its limits in words: "1,200 – 3,400". */
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
export function colourPlaces(labels: readonly string[], keys: readonly (string | null)[], values: readonly (number | null)[], outlines: readonly Outlined[]): ColouredMap {
  const classes = classify(values.filter((_, at) => (keys[at] ?? null) !== null));
  const labelOf = new Map(keys.flatMap((key, at) => (key === null ? [] : [[key, at] as const])).toReversed());
  const places = outlines.map(({ id, d, at }) => {
    const label = labelOf.get(id);
    const value = label === undefined ? null : (values[label] ?? null);
    return { id, d: d || dotAt(at), label, value, step: stepOf(value, classes) };
  });
  return {
    places,
    legend: classes.map((each) => ({ step: each.step, text: limitsOf(each) })),
    hasNone: places.some(({ value }) => value === null),
    lost: labels.filter((_, at) => (keys[at] ?? null) === null),
    isEmpty: keys.every((key, at) => key === null || (values[at] ?? null) === null),
  };
}

function limitsOf({ from, to }: ValueClass): string {
  const say = (value: ValueClass['from']) => (typeof value === 'number' ? shortFigure(value) : '');
  return from === to ? say(from) : `${say(from)} – ${say(to)}`;
}

const dotAt = ([x = 0, y = 0]: readonly number[]) => `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;

/** Labels that are named of those without a place. */
const NAMED = 3;

/** "Accra, Kumasi, Ho, …": the first few of those that name no place. */
export function nameFew(labels: readonly string[]): string {
  return [...labels.slice(0, NAMED), ...(labels.length > NAMED ? ['…'] : [])].join(', ');
}
