import { expect, test } from 'vitest';
import { english, type PhraseKey } from '../conversation/english.ts';
import { french } from '../conversation/french.ts';
import type { Line } from '../conversation/phrasebook.ts';
import { putTogether, type Speech } from './putTogether.ts';
import { sentenceOutline, sentenceParts } from './sentenceParts.ts';
import { spokenNumber } from './spokenNumber.ts';
import { isSpoken, wantedPieces } from './wantedPieces.ts';

const inEnglish: Speech = { language: 'en', textOf: (key) => english[key] };
const inFrench: Speech = { language: 'fr', textOf: (key) => french[key] };
const twi: Partial<Record<PhraseKey, string>> = { 'plant.window': 'Dua fi {from, date, day} kɔsi {by, date, day}.' };
const inTwi: Speech = { language: 'ak', textOf: (key) => twi[key] ?? null };
const all = () => true;
const window: Line = { key: 'plant.window', values: { from: { day: '2026-04-15' }, by: { day: '2026-05-02' } } };

test('a sentence with dates is its words, days and months in the order of the language', () => {
  // "Plant from 15 April to 2 May."
  expect(putTogether(window, inEnglish, all).pieces).toEqual([
    'plant.window:1',
    'day:15',
    'month:4',
    'plant.window:2',
    'day:2',
    'month:5',
  ]);
  expect(sentenceParts(english['plant.window']).flatMap((part) => ('words' in part ? [part.words] : []))).toEqual([
    'Plant from',
    'to',
  ]);
});

test('a sentence is shown at a glance without its format', () => {
  expect(sentenceOutline(english['risks.title'])).toBe('… verified risks in … in the last 30 days');
});

test('what is not recorded is named once, and a sentence without a reviewed text by its own key', () => {
  const isThere = (piece: string) => piece !== 'month:5' && piece !== 'plant.window:2';
  expect(putTogether(window, inEnglish, isThere).missing).toEqual(['plant.window:2', 'month:5']);
  expect(putTogether({ key: 'work.none' }, inTwi, all)).toEqual({ pieces: [], missing: ['work.none'] });
  expect(putTogether(window, inTwi, all).missing).toEqual([]);
});

test('crop, place and work are pieces of their own, and a slot without a value cannot be said', () => {
  const line: Line = {
    key: 'hello.known',
    values: { crop: { crop: 'maize', name: 'Maize' }, place: 'Ejura-Sekyedumase' },
  };
  expect(putTogether(line, inEnglish, all).pieces).toEqual(['hello.known:1', 'crop:maize', 'place:ejura_sekyedumase']);
  expect(putTogether({ key: 'weather.title' }, inEnglish, all).missing).toEqual(['{place}']);
});

test('a count takes the words of its grammatical number', () => {
  const risks = (count: number): Line => ({ key: 'risks.title', values: { count, place: 'Ejura' } });
  // No verified risk · 1 verified risk · 2 verified risks; then "in" Ejura "in the last 30 days".
  expect(putTogether(risks(0), inEnglish, all).pieces.slice(0, 2)).toEqual(['risks.title:1', 'risks.title:4']);
  expect(putTogether(risks(1), inEnglish, all).pieces.slice(0, 2)).toEqual(['number:1', 'risks.title:2']);
  expect(putTogether(risks(2), inEnglish, all).pieces).toEqual([
    'number:2',
    'risks.title:3',
    'risks.title:4',
    'place:ejura',
    'risks.title:5',
  ]);
});

test('a key of a menu is said with the sentence that it stands for', () => {
  const press: Line = { key: 'voice.press', values: { label: { line: { key: 'item.weather' } }, key: '3' } };
  // "For" · "Weather" · "press" · 3 · "then hash"
  expect(putTogether(press, inEnglish, all).pieces).toEqual([
    'voice.press:1',
    'item.weather:1',
    'voice.press:2',
    'number:3',
    'voice.press:3',
  ]);
});

test.each([
  ['en', 0, ['0']],
  ['en', 37, ['37']],
  ['en', 250, ['200', 'and', '50']],
  ['en', 1_200, ['1000', '200']],
  ['en', 1_205, ['1000', '200', 'and', '5']],
  ['fr', 250, ['200', '50']],
  ['ha', 1_250, ['1000', 'and', '200', 'and', '50']],
  ['en', 1.25, ['1', 'point', '2', '5']],
  ['ak', 101, ['100', 'and', '1']],
] as const)('in %s, %d is said as %j', (language, value, pieces) => {
  expect(spokenNumber(value, language)).toEqual(pieces.map((piece) => `number:${piece}`));
});

test('numbers below nought and from ten thousand on cannot be said', () => {
  expect([spokenNumber(-1, 'en'), spokenNumber(10_000, 'en'), spokenNumber(Number.NaN, 'en')]).toEqual([
    null,
    null,
    null,
  ]);
});

const names = {
  crops: { maize: 'Maize', rice: 'Rice' },
  activities: { PL: 'Planting' },
  places: ['Ejura', 'Éjura', 'Wa'],
  products: ['NPK 15-15-15'],
  risks: ['Fall armyworm'],
  sources: ['GMet'],
};

test('pieces are wanted with the sentences they block, what blocks most first', () => {
  const wanted = wantedPieces(
    { language: 'ak', textOf: (key) => ({ ...twi, 'hello.known': '{crop}, {place}' })[key] ?? null },
    names,
  );
  // Two stretches of words block a whole sentence each; each of two crops and of two places half of one.
  expect(wanted.slice(0, 6).map(({ key, weight }) => [key, weight])).toEqual([
    ['plant.window:1', 1],
    ['plant.window:2', 1],
    ['crop:maize', 0.5],
    ['crop:rice', 0.5],
    ['place:ejura', 0.5],
    ['place:wa', 0.5],
  ]);
  // One of twelve months, one of 31 days; no number is in these sentences.
  expect(wanted.find(({ key }) => key === 'month:4')).toEqual({
    key: 'month:4',
    kind: 'month',
    text: 'April',
    blocks: ['plant.window'],
    weight: 1 / 12,
  });
  expect(wanted).toHaveLength(2 + 2 + 2 + 12 + 31);
});

test('every sentence of English and French can be put together from the pieces that are wanted', () => {
  for (const speech of [inEnglish, inFrench]) {
    const pieces = wantedPieces(speech, names);
    const wanted = new Set(pieces.map(({ key }) => key));
    const values = {
      crop: { crop: 'maize', name: 'Maize' },
      activity: { activity: 'PL', name: 'Planting' },
      place: 'Ejura',
      product: 'NPK 15-15-15',
      risk: { riskCategory: 'Fall armyworm' },
      source: 'GMet',
      name: 'Wa',
      weeks: 4,
      label: { line: { key: 'key.yes' } as const },
      key: '1',
      count: 2,
      days: 21,
      kg: 50,
      bags: 1.25,
      mm: 250,
      min: 22,
      max: 33,
      chance: 100,
      ...Object.fromEntries(
        ['from', 'to', 'by', 'day', 'earliest', 'typical', 'latest', 'end'].map((slot) => [
          slot,
          { day: '2026-04-15' },
        ]),
      ),
    };
    // Titles of what is followed are written, never spoken.
    expect(pieces.filter(({ blocks }) => blocks.some((key) => key.startsWith('follow.')))).toEqual([]);
    const spoken = (Object.keys(english) as PhraseKey[]).filter(isSpoken);
    for (const key of spoken)
      expect([key, putTogether({ key, values }, speech, (piece) => wanted.has(piece)).missing]).toEqual([key, []]);
  }
});
