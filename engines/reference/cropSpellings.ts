import type { ReferenceBook } from './book.ts';
import type { CropRow } from './rows.ts';
import { editDistance, plainName } from '../geography/names.ts';

/**
 * What crops are called besides their names here: in Ghanaian English and Pidgin, in Twi, and the commonest in Hausa, Ewe and Ga.
 * General knowledge; a name that means more than one crop is left out.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  maize: ['corn', 'aburo', 'aburoo', 'abrow', 'masara', 'bli', 'abele'],
  rice: ['paddy', 'paddy rice', 'emo', 'shinkafa', 'moli'],
  sorghum: ['guinea corn', 'dawa'],
  millet: ['gero'],
  groundnut: ['peanut', 'peanuts', 'nkatie', 'nkatee', 'gyada'],
  cowpea: ['beans', 'black eyed beans', 'black-eyed beans'],
  soybean: ['soya', 'soya bean', 'soya beans', 'soyabeans'],
  cassava: ['bankye', 'manioc', 'agbeli', 'rogo'],
  yam: ['bayere', 'bayire', 'doya'],
  cocoyam: ['mankani', 'taro', 'kontomire'],
  plantain: ['brodee', 'borodee', 'bode'],
  tomato: ['ntoosi', 'ntos'],
  pepper: ['chilli', 'chili', 'hot pepper', 'mako', 'pepe', 'pepeh', 'atadi'],
  onion: ['gyeene', 'onions', 'albasa'],
  okra: ['okro', 'nkruma'],
  cocoa: ['cacao', 'kookoo'],
  bambara_groundnut: ['bambara', 'bambara bean', 'bambara beans', 'aboboi'],
  cotton: ['asaawa'],
  citrus: ['orange', 'oranges', 'sweet orange', 'akutu', 'ankaa'],
  pineapple: ['aborobe'],
  coconut: ['kube'],
  banana: ['kwadu'],
  watermelon: ['water melon', 'melon'],
  ginger: ['akakaduro'],
  sesame: ['benniseed', 'beniseed'],
  oil_palm: ['palm', 'palm nut', 'palm oil', 'abe'],
};

interface Named {
  readonly cropId: string;
  readonly name: string;
}

/**
 * The crop that somebody most likely means: "maze" is maize, "okro" okra, "guinea corn" sorghum. One letter may be wrong
 * in a short word, two from six letters on; undefined where no crop or more than one is that near.
 */
export function cropAsSpelled<Crop extends Named>(written: string, crops: readonly Crop[]): Crop | undefined {
  const plain = plainName(written).slice(0, 40);
  if (plain.length < 3) return undefined;
  const called = crops.flatMap((crop) =>
    [crop.name, crop.cropId.replaceAll('_', ' '), ...(OTHER_NAMES[crop.cropId] ?? [])].map((name) => ({
      crop,
      name: plainName(name),
    })),
  );
  const exact = called.find(({ name }) => name === plain || name === `${plain}s` || `${name}s` === plain);
  if (exact !== undefined) return exact.crop;
  const most = plain.length < 4 ? 0 : plain.length < 6 ? 1 : 2;
  const near = called
    .map(({ crop, name }) => ({ crop, wrong: editDistance(plain, name) }))
    .filter(({ wrong }) => wrong <= most);
  const least = Math.min(...near.map(({ wrong }) => wrong));
  const nearest = new Set(near.filter(({ wrong }) => wrong === least).map(({ crop }) => crop));
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

/** The crop meant by a key, a name, another name or a slip of spelling; undefined where no crop or more than one is that near. */
export function cropMeant(book: Pick<ReferenceBook, 'findCrop' | 'crops'>, written: string): CropRow | undefined {
  return book.findCrop(written) ?? cropAsSpelled(written, book.crops);
}
