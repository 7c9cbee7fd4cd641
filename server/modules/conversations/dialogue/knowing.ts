import type { Knowing } from '#engines/conversation/dialogue.ts';
import { plainName } from '#engines/geography/names.ts';
import { cropMeant, cropNamed } from '#engines/reference/cropSpellings.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { placesOf } from '../../geography/geography.service.ts';

type Lists = Omit<Knowing, 'hasNumber' | 'digitsOnly' | 'languages'>;
const made = new WeakMap<ReferenceBook, Lists>();

/** What conversations look up in the reference data; made once for each book. */
export function listsOf(book: ReferenceBook): Lists {
  const known = made.get(book);
  if (known !== undefined) return known;
  const named = ({ cropId, name }: ReferenceBook['crops'][number]) => ({ id: cropId, name });
  const { districts } = placesOf(book);
  const placeNames = new Set(
    [
      ...book.regions.map(({ name }) => name),
      ...districts.flatMap(({ name, alsoKnownAs, formerly, row }) => [name, row.capital, ...alsoKnownAs, ...formerly]),
    ].map(plainName),
  );
  const lists: Lists = {
    crops: book.crops.map(named),
    regions: book.regions
      .map(({ regionId, name }) => ({ id: regionId, name }))
      .toSorted((p, q) => (p.name < q.name ? -1 : 1)),
    districtsOf: (regionId) =>
      districts.filter((each) => each.regionId === regionId).map(({ id, name }) => ({ id, name })),
    findCrop(text, how) {
      const crop = how === 'called' ? cropNamed(book, text) : cropMeant(book, text);
      return crop === undefined ? null : named(crop);
    },
    isPlace: (text) => placeNames.has(plainName(text)),
  };
  made.set(book, lists);
  return lists;
}
