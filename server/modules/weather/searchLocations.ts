import MiniSearch from 'minisearch';
import { plainName } from '#engines/geography/names.ts';
import type { Location } from './locations.service.ts';

/** The locations that answer to what was written, the best first; none when nothing comes near. */
export type LocationSearch = (written: string) => readonly Location[];

/** Words of a search that are looked at. */
const MOST_WORDS = 8;
/** Letters in a word that may be wrong, by its length. */
const fuzzy = (word: string): number | false => (word.length < 4 ? false : word.length === 4 ? 1 : 2);

/**
 * Makes the search: by the beginnings of words, whatever their case, accents and hyphens, with a letter or two wrong.
 * The place's own name counts most, then other spellings and the district, then the region and what it was part of. A name
 * that is what was written comes first, then names that begin with it.
 */
export function createSearch(locations: readonly Location[]): LocationSearch {
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'other', 'district', 'region'],
    tokenize: (text) =>
      plainName(text)
        .split(' ')
        .filter((word) => word !== ''),
    processTerm: (word) => word,
    searchOptions: { prefix: true, fuzzy, boost: { name: 8, other: 4, district: 3 }, combineWith: 'AND' },
  });
  const byNumber = locations.map((location) => ({ location, plain: plainName(location.name) }));
  index.addAll(
    locations.map(({ name, otherNames, district }, id) => ({
      id,
      name,
      other: [...otherNames, ...district.otherNames].join(' '),
      district: district.name,
      region: [district.regionName, ...district.regionFormerly].join(' '),
    })),
  );
  return (written) => {
    const plain = plainName(written);
    const words = plain
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    if (plain.length === 1)
      return byNumber.filter((each) => each.plain.startsWith(plain)).map(({ location }) => location);
    const query = words.join(' ');
    const all = index.search(query);
    const hits = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return hits
      .flatMap(({ id, score }) => {
        const hit = byNumber[id as number];
        return hit === undefined ? [] : [{ ...hit, score, near: nearness(hit.plain, plain) }];
      })
      .toSorted((p, q) => q.near - p.near || q.score - p.score || (p.plain < q.plain ? -1 : 1))
      .map(({ location }) => location);
  };
}

interface Indexed {
  readonly id: number;
  readonly name: string;
  readonly other: string;
  readonly district: string;
  readonly region: string;
}

function nearness(name: string, written: string): number {
  if (name === written) return 2;
  return name.startsWith(written) ? 1 : 0;
}
