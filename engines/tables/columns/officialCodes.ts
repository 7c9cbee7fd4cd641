import type { Column } from '../types.ts';

/** A system of codes of places whose list the portal does not hold, told by the form of its codes. */
export interface OfficialCode {
  readonly system: 'OCHA P-code' | 'code of the Ghana Statistical Service';
  readonly level: 'region' | 'district';
}

/** GH and two digits are a region, four to six a district: the form of the Common Operational Datasets of OCHA. */
const OCHA = { region: /^GH\d{2}$/i, district: /^GH\d{4,6}$/i };
/** Two digits of a region, four of a district; so short that only a header that says so makes them codes. */
const GSS = { region: /^\d{2}$/, district: /^\d{4}$/ };
const GSS_HEADER = /\bgss\b|\bgeo[ _-]?code\b|\b(region|district)[ _-]?code\b/i;
/** Values that are looked at are the most frequent ones; fewer say too little. */
const FEWEST = 2;

/** What the values of a column are, where all of them look like official codes of regions or districts; else null. */
export function officialCodeOf({ name, profile, names, type }: Column): OfficialCode | null {
  const values = profile?.top.map(({ value }) => value.trim()) ?? [];
  if (names !== null || (type !== 'text' && type !== 'whole') || values.length < FEWEST) return null;
  const are = (form: RegExp): boolean => values.every((value) => form.test(value));
  for (const level of ['region', 'district'] as const) {
    if (are(OCHA[level])) return { system: 'OCHA P-code', level };
    if (type === 'text' && GSS_HEADER.test(name) && are(GSS[level]))
      return { system: 'code of the Ghana Statistical Service', level };
  }
  return null;
}

/** The same as a sentence for the data dictionary. */
export function sayOfficialCode({ system, level }: OfficialCode): string {
  return `${system} of the ${level}. This portal holds no list of these codes: they are kept as written and put on no map.`;
}
