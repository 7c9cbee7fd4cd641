import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Words that a Ghanaian officer, farmer or minister would not use, with those they would. */
const avoided: Readonly<Record<string, string>> = {
  'another took its place': 'was replaced',
  'cell by cell, mended': 'each problem named by its cell, with a fix',
  'deserve a look': 'check these',
  'doubt of the rains': 'range of dates',
  'give the access back': 'give up access',
  'has run out': 'is out of date',
  'held against': 'compared with',
  'honest letters': 'letters, parts and cost shown before sending',
  'is let go by': 'is approved by',
  'keeps its position to itself': 'location is off on this device',
  'let go of': 'removed',
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
  'put to use': 'use',
  'stands in braces': 'is in braces',
  'stands twice': 'appears twice',
  'stopped messages': 'opted out',
  'sun up and down': 'sunrise and sunset',
  'take all filters off': 'clear filters',
  'this is to many': 'large send',
  'to be mended': 'needs fixing',
  'to mend': 'to fix',
  'told apart by': 'identified by',
  'updated how often': 'update frequency',
  'what suits it': 'suitable chart',
  'what the portal told you': 'notices you were sent',
  'whoever runs this portal': 'this service',
  'withdraw the question': 'cancel request',
};
/** Words of sentences alone: in the code they name what a finding offers. */
const avoidedAlone = /\b(?:mend(?:ed|ing|s)?|is told|are told)\b/i;

const root = path.resolve(import.meta.dirname, '..');
const code = ['web', 'engines', 'contract', 'content', 'server'].flatMap((folder) => filesIn(folder));
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(path.join(root, 'docs')).map((file) => `docs/${file}`)]
  // The map is drawn from the contract.
  .filter((file) => file.endsWith('.md') && file !== 'docs/map.md');

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.bench)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('/testing/'));
}

/** What people may be shown of a source: its quoted texts of two words and more, without comments and what stands in slots. */
function sentencesIn(source: string): string[] {
  const plain = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm, '');
  return [...plain.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /\w \S/.test(text));
}

function avoidedIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return Object.entries(avoided).flatMap(([phrase, better]) =>
    plain.includes(phrase) ? [`"${phrase}": write "${better}"`] : [],
  );
}

test('words in documents are those of everyday English', () => {
  const found = pages.flatMap((file) =>
    avoidedIn(readFileSync(path.join(root, file), 'utf8')).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

test('and so are those of screens, of sentences about what is wrong, and of notices', () => {
  const found = code.flatMap((file) =>
    sentencesIn(readFileSync(path.join(root, file), 'utf8')).flatMap((sentence) =>
      [...avoidedIn(sentence), ...(/\n/.test(sentence) ? [] : (avoidedAlone.exec(sentence) ?? []))].map(
        (each) => `${file}: ${each} in ${sentence}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});

test('an avoided word is seen in any case, over the end of a line too, and in quotes of code alone', () => {
  expect(avoidedIn("title: 'Mind\n  this'")).toEqual(['"mind this": write "watch out"']);
  expect(avoidedIn('Watch out')).toEqual([]);
  expect(sentencesIn("/** to mend */ const mend = 'x'; say(`Mend ${it} now`, 'It is told.') // 'to mend it'")).toEqual([
    'Mend … now',
    'It is told.',
  ]);
});
