import { expect, test } from 'vitest';
import { routes } from '#web/app/routes.ts';
import type { Area, Message } from './catalogue.ts';
import { english } from './en/en.ts';
import { bring, everywhere, french } from './french.ts';

const englishAreas: Readonly<Record<string, Area>> = english.texts;
const areas: readonly (readonly [name: string, area: Area])[] = await Promise.all([
  ...Object.entries(everywhere),
  ...Object.entries(french).map(async ([file, load]) => {
    const name = file.slice('./fr/'.length, -'.ts'.length);
    return [name, (await load())[name] ?? {}] as const;
  }),
]);

const forms = (message: Message | undefined): string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : Object.values(message);
const slotsOf = (message: Message | undefined): string[] =>
  [...new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();

test.each(areas)('%s says in French all that it says in English, with the same slots', (name, area) => {
  const original = englishAreas[name] ?? {};
  expect(Object.keys(area)).toEqual(Object.keys(original));
  for (const key of Object.keys(original)) expect(slotsOf(area[key]), `${name}.${key}`).toEqual(slotsOf(original[key]));
});

test('every area is written in French', () => {
  expect(areas.map(([name]) => name).toSorted()).toEqual(Object.keys(englishAreas).toSorted());
});

test('French texts have French marks: a space before : ; ? !, guillemets, and the curved apostrophe', () => {
  const texts = areas.flatMap(([name, area]) =>
    Object.entries(area).flatMap(([key, message]) => forms(message).map((text) => [`${name}.${key}`, text] as const)),
  );
  const wrong = texts.filter(
    ([, text]) => /[“”"']/.test(text) || /[\p{L}\d})](?:[;?!]|:(?!\/\/))(?!\w)/u.test(text.replaceAll(/“[^”]*”/gu, '')),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test.each(routes.filter(({ page, noindex }) => page !== undefined && !noindex))(
  'everybody can read $path in French',
  ({ words = [] }) => {
    const written = new Set(areas.map(([name]) => name));
    expect(words.filter((area) => !written.has(area))).toEqual([]);
  },
);

test('no line of a French page begins with a mark: the spaces before marks do not break', async () => {
  const there: Record<string, Area> = {};
  await bring(Object.keys(englishAreas), there);
  expect(Object.keys(there).toSorted()).toEqual(Object.keys(englishAreas).toSorted());
  const breaking = Object.entries(there).flatMap(([name, area]) =>
    Object.entries(area).flatMap(([key, message]) =>
      forms(message).some((text) => / [:;?!»%]|« /.test(text)) ? [`${name}.${key}`] : [],
    ),
  );
  expect(breaking).toEqual([]);
});
