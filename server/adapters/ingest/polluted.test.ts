import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordsOf } from '#engines/tables/layout/readRecords.ts';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { readFileToTables } from './readFile.ts';
import { FileRefusal } from './refusal.ts';
import { pollutedFiles, type PollutedFile, weights } from './testing/polluted/pollutions.ts';
import { scoreOf } from './testing/polluted/score.ts';

const folder = temporaryFolder('polluted');
afterAll(() => removeFolder(folder));

/** The table as it was written out; null where the file was refused. */
async function read({ name, text }: PollutedFile): Promise<readonly (readonly string[])[] | null> {
  const out = path.join(folder, name, 'out');
  mkdirSync(out, { recursive: true });
  const file = path.join(folder, name, 'sent');
  writeFileSync(file, text);
  await readFileToTables(
    { file, fileName: `${name}.csv`, out, fixes: [], places: [], today: '2026-11-21', asWritten: true },
    () => undefined,
  ).catch((error: unknown) => {
    if (!(error instanceof FileRefusal)) throw error;
  });
  const written = path.join(out, 'written-0.csv');
  if (existsSync(written)) return recordsOf(readFileSync(written, 'utf8'), ',').map(({ cells }) => cells);
  return text === '' ? [] : null;
}

test('files spoiled in the ways of real ones are read as what they were', { timeout: 300_000 }, async () => {
  const files = pollutedFiles();
  const scores = new Map<string, number[]>();
  const weak: string[] = [];
  for (const each of files) {
    const score = scoreOf(each.clean, await read(each));
    scores.set(each.kind, [...(scores.get(each.kind) ?? []), score]);
    if (score < 9.5) weak.push(`${each.name} ${score.toFixed(2)}`);
  }
  const means = [...scores].map(([kind, all]) => ({
    kind,
    mean: all.reduce((sum, one) => sum + one, 0) / all.length,
    files: all.length,
  }));
  const simple = means.reduce((sum, { mean, files: number }) => sum + mean * number, 0) / files.length;
  const total = means.reduce((sum, { kind }) => sum + (weights[kind] ?? 0), 0);
  const weighted = means.reduce((sum, { kind, mean }) => sum + mean * (weights[kind] ?? 0), 0) / total;
  if (process.env['SHOW_SCORES'])
    console.log(
      means.map(({ kind, mean, files: number }) => `${kind} ${mean.toFixed(3)} (${number})`).join('\n'),
      weak,
      { simple, weighted },
    );
  expect(simple, weak.join(', ')).toBeGreaterThan(9.9);
  expect(weighted, weak.join(', ')).toBeGreaterThan(9.6);
});
