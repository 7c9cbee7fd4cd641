import { expect, test } from 'vitest';
import { translateTexts } from './translateTexts.ts';

const texts = new Map([
  ['Dry spell', 'Séquence sèche'],
  ['One.', 'Un.'],
  ['Two.', 'Deux.'],
]);
const fields = new Set(['risk', 'text']);

test('texts are said in the language, keys and what nobody wrote in it stay', () => {
  expect(
    translateTexts({ id: 'Dry spell', risks: [{ risk: 'Dry spell' }, { risk: 'Locusts' }], n: null }, fields, texts),
  ).toEqual({ id: 'Dry spell', risks: [{ risk: 'Séquence sèche' }, { risk: 'Locusts' }], n: null });
});

test('paragraphs are found one by one, and all of a text or none of it is translated', () => {
  expect(translateTexts([{ text: 'One.\n\nTwo.' }, { text: 'One.\n\nThree.' }], fields, texts)).toEqual([
    { text: 'Un.\n\nDeux.' },
    { text: 'One.\n\nThree.' },
  ]);
});
