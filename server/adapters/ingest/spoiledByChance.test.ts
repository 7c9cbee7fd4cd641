import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { pick, spoil } from '../../testing/spoil.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { readFileToTables } from './readFile.ts';
import { FileRefusal } from './refusal.ts';
import { workbooks } from './testing/corpus/spreadsheets.ts';
import { openDocuments } from './testing/corpus/openDocuments.ts';
import { texts } from './testing/corpus/texts.ts';
import { others } from './testing/corpus/notTables.ts';

/** Files spoiled by chance: each is read, or refused in words. FUZZ_SEED makes others, FUZZ_FILES more of them. */
const files = Number(process.env['FUZZ_FILES'] ?? 60);
const chance = seeded(Number(process.env['FUZZ_SEED'] ?? 1));
const folder = temporaryFolder('spoiled');
afterAll(() => removeFolder(folder));

/** What came of a file: read, refused, or something nobody expected. */
async function outcomeOf(content: Buffer, fileName: string, number: number): Promise<string> {
  const out = path.join(folder, String(number), 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(folder, String(number), 'sent');
  writeFileSync(file, content);
  try {
    await readFileToTables({ file, fileName, out, fixes: [], places: [], today: '2026-11-21' }, () => undefined);
    return 'read';
  } catch (error) {
    return error instanceof FileRefusal ? 'refused' : String(error);
  }
}

test('a spoiled file is read or refused, and nothing else happens', { timeout: 120_000 }, async () => {
  const outcomes = [];
  for (let number = 0; number < files; number++) {
    const { fileName, make } = pick(chance, [...texts, ...others, ...workbooks, ...openDocuments]);
    outcomes.push(await outcomeOf(spoil(chance, Buffer.from(await make())), fileName, number));
  }
  expect(outcomes.filter((outcome) => outcome !== 'read' && outcome !== 'refused')).toEqual([]);
});
