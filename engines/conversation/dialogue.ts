import type { Line, DoorLanguage, Slot } from './phrasebook.ts';

/** What a caller can ask for. */
export const items = [
  'work',
  'plant',
  'weather',
  'rains',
  'risks',
  'fertilizer',
  'pest',
  'rain',
  'officer',
  'weekly',
  'place',
  'language',
  'stop',
] as const;
export type Item = (typeof items)[number];

/** What the caller was just asked for; `choice`: one of the keys alone. */
export type Asking = 'choice' | 'crop' | 'place' | 'pest' | 'officer' | 'rain';

/** A crop or place by its key and name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A place somebody may mean: its name, and the district it lies in. */
export interface FoundPlace {
  readonly name: string;
  readonly districtId: string;
}

/** Where a conversation stands: all that is kept between two messages. Plain data. */
export interface Dialogue {
  readonly language: DoorLanguage;
  readonly cropId: string | null;
  readonly place: FoundPlace | null;
  readonly asking: Asking;
  /** What is answered once crop and place are known. */
  readonly after: Item | null;
  /** Keys that mean something now, and what. */
  readonly choices: readonly (readonly [key: string, to: string])[];
  /** What somebody wrote who is to be asked for a place first, or whether it is a question; empty where nothing waits. */
  readonly draft: string;
  /** Screens of the last answer that were not shown yet. */
  readonly pages: readonly string[];
}

/** A key to press, what it leads to, and how it is called. */
export interface Choice {
  readonly key: string;
  readonly to: string;
  readonly label: Line;
}

/** What the room is to do for the caller. */
export type Act =
  | { readonly act: 'stop' | 'start' }
  | { readonly act: 'language'; readonly language: DoorLanguage }
  | { readonly act: 'keep'; readonly cropId: string; readonly place: FoundPlace; readonly agrees: boolean }
  | {
      readonly act: 'subscribe';
      readonly cropId: string;
      readonly place: FoundPlace;
      /** Weeks since planting; null where nothing is planted yet. */
      readonly weeksAgo: number | null;
    }
  | { readonly act: 'rain'; readonly place: FoundPlace; readonly mm: number }
  | {
      readonly act: 'question';
      readonly kind: 'question' | 'pest';
      readonly text: string;
      readonly cropId: string | null;
      readonly place: FoundPlace;
    };

/** An answer of the portal that is to be fetched and said. */
export type Ask =
  | { readonly ask: 'work' | 'plant' | 'fertilizer'; readonly cropId: string; readonly place: FoundPlace }
  | { readonly ask: 'weather' | 'rains' | 'risks'; readonly place: FoundPlace };

/** What follows from a message. */
export interface Turn {
  readonly dialogue: Dialogue;
  readonly say: readonly Line[];
  readonly choices: readonly Choice[];
  readonly acts: readonly Act[];
  /** Its lines come after `say`. */
  readonly ask: Ask | null;
  /** A place is to be looked for by this text, and the turn goes on with `placesFound`. */
  readonly find: string | null;
  /** The screen that is already laid out: the next one of the last answer. */
  readonly screen: string | null;
  readonly ends: boolean;
}

/** What a conversation may look up at once. */
export interface Knowing {
  readonly crops: readonly Named[];
  readonly regions: readonly Named[];
  districtsOf(regionId: string): readonly Named[];
  /** The crop that is called so; with `spelled` also one whose name is nearly written so. */
  findCrop(text: string, how: 'called' | 'spelled'): Named | null;
  /** Whether a district, its capital or a region is called so. */
  isPlace(text: string): boolean;
  readonly languages: readonly DoorLanguage[];
  /** Whether the caller's number is known to the door: without it nothing is kept or sent. */
  readonly hasNumber: boolean;
  /** The caller only writes digits: no question for words is asked. */
  readonly digitsOnly: boolean;
}

/** A conversation that begins, with what is known of the caller. */
export function beginDialogue(known: Pick<Dialogue, 'language' | 'cropId' | 'place'>): Dialogue {
  return { ...known, asking: 'choice', after: null, choices: [], draft: '', pages: [] };
}

/** A crop as it fills a sentence. */
export function cropSlot(knowing: Pick<Knowing, 'crops'>, cropId: string | null): Slot {
  return { crop: cropId ?? '', name: knowing.crops.find(({ id }) => id === cropId)?.name ?? '' };
}
