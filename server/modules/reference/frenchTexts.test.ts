import path from 'node:path';
import { expect, test } from 'vitest';
import { cropTextsInFrench } from '#content/french/crops/crops.ts';
import { frenchTexts } from '#content/french/texts.ts';
import { tables } from '#engines/reference/tables.ts';
import { root } from '../../root.ts';
import { readShipped } from './shipped.ts';

const {
  activities,
  bundleServices,
  districts,
  fertilizerProducts,
  fertilizerRates,
  legumeCredits,
  pests,
  riskAdvisories,
  risks,
} = (await readShipped(path.join(root, 'content', 'reference'))).rows();

/** Every figure of a text, whichever way the language writes it: 62,500 and 62 500, 0.5 and 0,5. */
function figuresIn(text: string, thousands: RegExp, decimal: string): string[] {
  return (
    text
      .replaceAll(thousands, '')
      .replaceAll(decimal, '.')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).toSorted();
}
const inEnglish = (text: string) => figuresIn(text, /(?<=\d),(?=\d{3}(?!\d))/g, '.');
const inFrench = (text: string) => figuresIn(text, /(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, ',');

/** Numbers and months in words, English and French. "One" and "a" are left out: they count and point alike. */
const words: readonly (readonly [english: RegExp, french: RegExp])[] = [
  [/\b(?:two|twice|every second)\b/i, /(?<!\p{L})deux(?!\p{L})/iu],
  [/\b(?:three|thirds?)\b/i, /(?<!\p{L})(?:trois|tiers)/iu],
  [/\bthree-quarters?\b/i, /(?<!\p{L})trois quarts(?!\p{L})/iu],
  [/\bfour(?:th)?\b/i, /(?<!\p{L})quatr/iu],
  [/\bfive\b/i, /(?<!\p{L})cinq(?!\p{L})/iu],
  [/\bsix\b/i, /(?<!\p{L})six(?!\p{L})/iu],
  [/\bseven\b/i, /(?<!\p{L})sept(?!\p{L})/iu],
  [/\beight\b/i, /(?<!\p{L})huit(?!\p{L})/iu],
  [/\bten\b/i, /(?<!\p{L})dix(?!\p{L})/iu],
  [/\btenth\b/i, /(?<!\p{L})dixième(?!\p{L})/iu],
  [/\btwentieth\b/i, /(?<!\p{L})vingtième(?!\p{L})/iu],
  [/\bfortnight\b/i, /(?<!\p{L})quinz/iu],
  [/\bJanuary\b/, /(?<!\p{L})janvier(?!\p{L})/iu],
  [/\bFebruary\b/, /(?<!\p{L})février(?!\p{L})/iu],
  [/\bMarch\b/, /(?<!\p{L})mars(?!\p{L})/iu],
  [/\bApril\b/, /(?<!\p{L})avril(?!\p{L})/iu],
  [/\bMay\b/, /(?<!\p{L})mai(?!\p{L})/iu],
  [/\bJune\b/, /(?<!\p{L})juin(?!\p{L})/iu],
  [/\bJuly\b/, /(?<!\p{L})juillet(?!\p{L})/iu],
  [/\bAugust\b/, /(?<!\p{L})août(?!\p{L})/iu],
  [/\bSeptember\b/, /(?<!\p{L})septembre(?!\p{L})/iu],
  [/\bOctober\b/, /(?<!\p{L})octobre(?!\p{L})/iu],
  [/\bNovember\b/, /(?<!\p{L})novembre(?!\p{L})/iu],
  [/\bDecember\b/, /(?<!\p{L})décembre(?!\p{L})/iu],
];

test('a French text holds the figures of its English twin, and no other', () => {
  const differing = [...frenchTexts].filter(
    ([english, french]) => inEnglish(english).join() !== inFrench(french).join(),
  );
  expect(differing).toEqual([]);
});

test('a French text of a crop names the numbers and months that its English twin spells out', () => {
  const differing = Object.entries(cropTextsInFrench).flatMap(([english, french]) =>
    words.flatMap(([one, other]) => (one.test(english) === other.test(french) ? [] : [[one.source, english, french]])),
  );
  expect(differing).toEqual([]);
});

test('whatever a plan or a pest card says of a crop is written in French', () => {
  const said = [
    ...activities.flatMap(({ cropId, shortText, longText, detail, comments }) =>
      [shortText, longText, detail, comments].map((text) => [cropId, text] as const),
    ),
    ...riskAdvisories.map(({ cropId, advisory }) => [cropId, advisory] as const),
    ...pests.flatMap(({ cropId, name, cropStage, signs, threshold, management }) =>
      [name, cropStage, signs, threshold, management].map((text) => [cropId, text] as const),
    ),
    ...risks.flatMap(({ riskId, name, trigger }) => [name, trigger].map((text) => [riskId, text] as const)),
  ];
  expect(new Set(said.map(([of]) => of)).size).toBeGreaterThan(80);
  expect(said.filter(([, text]) => text !== '' && !frenchTexts.has(text))).toEqual([]);
});

test('no French text of a crop waits for an English one that is not said any more', () => {
  const said = new Set([...activities, ...riskAdvisories, ...pests].flatMap((row) => Object.values(row)).map(String));
  expect(Object.keys(cropTextsInFrench).filter((text) => !said.has(text))).toEqual([]);
});

test('tables and columns have French names; Latin words and short forms may stay', () => {
  const named = Object.values(tables).flatMap(({ title, description, columns }) => [
    title,
    description,
    ...Object.values(columns as Readonly<Record<string, { readonly label: string }>>).map(({ label }) => label),
  ]);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((text) => !frenchTexts.has(text))).toEqual([]);
});

test('every sentence under a column has its French one', () => {
  const said = Object.values(tables).flatMap(({ columns }) =>
    Object.values(columns as Readonly<Record<string, { readonly help: string }>>).map(({ help }) => help),
  );
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter((text) => !frenchTexts.has(text))).toEqual([]);
});

test('notes on districts and their zones are written in French', () => {
  const said = districts.flatMap(({ zoneNote, note }) => [zoneNote, note]).filter((text) => text !== '');
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((text) => !frenchTexts.has(text))).toEqual([]);
});

test('notes of fertilizer and the services of a region are written in French', () => {
  // Institutes that are called by their letters, or keep their English name.
  const kept = /^CSIR(?:-.+)?$/;
  const said = [
    ...[...fertilizerRates, ...fertilizerProducts, ...legumeCredits].map(({ note }) => note),
    ...bundleServices.flatMap(({ service, provider, channel }) => [service, provider, channel]),
  ];
  expect(said.filter((text) => text !== '' && !kept.test(text) && !frenchTexts.has(text))).toEqual([]);
});
