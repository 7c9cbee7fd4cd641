import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Spellings of the wire that are no words of ours (docs/glossary.md): they stand in contract/, in presenters, in readers of the wire (readWire….ts) and in tests of the wire. */
const wireWords =
  /\b(?:firtilizer[BT]|landpreparation|accessPemission|dwonloads|lables|responser|podcasts?|grouplink|investment _level)\b/;
const allowed = /^contract\/|\.presenter\.ts$|\/readWire\w+\.ts$|\.test\.tsx?$|^(?:e2e|docs|content)\//;

const root = path.resolve(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

function wireWordsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => wireWords.exec(line.replace(/\/?\*.*|\/\/.*/, ''))?.[0] ?? []);
}

test('wire spellings stand where the wire is read and written alone', () => {
  const found = sources
    .filter((file) => !allowed.test(file))
    .map((file) => ({ file, words: wireWordsIn(readFileSync(path.join(root, file), 'utf8')) }))
    .filter(({ words }) => words.length > 0);
  expect(found).toEqual([]);
});

test('a wire spelling in code is seen, one in a comment is not', () => {
  expect(wireWordsIn('const firtilizerB = [];\n/** The wire also says "responser". */\n')).toEqual(['firtilizerB']);
});
