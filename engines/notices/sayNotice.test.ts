import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { frenchSpaces } from '../words/frenchSpaces.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { type NoticeKind, type NoticeParams, sayNotice } from './sayNotice.ts';

test.each<[NoticeKind, NoticeParams, string]>([
  ['filesShared', { by: 'Ama', count: 1, name: 'Maize.pdf' }, 'Ama shared a file with you: Maize.pdf.'],
  ['filesShared', { by: 'Ama', count: 1200, name: '' }, 'Ama shared 1200 files with you.'],
  [
    'handedOver',
    { name: 'Kofi', farmers: 1, files: 0, kept: 'one' },
    'Kofi was deactivated. What they kept is yours now, with its groups: 1 farmer.',
  ],
  [
    'handedOver',
    { name: 'Kofi', farmers: 12, files: 3, kept: 'both' },
    'Kofi was deactivated. What they kept is yours now, with its groups: 12 farmers, 3 files.',
  ],
  [
    'looksAlarm',
    { name: 'Efua', stage: 'near', count: 80, most: 100, what: 'Ghana Card numbers' },
    'Efua has looked at 80 of the 100 Ghana Card numbers that one officer may see in a day. The audit shows which.',
  ],
  [
    'looksAlarm',
    { name: 'Efua', stage: 'over', count: 100, most: 100, what: 'Ghana Card numbers' },
    'Efua has looked at all 100 Ghana Card numbers of a day, and asked for more. The audit shows which.',
  ],
  [
    'looksAlarm',
    { name: 'Efua', stage: 'saved', count: 300, most: 100, what: 'telephone numbers of farmers' },
    'Efua saved a file with 300 telephone numbers of farmers today. The audit shows which.',
  ],
  [
    'submissionProblems',
    { file: '"rain.csv"', errors: 0 },
    '"rain.csv" was read: it holds what looks like personal data.\nNothing was changed in your file. The page lists each problem by cell, with a fix.',
  ],
  [
    'submissionProblems',
    { file: '"rain.csv"', errors: 2 },
    '"rain.csv" was read: 2 things must be fixed.\nNothing was changed in your file. The page lists each problem by cell, with a fix.',
  ],
  [
    'trapLureDue',
    { trap: 'T1', at: 'trap', community: '', known: 'no', due: { day: '2026-09-07' } },
    'The lure of the trap T1 was due for a change on 7 Sep 2026. Change it and say so in the report.',
  ],
  [
    'trapLureDue',
    { trap: 'T1', at: 'community', community: 'Wa', known: 'yes', lure: 'FAW-4', due: { day: '2026-09-07' } },
    'The lure (FAW-4) of the trap T1 in Wa was due for a change on 7 Sep 2026. Change it and say so in the report.',
  ],
  [
    'unshareAsked',
    { by: 'Ama', count: 2, name: 'Esi', said: 'words', words: '"moved away"' },
    'Ama asks you to unshare 2 contacts you shared. They write: "moved away".',
  ],
  ['riskRejected', { count: 1, risk: 12, reason: 'seen twice' }, 'Your report 12 was rejected: seen twice'],
])('a notice of the kind %s with %j is a sentence', (kind, params, sentence) => {
  expect(sayNotice(kind, params)).toBe(sentence);
});

test('braces and quotes in what people wrote are no part of a sentence', () => {
  expect(sayNotice('startAsked', { by: "Kwame {O'Neil}", reason: '<b>{x}</b>' })).toBe(
    "Kwame {O'Neil} asks that messages to a farmer may go again. <b>{x}</b>",
  );
});

test('a notice from before sentences had kinds says what it said', () => {
  expect(sayNotice('weatherMoved', { asWritten: 'It rained {a lot}.' })).toBe('It rained {a lot}.');
});

test('a notice whose sentence is not filled, or that has none, is refused', () => {
  expect(() => sayNotice('trapLinked', { trap: 'T1' })).toThrow('days');
  expect(() => sayNotice('nothing', {})).toThrow('no sentence for notices of the kind nothing');
});

test.each(Object.entries(english))('the sentence of %s is in the message format', (_kind, sentence) => {
  expect(() => new IntlMessageFormat(sentence, 'en')).not.toThrow();
});

test.each([
  [
    'covered',
    { name: 'Kofi', from: { day: '2026-05-01' }, until: { day: '2026-05-12' } },
    'Kofi vous remplace du 1er mai 2026 au 12 mai 2026 : vos postes, agriculteurs et avis lui sont ouverts.',
  ],
  ['riskVerified', { count: 1, risk: 12 }, 'Votre signalement 12 a été vérifié.'],
  [
    'riskWarned',
    { risk: 7, where: 'within 5 km of Ejura' },
    'Des agriculteurs (à moins de 5 km de Ejura) ont été avertis du risque 7, qui vous est confié.',
  ],
  [
    'riskWarned',
    { risk: 7, where: 'in Wa, Nandom' },
    'Des agriculteurs (Wa, Nandom) ont été avertis du risque 7, qui vous est confié.',
  ],
  ['riskClosed', { risk: 7, outcome: 'crop lost' }, 'Le risque 7 a été clos : culture perdue.'],
  [
    'looksAlarm',
    { name: 'Efua', stage: 'near', count: 80, most: 100, what: 'Ghana Card numbers' },
    'Efua a vu 80 des 100 données protégées (numéros de Ghana Card) qu’un agent peut voir en un jour. Le journal montre lesquelles.',
  ],
  ['riskVerified', { count: 3, risk: 12 }, '3 de vos signalements ont été vérifiés.'],
  [
    'riskNews',
    {
      only: 'several',
      reported: 2,
      kinds: 'both',
      late: 1,
      latest: [
        { category: 'Pest', district: 'Ejura', risk: 4 },
        { category: 'Fire', district: 'Wa', risk: 5 },
      ],
    },
    '2 nouveaux signalements attendent d’être jugés, et 1 étape est en retard. Les derniers : Pest, Ejura (risque 4) ; Fire, Wa (risque 5).',
  ],
] as const)('a notice of the kind %s is said in French', (kind, params, sentence) => {
  expect(sayNotice(kind, params, 'fr')).toBe(frenchSpaces(sentence));
});

test.each(Object.keys(english) as (keyof typeof english)[])(
  'the sentence of %s in French is filled with the same and chooses by the same words',
  (kind) => {
    expect(slotsOf(french[kind], 'fr')).toEqual(slotsOf(english[kind], 'en'));
  },
);

interface Part {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}
const [argument, select, plural] = [1, 5, 6];

/** The slots of a sentence, with the words it chooses by, each once. */
function slotsOf(sentence: string, language: string): string[] {
  const found = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const { type, value, options = {} } of parts) {
      if (type === argument || type === plural) found.add(value);
      if (type === select) found.add(`${value}: ${Object.keys(options).toSorted().join(' ')}`);
      for (const option of Object.values(options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(sentence, language).getAst() as unknown as readonly Part[]);
  return [...found].toSorted();
}
