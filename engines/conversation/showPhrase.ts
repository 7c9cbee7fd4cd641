import type { PackLanguage } from './languages.ts';
import { lettersOutsideGsm7 } from '../messages/gsm7.ts';
import { measureText } from '../messages/measureText.ts';
import { beginDialogue } from './dialogue.ts';
import { formOf } from './doors.ts';
import { slotsOf } from './checkPhrase.ts';
import { layOut } from './layOut.ts';
import { makePhrasebook, type Slot } from './phrasebook.ts';

/** A sentence as farmers would see it, its slots filled with examples. */
export interface ShownPhrase {
  readonly page: string;
  readonly sms: { readonly text: string; readonly letters: number; readonly parts: number };
  /** Screens of a keypad phone. */
  readonly ussd: readonly string[];
}

const exampleDay = '2026-04-15';
const examples: Readonly<Record<string, string>> = {
  crop: 'Maize',
  place: 'Ejura',
  activity: 'First weeding',
  product: 'NPK 15-15-15',
  source: 'GMet',
  risk: 'Fall armyworm',
  name: 'Ejura',
  label: 'Weather',
  key: '3',
};

/** Shows a sentence in the message format on a page, in an SMS and on screens. Throws where it is not in the format. */
export function showPhrase(text: string, language: PackLanguage): ShownPhrase {
  const values = Object.fromEntries(
    [...(slotsOf(text) ?? [])].map(([name, kind]): [string, Slot] => [
      name,
      kind === 'date' ? { day: exampleDay } : kind === 'slot' ? (examples[name] ?? '12') : 12,
    ]),
  );
  // Any key will do to say it by.
  const phrases = { name: { status: 'reviewed', text, by: '', on: exampleDay } } as const;
  const book = makePhrasebook({ [language]: { phrases, terms: { crops: {}, activities: {} } } });
  const line = { key: 'name', values } as const;
  const page = book.say(line, language);
  const turn = {
    dialogue: beginDialogue({ language, cropId: null, place: null }),
    say: [line],
    choices: [],
    acts: [],
    ask: null,
    find: null,
    screen: null,
    ends: false,
  };
  const sms = layOut(turn, [], book, { ...formOf('sms'), letters: 10_000 }).text;
  const screens = layOut(turn, [], book, formOf('ussd'));
  const { letters, parts } = measureText(sms);
  return { page, sms: { text: sms, letters, parts }, ussd: [screens.text, ...screens.dialogue.pages] };
}

/** Letters of a sentence that a keypad phone cannot show: they are spelled plainly there. */
export function lettersNotOnScreens(text: string): readonly string[] {
  return lettersOutsideGsm7(text);
}
