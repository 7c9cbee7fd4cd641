import type { Known, Place } from '#engines/farmers/readListRow.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { Database } from '#server/database/connection.ts';
import type { AppContext } from '#server/context.ts';
import { districtsOfOfficer } from '../../accounts/accounts.service.ts';
import { communitiesOfPlaces, idOfTyped, knownTyped, placesFor } from '../../communities/communities.service.ts';
import { type Location, locationsOf } from '../../weather/weather.service.ts';

/** What rows are held against: communities by name and district, asked for all rows at once; a village that is not known is kept as written. */
export async function knownTo(
  context: AppContext,
  db: Database,
  officerId: string,
  addressId: string | null,
  pairs: readonly { readonly name: string; readonly district: string }[],
): Promise<Known> {
  const { byId, search, all } = locationsOf(context);
  const book = context.reference.book();
  const crops = new Map(
    book.crops.flatMap((crop) => [
      [searchWords(crop.cropId), crop.cropId],
      [searchWords(crop.name), crop.cropId],
    ]),
  );
  const usual = addressId === null ? undefined : byId.get(addressId);
  const places = await communitiesOfPlaces(
    db,
    all.map(({ id }) => id),
  );
  const districts = await districtsOfOfficer(db, officerId);
  const asked = pairs.map(({ name, district }) => ({
    name,
    districtId: district === '' ? null : (book.findDistrict(district)?.districtId ?? null),
  }));
  const typed = await knownTyped(db, asked);
  const placeById = new Map(
    (
      await placesFor(
        { db, context },
        [...new Set(typed.values())].flatMap(({ id }) => id ?? []),
      )
    ).map((place) => [place.communityId, place]),
  );
  const capitalOf = (districtId: string) => all.find((each) => each.kind !== 'town' && each.district.id === districtId);
  const placeOf = ({ id, name, district }: Location): Place => ({
    locationId: id,
    location: name,
    districtId: district.id,
    communityId: places.get(id) ?? null,
  });
  const found = new Map<string, ReturnType<Known['place']>>();
  const findPlace = (words: string, district: string): ReturnType<Known['place']> => {
    const districtId = district === '' ? null : (book.findDistrict(district)?.districtId ?? undefined);
    if (districtId === undefined) return { nearest: search(district)[0]?.district.name ?? null };
    if (words === '') {
      const capital = capitalOf(districtId ?? '');
      // A district alone says nothing of a community.
      return capital ? { ...placeOf(capital), communityId: null } : { nearest: null };
    }
    const within = districtId ?? usual?.district.id ?? null;
    const place = placeById.get(idOfTyped(typed, words, within) ?? idOfTyped(typed, words, districtId) ?? 0);
    if (place !== undefined)
      return {
        locationId: place.locationId,
        location: place.location,
        districtId: place.districtId,
        communityId: place.communityId,
      };
    const inDistrict = within ?? (districts.length === 1 ? (districts[0] ?? null) : null);
    const capital = inDistrict === null ? undefined : capitalOf(inDistrict);
    return capital
      ? { ...placeOf(capital), location: words, communityId: null, village: words }
      : { nearest: search(words)[0]?.name ?? null };
  };
  return {
    place(words, district) {
      const key = `${words}\n${district}`.toLowerCase();
      const known = found.get(key) ?? findPlace(words, district);
      found.set(key, known);
      return known;
    },
    crop: (words) => crops.get(searchWords(words)),
    usualPlace: usual === undefined ? null : placeOf(usual),
    today: context.clock.today(),
  };
}
