import { plainName } from '../geography/names.ts';
import type { Item, Knowing, Named } from './dialogue.ts';

type Meant = Item | 'home' | 'more';

/** What services are called in English and French, and a few as they are in Twi and Hausa. */
const words: Readonly<Record<string, Meant>> = {
  ...all('home', 'menu help home hi hello aide bonjour'),
  ...all('more', 'more next suite'),
  ...all('work', 'work week todo task tasks travail travaux semaine adwuma aiki'),
  ...all('plant', 'plant planting sow sowing semer planter semis shuka'),
  ...all('weather', 'weather wether forecast meteo temps wiem yanayi'),
  ...all('rains', 'rains onset pluies'),
  ...all('rain', 'rain gauge pluie osuo ruwa'),
  ...all('risks', 'risk risks warning warnings risque risques'),
  ...all('fertilizer', 'fertilizer fertiliser fertilizers fertilisers fert npk engrais taki'),
  ...all('pest', 'pest pests report ravageur signaler'),
  ...all('officer', 'ask officer question agent demander bisa tambaya'),
  ...all('weekly', 'weekly subscribe hebdo abonner'),
  ...all('place', 'register place farm inscrire champ'),
  ...all('language', 'language lang langue kasa'),
};
/** Services that are meant wherever in a message their word is; the others are named by one of its first two words. */
const anywhere: ReadonlySet<Meant> = new Set(['plant', 'weather', 'rains', 'rain', 'risks', 'fertilizer', 'weekly']);

/** Words that name neither a crop nor a place, in English, Ghanaian Pidgin and French. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an the i me my we our you your it is am are be was do does did can could will would shall should may must have has ' +
    'in at on of for from to near around by with and or but so if about some any this that there here now today tomorrow ' +
    'when what where which who how why please pls plz kindly sir madam boss good morning afternoon evening thanks thank ' +
    'need want know tell give send get make take like show again also just best time right want info information ' +
    'abeg wetin dey no go wan fit make chale oo o sef koraa dis dat de den for be how ' +
    'je j ai le les un une des du au aux en dans pour sur avec est que quand quel quelle comment svp mon ma mes moi ' +
    'aujourd hui demain'
  ).split(' '),
);

/** What a message of words asks for. */
export interface Understood {
  readonly item: Meant | null;
  readonly crop: Named | null;
  /** Words left over: the place, or what is asked. */
  readonly rest: string;
}

/**
 * Finds in a message a word that names a service, a crop, and the place: "weather Ejura", "maize edjura", "when to plant
 * corn in Techiman", "ask my maize is yellow". A place goes before a crop that is only spelled like it: Bole is no plantain.
 */
export function understand(text: string, knowing: Pick<Knowing, 'findCrop' | 'isPlace'>): Understood {
  const given = text.trim().slice(0, 400).replaceAll(',', ', ').split(/\s+/);
  const at = serviceIn(given);
  const named = at < 0 ? null : (meaningOf(given[at] ?? '') ?? null);
  const left = given.filter((_, index) => index !== at);
  if (named === 'officer' || named === 'pest') return { item: named, crop: null, rest: left.join(' ') };
  const gauged = named === 'rain' ? left.find((word) => /^\d/.test(word)) : undefined;
  if (gauged !== undefined) return { item: 'rain', crop: null, rest: gauged };
  return { item: named === 'rain' ? rainMeant(left) : named, ...cropAndPlace(left, knowing) };
}

/** Where the word stands that names a service; -1 where none does. */
function serviceIn(given: readonly string[]): number {
  const first = given.slice(0, 2).findIndex((word) => meaningOf(word) !== undefined);
  return first >= 0 ? first : given.findIndex((word) => anywhere.has(meaningOf(word) ?? 'home'));
}

function meaningOf(word: string): Meant | undefined {
  const plain = plainName(word);
  return Object.hasOwn(words, plain) ? words[plain] : undefined;
}

/** "rain" alone gives that of the gauge, "will it rain today" asks for the weather, "rain Ejura" for the rains. */
function rainMeant(left: readonly string[]): Item {
  if (left.some((word) => /^(?:today|tomorrow|tonight|aujourd.?hui|demain)\b/i.test(word))) return 'weather';
  return left.length === 0 ? 'rain' : 'rains';
}

/** A run of words: from which to which. */
type Run = readonly [from: number, to: number];

/** The crop by its name, then the place by its name, then a crop that is spelled nearly so in what is left. */
function cropAndPlace(given: readonly string[], { findCrop, isPlace }: Pick<Knowing, 'findCrop' | 'isPlace'>) {
  const apart = given.flatMap((word) => word.split(/[/.,;:?!-]+/)).filter((word) => word !== '');
  // Long messages are stories: crop and place are looked for among their first words.
  const few = apart.slice(0, 16);
  const find = <Found>(taken: readonly Run[], most: number, look: (words: string) => Found | null) =>
    firstRun(few, { taken, most, look });
  const called = find([], 3, (words) => findCrop(words, 'called'));
  const place = find(called === null ? [] : [called.run], 5, (words) => (isPlace(words) ? words : null));
  const taken = [called, place].flatMap((found) => (found === null ? [] : [found.run]));
  const crop = called ?? find(taken, 3, (words) => (isFiller(words) ? null : findCrop(words, 'spelled')));
  if (place !== null) return { crop: crop?.found ?? null, rest: place.found };
  const left = apart.filter((_, index) => crop === null || index < crop.run[0] || index >= crop.run[1]);
  const rest = left.filter((word) => !isFiller(word));
  return { crop: crop?.found ?? null, rest: rest.join(' ') };
}

/** The longest run of words, outside of those that are taken, in which something is found. */
function firstRun<Found>(
  given: readonly string[],
  { taken, most, look }: { taken: readonly Run[]; most: number; look: (words: string) => Found | null },
): { readonly found: Found; readonly run: Run } | null {
  for (let length = Math.min(most, given.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= given.length; from += 1) {
      const run: Run = [from, from + length];
      if (taken.some(([first, end]) => from < end && first < run[1])) continue;
      const found = look(given.slice(...run).join(' '));
      if (found !== null) return { found, run };
    }
  }
  return null;
}

function isFiller(word: string): boolean {
  return fillers.has(plainName(word));
}

function all<Name extends string>(name: Name, list: string): Record<string, Name> {
  return Object.fromEntries(list.split(' ').map((word) => [word, name]));
}
