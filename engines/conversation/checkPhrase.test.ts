import { expect, test } from 'vitest';
import { packs } from '#content/phrases/packs.ts';
import { checkPhrase } from './checkPhrase.ts';
import { english, type PhraseKey } from './english.ts';

const dose = '{count, plural, one {# bag} other {# bags}} of {product} on {day, date, day}.';

test.each([
  ['Hello', 'Akwaaba', null],
  ['{crop} in {place}', '{place}: {crop}', null],
  [dose, '{product} {count, plural, other {# kotoku}}, {day, date, day}.', null],
  ['{crop} in {place}', '{crop}', '{place} is missing. Every slot of the English sentence is needed.'],
  ['{crop}', '{corp}', '{corp} is not in the English sentence. Its slots are {crop}.'],
  ['Yes', '{x}', '{x} is not in the English sentence. It has no slots.'],
  ['On {day, date, day}', 'Da {day}', '{day} is a slot here and a date in English. Copy the slot as it is in English.'],
  ['Yes', '<b>Aane</b>', '<b> is no slot. Write words and the slots of the English sentence alone.'],
  ['Yes', 'a'.repeat(401), 'It has 401 letters. 400 are allowed: phones show 160 on a screen.'],
])('%j translated as %j', (source, text, mistake) => expect(checkPhrase(source, text)).toBe(mistake));

test.each(['{crop', '{count, plural, one {#}}', '{}'])('%j is not in the message format', (text) =>
  expect(checkPhrase('{crop}', text)).toMatch(/^It is not in the message format/),
);

test('every draft that ships keeps the slots of its English sentence', () => {
  const wrong = Object.values(packs).flatMap(({ phrases }) =>
    (Object.keys(phrases) as PhraseKey[]).flatMap((key) => checkPhrase(english[key], phrases[key]?.text ?? '') ?? []),
  );
  expect(wrong).toEqual([]);
});
