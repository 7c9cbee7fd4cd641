import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packs } from '#content/phrases/packs.ts';
import { measureText } from '../messages/measureText.ts';
import { converse, placesFound } from './converse.ts';
import { beginDialogue } from './dialogue.ts';
import { english, type PhraseKey } from './english.ts';
import { french } from './french.ts';
import { type Form, layOut } from './layOut.ts';
import { doorLanguages, type Line, makePhrasebook, statusOf } from './phrasebook.ts';
import { country, talk } from './testing/phone.ts';

const phrasebook = makePhrasebook(packs);
const screen: Form = { kind: 'screen', letters: 160, alphabet: 'gsm' };
const sms: Form = { kind: 'message', letters: 306, alphabet: 'cheap' };
const work: readonly Line[] = [
  {
    key: 'work.activity',
    values: {
      activity: { activity: 'W1', name: 'First weeding' },
      from: { day: '2026-04-13' },
      to: { day: '2026-04-26' },
    },
  },
];

test('the menu is one screen', () =>
  expect(layOut(talk(['']), [], phrasebook, screen).text).toBe(
    "AgriHub Ghana\n1 This week's work\n2 Plant now or wait\n3 Weather\n4 State of the rains\n5 Risks near me\n6 Fertilizer per acre\n7 Other services",
  ));

test('an answer names its days in the language asked for', () => {
  expect(layOut(talk(['maize ejura']), work, phrasebook, sms).text).toBe('First weeding: 13 Apr to 26 Apr.');
  expect(layOut(talk(['maize ejura'], { language: 'fr' }), work, phrasebook, screen).text).toBe(
    'Premier sarclage : du 13 avr. au 26 avr.\n0 Retour',
  );
});

test('a category of risks that ships with the portal is said in French; one that was added is said in English and marked', () => {
  const risk = (riskCategory: string): Line => ({
    key: 'risks.one',
    values: { risk: { riskCategory }, day: { day: '2026-04-13' } },
  });
  expect(phrasebook.say(risk('Pest'), 'fr')).toBe('Ravageur, 13 avr.');
  expect(phrasebook.say(risk('Pest'), 'en')).toBe('Pest, 13 Apr.');
  expect(phrasebook.say(risk('Locusts'), 'fr')).toBe('(EN) Locusts, 13 Apr.');
});

test('a sentence of a pack that nobody reviewed is said in English and marked', () => {
  expect(phrasebook.say({ key: 'key.yes' }, 'ak')).toBe('(EN) Yes');
  const half: typeof packs = {
    ak: {
      phrases: {
        'key.yes': { status: 'reviewed', text: 'Aane', by: 'Sample reviewer', on: '2026-11-01' },
        'key.no': { status: 'draft', text: 'Dabi' },
      },
      terms: { crops: {}, activities: {} },
    },
  };
  const reviewed = makePhrasebook(half);
  expect(reviewed.say({ key: 'key.yes' }, 'ak')).toBe('Aane');
  expect(reviewed.offered).toEqual(['en', 'fr', 'ak']);
  expect(reviewed.say({ key: 'key.no' }, 'ak')).toBe('(EN) No');
  expect(statusOf(half, 'ak')).toEqual({ missing: Object.keys(english).length - 2, draft: 1, reviewed: 1 });
});

test('a word without a name in the language takes its whole sentence into English', () =>
  expect(phrasebook.say({ key: 'fertilizer.title', values: { crop: { crop: 'teff', name: 'Teff' } } }, 'fr')).toBe(
    '(EN) Fertilizer for Teff, for one acre:',
  ));

test('an SMS is spelled so that it stays in the cheap alphabet', () =>
  expect(measureText(layOut(talk([''], { language: 'fr' }), [], phrasebook, sms).text).encoding).toBe('gsm7'));

test('a list longer than a screen goes on with 99', () => {
  const long = { ...talk(['maize ejura']), choices: [] };
  const lines = Array.from({ length: 6 }, (): Line => work[0] ?? { key: 'name' });
  const first = layOut(long, lines, phrasebook, screen);
  expect(first.text.endsWith('\n99 More')).toBe(true);
  const next = converse(first.dialogue, '99', country);
  expect(layOut(next, [], phrasebook, screen).text).toContain('First weeding');
});

const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].toSorted();

test.each(Object.keys(english) as PhraseKey[])('"%s" has the same slots in English and French', (key) =>
  expect(slotsOf(french[key])).toEqual(slotsOf(english[key])),
);

const keys = fc.array(
  fc.oneof(
    fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '0', '99', '#', '*', '', '12', '500'),
    fc.constantFrom('maize', 'ejura', 'Kwame Danso', 'MAIZE Ejura', 'weather', 'rain 12', 'ask why', 'START'),
    fc.string({ maxLength: 60 }),
  ),
  { minLength: 1, maxLength: 12 },
);

for (const language of doorLanguages) {
  test(`1,000 chance conversations in ${language} always show something that fits the screen`, () => {
    fc.assert(
      fc.property(keys, fc.boolean(), fc.boolean(), (messages, hasNumber, digitsOnly) => {
        const knowing = { ...country, hasNumber, digitsOnly };
        let dialogue = beginDialogue({ language, cropId: null, place: null });
        for (const message of messages) {
          let turn = converse(dialogue, message, knowing);
          if (turn.find !== null) turn = placesFound(turn.dialogue, [], knowing);
          const shown = layOut(turn, turn.ask === null ? [] : work, phrasebook, screen);
          expect(shown.text.trim()).not.toBe('');
          expect(shown.text).not.toMatch(/[a-z]+\.[a-z]+[A-Z]|\{\w+[,}]/);
          const { encoding, letters } = measureText(shown.text);
          expect([encoding, letters <= 160]).toEqual(['gsm7', true]);
          dialogue = shown.dialogue;
        }
      }),
      { numRuns: 1_000 },
    );
  });
}
