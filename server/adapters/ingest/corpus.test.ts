import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import type { Ingested } from './ingest.ts';
import { openIngest } from './openIngest.ts';
import { corpus } from './testing/corpus/corpus.ts';
import type { NastyFile } from './testing/corpus/nastyFile.ts';

const folder = temporaryFolder('nasty');
const ingest = openIngest();
const places = ['Tamale', 'Ho', 'Ejura', 'Bawku', 'Wa', 'Navrongo'].map((name) => ({
  id: name.toLowerCase(),
  kind: 'district' as const,
  names: [name],
}));

afterAll(() => removeFolder(folder));

async function read(file: NastyFile): Promise<Ingested> {
  const work = path.join(folder, 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.join(work, 'out'), { recursive: true });
  const sent = path.join(work, 'sent');
  writeFileSync(sent, await file.make());
  const order = {
    file: sent,
    fileName: file.fileName,
    out: path.join(work, 'out'),
    fixes: file.fixes ?? [],
    places,
    today: '2026-11-21',
  };
  return ingest.read(order, new AbortController().signal);
}

describe('files that people send', () => {
  test('are many', () => expect(corpus.length).toBeGreaterThanOrEqual(60));

  test.each(corpus.map((file) => [file.what, file.fileName, file] as const))(
    '%s (%s)',
    { timeout: 60_000 },
    async (_what, _name, file) => {
      const { reading, tables, sha256 } = await read(file);
      expect({
        kind: reading.kind,
        findings: reading.findings.map(({ weight, code }) => `${weight} ${code}`).toSorted(),
        rows: tables.map(({ table }) => table.rows),
      }).toEqual({ kind: file.kind, findings: file.findings, rows: file.rows });
      expect(sha256).toMatch(/^[\da-f]{64}$/);
      for (const finding of reading.findings) {
        expect(finding.found, 'says what was found').not.toBe('');
        expect(finding.expected, 'says what was expected').not.toBe('');
        expect(finding.mend, 'says how to mend it').toMatch(/[.?!]$/);
      }
      expect(
        tables.length > 0 || reading.findings.some(({ weight }) => weight === 'error'),
        'says why there is no table',
      ).toBe(true);
    },
  );
});
