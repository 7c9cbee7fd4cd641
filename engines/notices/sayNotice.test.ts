import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { english } from './english.ts';
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
