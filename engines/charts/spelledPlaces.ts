import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';

/** A region or district of ours, as files write it. */
interface Place {
  readonly id: string;
  readonly name: string;
  /** Official codes and other spellings. */
  readonly alsoKnownAs: readonly string[];
}

/** How a file may write a place that a reader wants to see by its name. */
type Spelling = (place: Place) => string | undefined;
const byKey: Spelling = ({ id }) => id;
const byOfficialCode: Spelling = ({ alsoKnownAs }) => alsoKnownAs.find((each) => /^[A-Z]{2}-?[A-Z\d]{1,6}$/.test(each));

/**
 * The columns, those that write places by our keys, by official codes or regions in capitals with our spelling of them: "upper_east",
 * "GH-UE" and "UPPER EAST" stand for Upper East. What is no region of today's beside capitals is written as they are: "BRONG AHAFO"
 * stands for Brong Ahafo.
 */
export function withSpelledPlaces<Described extends Column>(
  columns: readonly Described[],
  places: { readonly regions: readonly Place[]; readonly districts: readonly Place[] },
): Described[] {
  return columns.map((column) => {
    if (column.names === null || column.codes !== undefined) return column;
    const values = column.profile?.top.map(({ value }) => value) ?? [];
    const ours = column.names === 'region' ? places.regions : places.districts;
    const codes = codesOf(values, ours) ?? (column.names === 'region' ? capitalsOf(values, ours) : undefined);
    return codes === undefined ? column : { ...column, codes };
  });
}

type Codes = { readonly code: string; readonly label: string }[];

/** Where all values are keys, or all are official codes. */
function codesOf(values: readonly string[], ours: readonly Place[]): Codes | undefined {
  if (values.length === 0) return undefined;
  for (const spelling of [byKey, byOfficialCode]) {
    const named = new Map(ours.map((place) => [spelling(place), place.name]));
    if (values.every((value) => named.has(value) && named.get(value) !== value))
      return [...named].flatMap(([code, label]) => (code === undefined ? [] : [{ code, label }]));
  }
  return undefined;
}

/** Where all values are in capitals. */
function capitalsOf(values: readonly string[], ours: readonly Place[]): Codes | undefined {
  const codes = ours.map(({ name }) => ({ code: name.toUpperCase(), label: name }));
  const others = values.filter((value) => codes.every(({ code }) => code !== value));
  const areCapitals = others.every((value) => value.length > 3 && value === value.toUpperCase());
  if (values.length === 0 || !areCapitals) return undefined;
  return [...codes, ...others.map((value) => ({ code: value, label: capitalised(value) }))];
}

function capitalised(text: string): string {
  return text.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
