import path from 'node:path';
import { expect, test } from 'vitest';
import { understand } from '#engines/conversation/keywords.ts';
import { plainName } from '#engines/geography/names.ts';
import { buildBook } from '#engines/reference/book.ts';
import { root } from '../../root.ts';
import { placesOf } from '../geography/geography.service.ts';
import { readShipped } from '../reference/shipped.ts';
import { listsOf } from './knowing.ts';

const book = buildBook((await readShipped(path.join(root, 'content', 'reference'))).rows());
const lists = listsOf(book);

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
      const understood = understand(text, lists);
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
])('"%s" names its crop', (text, cropId) => expect(understand(text, lists).crop?.id).toBe(cropId));
