import { plainName } from '../geography/names.ts';
import type { Item, Knowing, Named } from './dialogue.ts';

const words: Readonly<Record<string, Item | 'home' | 'more'>> = {
  ...all('home', 'menu help home hi hello aide bonjour'),
  ...all('more', 'more next suite'),
  ...all('work', 'work week todo task tasks travail travaux semaine'),
  ...all('plant', 'plant planting sow sowing semer planter semis'),
  ...all('weather', 'weather forecast meteo temps'),
  ...all('rains', 'rains onset pluies'),
  ...all('rain', 'rain gauge pluie'),
  ...all('risks', 'risk risks warning warnings risque risques'),
  ...all('fertilizer', 'fertilizer fertiliser fertilizers fertilisers npk engrais'),
  ...all('pest', 'pest pests report ravageur signaler'),
  ...all('officer', 'ask officer question agent demander'),
  ...all('weekly', 'weekly subscribe hebdo abonner'),
  ...all('place', 'register place farm inscrire champ'),
  ...all('language', 'language lang langue'),
};

/** What a message of words asks for. */
export interface Understood {
  readonly item: Item | 'home' | 'more' | null;
  readonly crop: Named | null;
  /** Words left over: the place, or what is asked. */
  readonly rest: string;
}

/**
 * Finds in a message a word that names a service, then a crop of up to three words, and leaves the rest: "weather Ejura",
 * "maize edjura", "Ejura corn", "ask my maize is yellow".
 */
export function understand(text: string, knowing: Pick<Knowing, 'findCrop'>): Understood {
  const given = text.trim().slice(0, 400).split(/\s+/);
  const at = given.slice(0, 2).findIndex((word) => keyword(word) !== undefined);
  const named = at < 0 ? null : (keyword(given[at] ?? '') ?? null);
  const left = given.filter((_, index) => index !== at);
  // "rain 12" gives the gauge's rain, "rain Ejura" asks for the rains.
  const item = named === 'rain' && left.length > 0 && !/^\d/.test(left[0] ?? '') ? 'rains' : named;
  if (item === 'officer' || item === 'pest') return { item, crop: null, rest: left.join(' ') };
  const { crop, rest } = takeCrop(left, knowing);
  return { item, crop, rest };
}

function keyword(word: string): Item | 'home' | 'more' | undefined {
  const plain = plainName(word);
  return Object.hasOwn(words, plain) ? words[plain] : undefined;
}

/** The longest run of words that names a crop, and the others. */
function takeCrop(given: readonly string[], { findCrop }: Pick<Knowing, 'findCrop'>): Omit<Understood, 'item'> {
  // A place name of one word may be near to a crop's: the crop is looked for in few words, and at the ends first.
  const few = given.slice(0, 8);
  for (const length of [3, 2, 1]) {
    for (let from = 0; from + length <= few.length; from++) {
      const crop = findCrop(few.slice(from, from + length).join(' '));
      if (crop !== null) {
        return { crop, rest: given.filter((_, index) => index < from || index >= from + length).join(' ') };
      }
    }
  }
  return { crop: null, rest: given.join(' ') };
}

function all<Name extends string>(name: Name, list: string): Record<string, Name> {
  return Object.fromEntries(list.split(' ').map((word) => [word, name]));
}
