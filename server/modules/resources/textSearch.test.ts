import { describe, expect, test } from 'vitest';
import { createTextSearch } from './textSearch.ts';

const thing = (id: string, ...texts: string[]) => ({ id, texts });
const library = createTextSearch(
  [
    thing('maize', 'Ghana maize overview', 'Production and yields.', 'Agric in Africa'),
    thing('rain', 'Rainy season onset', 'When the rains begin in each zone of Ghana.', 'Climate Journal'),
    thing('fertilizer', 'Fertilizer survey', 'A study of maize farmers.', 'IFDC'),
    thing('farms', 'Farming by phone', 'Ghana farmers on advice by phone.', 'Farm Radio'),
    thing('cowpea', 'Cowpea varieties', 'Four releases.', 'GhanaWeb'),
    thing('eve', 'Eʋegbe: agble ŋuti nyawo', 'Agric words in Ewe; café crops.', 'BGL'),
  ],
  [3, 1, 2],
);
const ids = (text: string) => library.find(text).ids;

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
    expect(library.find(text)).toMatchObject({ ids: expected, understoodAs: understood });
  });

  test('a word that occurs, or begins one that does, is not taken for an error', () => {
    for (const text of ['maize', 'fert', 'xylophone', 'mai']) expect(library.find(text).understoodAs).toBeNull();
  });

  test('a word is not guessed at by two or three letters, nor against its first letter', () => {
    for (const text of ['mae', 'zhana', 'bowpea']) expect(library.find(text)).toMatchObject({ ids: [], understoodAs: null });
  });
});

test('the words that were found are told as they stand in the texts, to mark them', () => {
  expect(library.find('farming').matchedIn(['Farming by phone', 'Ghana farmers on advice'])).toEqual(['farming', 'farmers']);
  expect(library.find('maiez').matchedIn(['A study of maize farmers.'])).toEqual(['maize']);
});

test('things found equally well keep their order', () => {
  const alike = createTextSearch([thing('b', 'Yam'), thing('a', 'Yam'), thing('c', 'Yam')], [1]);
  expect(alike.find('yam').ids).toEqual(['b', 'a', 'c']);
});

test('words worth trying are those most things are headed with', () => {
  const words = createTextSearch([thing('1', 'Rains of Ghana'), thing('2', 'Rain and yam'), thing('3', 'Ghana rains'), thing('4', 'Rains')], [1]);
  expect(words.frequentWords.slice(0, 2)).toEqual(['rains', 'ghana']);
});
