import type { ReferenceBook } from './book.ts';
import type { CropRow } from './rows.ts';
import { frenchTerms } from '../conversation/terms.ts';
import { editDistance, plainName } from '../geography/names.ts';

/**
 * What crops are called besides their names here: in Ghanaian English and Pidgin, and in Twi.
 * General knowledge; a name that means more than one crop is left out.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  maize: ['corn', 'aburo', 'aburoo', 'abrow'],
  rice: ['paddy', 'paddy rice', 'emo'],
  sorghum: ['guinea corn'],
  groundnut: ['peanut', 'peanuts', 'nkatie', 'nkatee'],
  cowpea: ['beans', 'black eyed beans', 'black-eyed beans'],
  soybean: ['soya', 'soya bean', 'soya beans', 'soyabeans'],
  cassava: ['bankye', 'manioc'],
  yam: ['bayere', 'bayire'],
  cocoyam: ['mankani', 'taro', 'kontomire'],
  plantain: ['brodee', 'borodee', 'bode'],
  tomato: ['ntoosi', 'ntos'],
  pepper: ['chilli', 'chili', 'hot pepper', 'mako', 'pepe', 'pepeh'],
  onion: ['gyeene', 'onions'],
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

/**
 * What crops are called in Ewe, Ga, Hausa and Dagbani, and less often in Twi, as keyboards without their letters write
 * them. General knowledge, not reviewed by speakers: a name that means more than one crop is left out. They are short, and
 * soon near to another word, so they count only as they are written here.
 */
const LOCAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  maize: ['bli', 'abele', 'masara', 'kawana'],
  rice: ['molu', 'moli', 'shinkafa', 'shinkaafa'],
  sorghum: ['dawa'],
  millet: ['gero'],
  groundnut: ['azi', 'gyada', 'sima'],
  cowpea: ['adua', 'ayi', 'wake', 'tuya'],
  soybean: ['waken soya'],
  cassava: ['agbeli', 'duade', 'rogo', 'banchi'],
  yam: ['yele', 'doya', 'nyuli'],
  sweet_potato: ['santom', 'dankali'],
  cocoyam: ['gwaza'],
  plantain: ['amadaa', 'ablandzo'],
  tomato: ['tumatir', 'kamantoosi'],
  pepper: ['atadi', 'shito', 'barkono', 'nanzua'],
  onion: ['sabola', 'sabala', 'albasa', 'alibasa'],
  okra: ['fetri', 'enmomi', 'kubewa', 'maana'],
  garden_egg: ['nyaadewa', 'ntorewa', 'yalo'],
  banana: ['akodu', 'akwadu', 'ayaba'],
  cotton: ['auduga', 'gumdi'],
  mango: ['mangwaro'],
  bambara_groundnut: ['gujiya'],
  sesame: ['ridi'],
  ginger: ['citta'],
  coconut: ['kwakwa'],
  pineapple: ['abarba'],
  watermelon: ['kankana'],
  shea: ['nkuto', 'kadanya', 'taama'],
};

interface Named {
  readonly cropId: string;
  readonly name: string;
}

/** A name of a crop without what writers vary; whether it counts also where it is nearly written so. */
interface CropName<Crop> {
  readonly crop: Crop;
  readonly name: string;
  readonly bySpelling: boolean;
}

/** A message is looked through word by word: the names of the same crops are made once. */
const made = new WeakMap<readonly Named[], readonly CropName<Named>[]>();

/** Every crop by its key, its name in English and in French, and what else it is called. */
function namesOf<Crop extends Named>(crops: readonly Crop[]): readonly CropName<Crop>[] {
  const known = made.get(crops) as readonly CropName<Crop>[] | undefined;
  if (known !== undefined) return known;
  const names = crops.flatMap((crop) => {
    const { cropId: id } = crop;
    const spelled = [crop.name, id.replaceAll('_', ' '), frenchTerms.crops[id] ?? '', ...(OTHER_NAMES[id] ?? [])];
    const named = (bySpelling: boolean) => (name: string) => ({ crop, name: plainName(name), bySpelling });
    return [...spelled.map(named(true)), ...(LOCAL_NAMES[id] ?? []).map(named(false))];
  });
  made.set(crops, names);
  return names;
}

/** The crop that is called so, in whatever case and number: "Okro" is okra. */
export function cropCalled<Crop extends Named>(written: string, crops: readonly Crop[]): Crop | undefined {
  const plain = plainName(written).slice(0, 40);
  if (plain.length < 2) return undefined;
  return namesOf(crops).find(({ name }) => name === plain || name === `${plain}s` || `${name}s` === plain)?.crop;
}

/**
 * The crop that somebody most likely means: "maze" is maize, "okro" okra, "guinea corn" sorghum. One letter may be wrong
 * in a short word, two from six letters on; undefined where no crop or more than one is that near.
 */
export function cropAsSpelled<Crop extends Named>(written: string, crops: readonly Crop[]): Crop | undefined {
  const called = cropCalled(written, crops);
  if (called !== undefined) return called;
  const plain = plainName(written).slice(0, 40);
  const most = plain.length < 4 ? 0 : plain.length < 6 ? 1 : 2;
  const near = namesOf(crops)
    .filter(({ bySpelling }) => bySpelling)
    .map(({ crop, name }) => ({ crop, wrong: editDistance(plain, name) }))
    .filter(({ wrong }) => wrong <= most);
  const least = Math.min(...near.map(({ wrong }) => wrong));
  const nearest = new Set(near.filter(({ wrong }) => wrong === least).map(({ crop }) => crop));
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

/** The crop with a key or a name, or that is called so otherwise; undefined where none is. */
export function cropNamed(book: Pick<ReferenceBook, 'findCrop' | 'crops'>, written: string): CropRow | undefined {
  return book.findCrop(written) ?? cropCalled(written, book.crops);
}

/** The crop meant by a key, a name, another name or a slip of spelling; undefined where no crop or more than one is that near. */
export function cropMeant(book: Pick<ReferenceBook, 'findCrop' | 'crops'>, written: string): CropRow | undefined {
  return book.findCrop(written) ?? cropAsSpelled(written, book.crops);
}
