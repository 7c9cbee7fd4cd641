import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Words that a Ghanaian officer, farmer or minister would not use, with those they would. */
const avoided: Readonly<Record<string, string>> = {
  'cell by cell, mended': 'each problem named by its cell, with a fix',
  'deserve a look': 'check these',
  'doubt of the rains': 'range of dates',
  'give the access back': 'give up access',
  'has run out': 'is out of date',
  'held against': 'compared with',
  'honest letters': 'letters, parts and cost shown before sending',
  'keeps its position to itself': 'location is off on this device',
  'let it go': 'send, or remove',
  'look after it': 'manage',
  'mind this': 'watch out',
  'new to mind': 'new warnings',
  'no longer to mind': 'warnings that no longer apply',
  'nobody told you': 'no notifications yet',
  'not told here': 'what is missing',
  'present password': 'current password',
  'proves the tree': 'runs all checks',
  'put the weather away': 'hide weather',
  'stopped messages': 'opted out',
  'sun up and down': 'sunrise and sunset',
  'take all filters off': 'clear filters',
  'this is to many': 'large send',
  'to be mended': 'needs fixing',
  'told apart by': 'identified by',
  'updated how often': 'update frequency',
  'what suits it': 'suitable chart',
  'whoever runs this portal': 'this service',
  'withdraw the question': 'cancel request',
};

const root = path.resolve(import.meta.dirname, '..');
const words = readdirSync(path.join(root, 'web/words/en')).map((file) => `web/words/en/${file}`);
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(path.join(root, 'docs')).map((file) => `docs/${file}`)]
  // The map is drawn from the contract.
  .filter((file) => file.endsWith('.md') && file !== 'docs/map.md');

function avoidedIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return Object.entries(avoided).flatMap(([phrase, better]) =>
    plain.includes(phrase) ? [`"${phrase}": write "${better}"`] : [],
  );
}

test('words on screen and in documents are those of everyday English', () => {
  const found = [...words, ...pages].flatMap((file) =>
    avoidedIn(readFileSync(path.join(root, file), 'utf8')).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

test('an avoided word is seen in any case, over the end of a line too', () => {
  expect(avoidedIn("title: 'Mind\n  this'")).toEqual(['"mind this": write "watch out"']);
  expect(avoidedIn('Watch out')).toEqual([]);
});
