import { describe, expect, test } from 'vitest';
import { createTextSearch } from './textSearch.ts';

const things: readonly (readonly [id: string, ...texts: string[]])[] = [
  ['maize', 'Ghana maize overview', 'Production and yields.', 'Agric in Africa'],
  ['rain', 'Rainy season onset', 'When the rains begin in each zone of Ghana.', 'Climate Journal'],
  ['fertilizer', 'Fertilizer survey', 'A study of maize farmers.', 'IFDC'],
  ['farms', 'Farming by phone', 'Ghana farmers on advice by phone.', 'Farm Radio'],
  ['cowpea', 'Cowpea varieties', 'Four releases.', 'GhanaWeb'],
  ['eve', 'Eʋegbe: agble ŋuti nyawo', 'Agric words in Ewe; café crops.', 'BGL'],
];
const library = createTextSearch(
  things.map(([, ...texts]) => texts),
  [3, 1, 2],
);
const ids = (text: string) => library.find(text).ranking.map((at) => things[at]?.[0]);

describe('what is found', () => {
  test.each<[string, string[]]>([
    ['maize', ['maize', 'fertilizer']],
    // A word of the title counts more than one of the summary; all words must occur.
    ['ghana maize', ['maize']],
    // One word suffices where the search says so, as in the field's own example.
    ['cowpea or fertilizer', ['fertilizer', 'cowpea']],
    // Words of one family, by their stem and by their beginning.
    ['farming', ['farms', 'fertilizer']],
    ['rains', ['rain']],
    ['fert', ['fertilizer']],
    ['MAIZE!', ['maize', 'fertilizer']],
    // The publisher is searched too; so are letters of Ghana, and words without their accents.
    ['radio', ['farms']],
    ['eʋegbe', ['eve']],
    ['cafe', ['eve']],
    // Where nothing has all the words, anything that has one.
    ['cowpea overview', ['cowpea', 'maize']],
    // Words that tell nothing apart are not searched.
    ['the maize of', ['maize', 'fertilizer']],
    ['xylophone', []],
    ['of the', []],
    ['%', []],
    ['', []],
  ])('%j finds %j', (text, expected) => expect(ids(text)).toEqual(expected));

  test('a search of hostile text finds what its words find, and no more', () => {
    expect(ids("'; drop table resource; --")).toEqual([]);
    expect(ids('<script>maize</script>')).toEqual(['maize', 'fertilizer']);
    expect(ids(`${'cowpea '.repeat(700)}`)).toEqual(['cowpea']);
    expect(ids('a'.repeat(5000))).toEqual([]);
  });
});

describe('typing errors', () => {
  test.each<[string, string[], string]>([
    ['maiez', ['maize', 'fertilizer'], 'maize'],
    ['fertiliser', ['fertilizer'], 'fertilizer'],
    ['cowpia', ['cowpea'], 'cowpea'],
    ['ghana maiez', ['maize'], 'ghana maize'],
  ])('%j finds %j, understood as %j', (text, expected, understood) => {
    expect([ids(text), library.find(text).understoodAs]).toEqual([expected, understood]);
  });

  test('a word that occurs, or begins one that does, is not taken for an error', () => {
    for (const text of ['maize', 'fert', 'xylophone', 'mai']) expect(library.find(text).understoodAs).toBeNull();
  });

  test('a word is not guessed at by two or three letters, nor against its first letter', () => {
    for (const text of ['mae', 'zhana', 'bowpea'])
      expect(library.find(text)).toMatchObject({ ranking: [], understoodAs: null });
  });
});

test('the words that were found are told as they stand in the texts, to mark them', () => {
  expect(library.find('farming').matchedIn(['Farming by phone', 'Ghana farmers on advice'])).toEqual([
    'farming',
    'farmers',
  ]);
  expect(library.find('maiez').matchedIn(['A study of maize farmers.'])).toEqual(['maize']);
});

test('things found equally well keep their order', () => {
  const alike = createTextSearch([['Cassava'], ['Yam'], ['Yam'], ['Yam']], [1]);
  expect(alike.find('yam').ranking).toEqual([1, 2, 3]);
});

test('words worth trying are those most things are headed with', () => {
  const words = createTextSearch([['Rains of Ghana'], ['Rain and yam'], ['Ghana rains'], ['Rains']], [1]);
  expect(words.frequentWords.slice(0, 2)).toEqual(['rains', 'ghana']);
});
