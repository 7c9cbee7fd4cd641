import { afterAll, beforeAll, expect, test } from 'vitest';
import { understand } from '#engines/conversation/keywords.ts';
import { plainName } from '#engines/geography/names.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { placesOf } from '../../geography/geography.service.ts';
import { listsOf } from './knowing.ts';

let app: TestApp;
let book: ReferenceBook;
beforeAll(async () => {
  app = await buildTestApp();
  book = app.context.reference.book();
});
afterAll(() => app.close());

test('no district and no capital is taken for a crop or a service, alone or beside one', () => {
  const names = new Set(placesOf(book).districts.flatMap(({ name, row }) => [name, row.capital]));
  const wrong: string[] = [];
  for (const name of names) {
    for (const [text, item, cropId] of [
      [name, null, undefined],
      [`weather ${name}`, 'weather', undefined],
      [`maize ${name}`, null, 'maize'],
      [`${name} maize`, null, 'maize'],
      [`when to plant rice in ${name}`, 'plant', 'rice'],
    ] as const) {
      const understood = understand(text, listsOf(book));
      const isRight = understood.item === item && understood.crop?.id === cropId;
      if (!isRight || plainName(understood.rest) !== plainName(name)) wrong.push(text);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['riz Tamale', 'rice'],
  ['niébé Yendi', 'cowpea'],
  ['borɔdeɛ Kɔforidua', 'plantain'],
  ['shinkafa Yendi', 'rice'],
  ['bli Ho', 'maize'],
  ['abele Accra', 'maize'],
  ['nyuli Yendi', 'yam'],
])('"%s" names its crop', (text, cropId) => expect(understand(text, listsOf(book)).crop?.id).toBe(cropId));
