import { soundKey } from '#engines/communities/soundKey.ts';
import type { FoundPlace } from '#engines/conversation/dialogue.ts';
import { plainName } from '#engines/geography/names.ts';
import { searchPlaces } from '#engines/geography/searchPlaces.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { communitiesLike } from '../../communities/communities.service.ts';
import { districtAround, placesOf } from '../../geography/geography.service.ts';

const mostFound = 4;
/** A word of fewer letters is near to too many names, and a text of more words is no place. */
const fewestLetters = 4;
const mostWords = 3;

/**
 * The places somebody may mean by a text, the best first: one alone where it is the name of a district, of its capital or
 * of one community, or where one alone sounds like it; else the nearest few.
 */
export async function placesLike(scope: Pick<Scope, 'db' | 'context'>, text: string): Promise<FoundPlace[]> {
  const found = await placesCalled(scope, text);
  const words = text.split(/\s+/).filter((word) => plainName(word).length >= fewestLetters);
  if (found.length > 0 || words.length < 2 || words.length > mostWords) return found;
  // "Ejurra side": one of the words alone may name it.
  for (const word of words) {
    const alone = await placesCalled(scope, word);
    if (alone.length > 0) return alone;
  }
  return [];
}

async function placesCalled({ db, context }: Pick<Scope, 'db' | 'context'>, text: string): Promise<FoundPlace[]> {
  const plain = plainName(text);
  if (plain.length < 2) return [];
  const hits = searchPlaces(text, placesOf(context.reference.book()).districts, mostFound);
  const exact = hits.filter((hit) => hit.exact).map(({ place }) => place);
  const [district] = exact;
  if (district !== undefined && exact.length === 1)
    return [{ name: calledSo(plain, district), districtId: district.id }];
  const communities = await communitiesLike(db, { q: text }, mostFound + 1);
  const named = communities.filter(({ name, otherNames }) =>
    [name, ...otherNames].some((each) => plainName(each) === plain),
  );
  const sounding = communities.filter(({ name }) => soundKey(name) === soundKey(text));
  for (const certain of [named, sounding]) {
    if (certain.length > 0) return certain.slice(0, mostFound).map(({ name, districtId }) => ({ name, districtId }));
  }
  const [near] = hits;
  const likely = [
    ...hits.map(({ place }) => ({ name: calledSo(plain, place), districtId: place.id })),
    ...communities.map(({ name, districtId }) => ({ name, districtId })),
  ];
  // A place that alone begins so, or is a slip away.
  if (near !== undefined && hits.length === 1 && communities.length === 0) return likely.slice(0, 1);
  const once = new Map(likely.map((place) => [`${place.name} ${place.districtId}`, place]));
  return [...once.values()].slice(0, mostFound);
}

/** The district around a point that a chat sent; null outside Ghana. */
export function placeAt(
  { context }: Pick<Scope, 'context'>,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): FoundPlace | null {
  const found = districtAround(context.reference.book(), context.outlines.current(), [lng, lat]);
  return found === null ? null : { name: found.district.name, districtId: found.district.id };
}

/** A district by its capital where that was written, else by its name. */
function calledSo(plain: string, { name, row }: { readonly name: string; readonly row: { readonly capital: string } }) {
  return plainName(row.capital) === plain ? row.capital : name;
}
