import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longFiles } from './longFiles.ts';

test('no file is longer than can be held in the head', () => {
  expect(longFiles(path.resolve(import.meta.dirname, '..'))).toEqual([]);
});

test('a file of 321 lines is named, one of 320 is not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'long-files-'));
  try {
    mkdirSync(path.join(folder, 'server/modules/farms'), { recursive: true });
    writeFileSync(path.join(folder, 'server/modules/farms/farms.service.ts'), 'a\n'.repeat(321));
    writeFileSync(path.join(folder, 'server/modules/farms/farms.test.ts'), 'a\n'.repeat(320));
    writeFileSync(path.join(folder, 'server/modules/farms/farms.csv'), 'a\n'.repeat(900));
    expect(longFiles(folder)).toEqual([
      'server/modules/farms/farms.service.ts has 321 lines; divide it by what it holds, 320 are the most.',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
