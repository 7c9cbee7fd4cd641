import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../testing/testServer.ts';
import { examineText } from './encoding.ts';
import { readMixed } from './mixedEncoding.ts';

const folder = temporaryFolder('mixed');
afterAll(() => removeFolder(folder));

let files = 0;
function written(...parts: readonly (string | readonly number[])[]): string {
  const file = path.join(folder, `${files++}.csv`);
  writeFileSync(file, Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  return file;
}

async function textOf(file: string, encoding: 'windows-1252' | 'macintosh'): Promise<string> {
  let text = '';
  for await (const piece of readMixed(file, encoding)) text += piece;
  return text;
}

test('names the lines of Windows-1252 among lines of UTF-8, before and after', async () => {
  const file = written('Village\nAnié\nKpand', [0xe9], '\nVo\nD', [0xe9], 'j', [0xe0], ' 3 ', [0x80], '\n');
  expect((await examineText(file)).mixed).toEqual({
    encoding: 'windows-1252',
    count: 2,
    examples: [
      { line: 3, lost: 'Kpand\ufffd', read: 'Kpandé' },
      { line: 5, lost: 'D\ufffdj\ufffd 3 \ufffd', read: 'Déjà 3 €' },
    ],
  });
  expect(await textOf(file, 'windows-1252')).toBe('Village\nAnié\nKpandé\nVo\nDéjà 3 €\n');
});

test('reads lines of a Mac among lines of UTF-8', async () => {
  const file = written('Village\nAnié\nKpand', [0x8e], ' b', [0x8f], 'te\n');
  expect((await examineText(file)).mixed?.examples).toEqual([
    { line: 3, lost: 'Kpand\ufffd b\ufffdte', read: 'Kpandé bète' },
  ]);
});

test('keeps the letters of UTF-8 in a line that has both', async () => {
  const file = written('Place\nTɔgbui ɖeka ', [0xe9], '\n');
  expect(await textOf(file, 'windows-1252')).toBe('Place\nTɔgbui ɖeka é\n');
});

test('numbers lines whatever ends them', async () => {
  const returns = written('Village\rAnié\rKpand', [0xe9], '\rVo\r');
  expect((await examineText(returns)).mixed?.examples[0]?.line).toBe(3);
  const both = written('Village\r\nAnié\r\nKpand', [0xe9], '\r\nVo\r\n');
  expect((await examineText(both)).mixed?.examples[0]?.line).toBe(3);
});

test('offers nothing for a letter of UTF-8 that was cut, nor for a text of one encoding', async () => {
  const cut = written('Village\nAnié\nKpand', [0xc3], ',5\n');
  expect(await examineText(cut)).toMatchObject({ encoding: 'utf-8', brokenAt: 3, mixed: null });
  const alone = written('Village\nAni', [0xe9], '\nKpand', [0xe9], '\n');
  expect(await examineText(alone)).toMatchObject({ encoding: 'windows-1252', mixed: null });
});
