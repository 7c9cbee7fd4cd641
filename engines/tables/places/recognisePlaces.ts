import { nearestName, plainName } from '../../geography/names.ts';
import { finding, many, quoted } from '../findings.ts';
import type { Column, Finding } from '../types.ts';

/** A region or district with the spellings it is known by. */
export interface KnownPlace {
  readonly id: string;
  readonly kind: 'region' | 'district';
  readonly names: readonly string[];
}

export interface RecognisedPlaces {
  readonly names: Column['names'];
  readonly unknownPlaces: Column['unknownPlaces'];
  /** How many different names are unknown, those past the list too. */
  readonly unknown: number;
}

const HINTS = {
  region: /\bregions?\b|\badm(in)?_?1\b/i,
  district: /\bdistricts?\b|\badm(in)?_?2\b|\bmmdas?\b|\bassembly\b/i,
} as const;
/** Share of the different values that must be ours: with a header that says so, and without. */
const SHARE = { hinted: 0.4, unhinted: 0.9 } as const;
/** Unknown places that are named. */
const NAMED = 20;

export const noPlaces: RecognisedPlaces = { names: null, unknownPlaces: [], unknown: 0 };

/** Makes a function that tells what the values of a column name. */
export function placeRecogniser(
  places: readonly KnownPlace[],
): (header: string, values: readonly { readonly value: string; readonly count: number }[]) => RecognisedPlaces {
  const known = {
    region: spellings(places.filter(({ kind }) => kind === 'region')),
    district: spellings(places.filter(({ kind }) => kind === 'district')),
  };
  return (header, values) => {
    const said = header.replaceAll(/[_-]+/g, ' ');
    const plain = values.map((each) => ({ ...each, plain: plainName(each.value) })).filter((each) => each.plain !== '');
    if (plain.length === 0) return noPlaces;
    const shareOf = (kind: 'region' | 'district'): number =>
      plain.filter((each) => known[kind].has(each.plain)).length / plain.length;
    const kinds = (['region', 'district'] as const)
      .map((kind) => ({ kind, share: shareOf(kind), hinted: HINTS[kind].test(said) || HINTS[kind].test(header) }))
      // One place alone is a coincidence, unless the header says what it is.
      .filter(({ share, hinted }) => share >= (hinted ? SHARE.hinted : SHARE.unhinted) && (hinted || plain.length > 2))
      .toSorted((a, b) => Number(b.hinted) - Number(a.hinted) || b.share - a.share);
    const [best] = kinds;
    if (best === undefined) return noPlaces;
    const ours = places.filter(({ kind }) => kind === best.kind);
    const unknown = plain.filter((each) => !known[best.kind].has(each.plain)).toSorted((a, b) => b.count - a.count);
    return {
      names: best.kind,
      unknown: unknown.length,
      unknownPlaces: unknown.slice(0, NAMED).map(({ value, count }) => ({
        found: value.trim(),
        nearest: nearestName(value, ours, ({ names }) => names[0] ?? '')?.names[0] ?? null,
        count,
      })),
    };
  };
}

function spellings(places: readonly KnownPlace[]): ReadonlySet<string> {
  return new Set(
    places.flatMap(({ id, names }) => [plainName(id), ...names.map(plainName)]).filter((name) => name !== ''),
  );
}

/** Regions there were (decision 33), and what became of them. Source: the referendum of 27 December 2018, in force since February 2019. */
const HISTORIC_REGIONS: Readonly<Record<string, string>> = {
  'brong ahafo':
    'The Brong Ahafo Region was divided into Ahafo, Bono and Bono East in February 2019: give the region of today where you know it. The names are kept as written, and left out of maps.',
};

/** Says which places of a column are none of ours. */
export function unknownPlacesFinding(
  name: string,
  column: RecognisedPlaces,
  sheet: string | null,
  at: string | null,
): Finding[] {
  const [first] = column.unknownPlaces;
  if (first === undefined || column.names === null) return [];
  const number = column.unknown;
  const nearest = column.unknownPlaces.find((each) => each.nearest !== null);
  const historic = column.unknownPlaces.flatMap(({ found }) =>
    Object.hasOwn(HISTORIC_REGIONS, plainName(found)) ? (HISTORIC_REGIONS[plainName(found)] ?? []) : [],
  );
  const shown = column.unknownPlaces
    .slice(0, 5)
    .map(({ found }) => quoted(found))
    .join(', ');
  return [
    finding({
      code: 'unknownPlaces',
      weight: 'warning',
      sheet,
      at,
      count: number,
      found: `${shown}${number > 5 ? ' …' : ''} in the column ${quoted(name)}: ${many(number, 'name')} that ${number === 1 ? 'is' : 'are'} no ${column.names} we know`,
      expected: `Names of today’s ${column.names}s`,
      mend:
        historic[0] ??
        (nearest === undefined
          ? 'Compare the names with our list of places. They are kept as written, and left out of maps.'
          : `Did you mean ${quoted(nearest.nearest ?? '')} where ${quoted(nearest.found)} stands? The names are kept as written, and left out of maps.`),
    }),
  ];
}
