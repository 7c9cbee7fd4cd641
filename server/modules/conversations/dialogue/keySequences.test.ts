import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDialogue, type Dialogue } from '#engines/conversation/dialogue.ts';
import { type DoorName, doorNames } from '#engines/conversation/doors.ts';
import { english } from '#engines/conversation/english.ts';
import { doorLanguages } from '#engines/conversation/phrasebook.ts';
import { measureText } from '#engines/messages/measureText.ts';
import type { Shown } from '#engines/conversation/layOut.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { tryOut } from './hear.service.ts';

/** Sequences of each language at each door with the portal's own answers; `KEY_SEQUENCES=1000` for long, `KEY_SEED=2` for others. */
const sequences = Number(process.env.KEY_SEQUENCES ?? 10);
const longest = 7;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_URL: 'https://agrihub.example' } });
});
afterAll(() => app.close());

/** Numbers from 0 to 1 that come again in the same order (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = [
  'maize',
  'Ejura',
  'maze edjura',
  'ɔ ɛ ŋ',
  '😀',
  '*',
  '#',
  '00',
  '99',
  '999',
  '',
  ' ',
  '<b>',
  '{crop}',
  'menu',
];
const named = Object.keys(english).filter((key) => key.includes('.'));

/** What is wrong with a screen; empty where nothing is. The limits are the carriers' own, written out here. */
function faultOf({ text, body, keys }: Shown, door: DoorName): string {
  const kind = door.split('-')[0];
  const { letters, parts, encoding } = measureText(text);
  if (text.trim() === '') return 'it says nothing';
  if (kind === 'ussd' && (encoding !== 'gsm7' || letters > 160)) return `${letters} letters of ${encoding} on a screen`;
  if (kind === 'sms' && parts > 2) return `${parts} parts of an SMS`;
  // WhatsApp takes 1,024 letters with a list.
  if ((kind === 'whatsapp' || kind === 'telegram') && text.length > 1_024) return `${text.length} letters in a chat`;
  const spoken = [text, body, ...keys.map(({ label }) => label)].join('\n');
  const bare = named.find((key) => spoken.includes(key));
  if (bare !== undefined) return `the name of a sentence, ${bare}`;
  return /\{\w+|undefined|\[object|NaN|Invalid/.test(spoken.replaceAll('{crop}', ''))
    ? 'a slot that is not filled'
    : '';
}

test.each(doorLanguages)(
  'whatever is pressed in %s, each screen is whole, said, and fits its phone',
  async (language) => {
    const next = chance(Number(process.env.KEY_SEED ?? 1) + language.length * 7_919 + language.charCodeAt(0));
    const pick = <T>(list: readonly T[]): T => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    };
    const { context } = app;
    const scope = {
      context,
      db: context.db,
      now: context.clock.now(),
      today: context.clock.today(),
      log: console,
    } as unknown as Scope;
    const faults: string[] = [];
    for (let sequence = 0; sequence < sequences * doorNames.length; sequence += 1) {
      const door = doorNames[sequence % doorNames.length] ?? 'sms-kannel';
      let dialogue: Dialogue = beginDialogue({ language, cropId: null, place: null });
      const pressed: string[] = [];
      for (let screen = 0; screen < longest; screen += 1) {
        const known = dialogue.choices.map(([key]) => key);
        const input = screen === 0 ? '' : known.length > 0 && next() < 0.75 ? pick(known) : pick(words);
        pressed.push(input);
        const shown = await tryOut(scope, door, dialogue, input);
        const fault = faultOf(shown, door);
        if (fault !== '') faults.push(`${door} after ${JSON.stringify(pressed)}: ${fault}\n${shown.text}`);
        dialogue = shown.dialogue;
        if (shown.ends) break;
      }
    }
    expect(faults).toEqual([]);
  },
  300_000,
);
