import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** The server beside which files are read, and how long it took to answer. */
let server: Server;
const answers: number[] = [];

beforeAll(async () => {
  server = createServer((_, response) => response.end('well'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  removeFolder(folder);
});

function ask(): void {
  const { port } = server.address() as AddressInfo;
  const begun = performance.now();
  get({ port, host: '127.0.0.1', agent: false }, (response) =>
    response.resume().once('end', () => answers.push(performance.now() - begun)),
  );
}

async function read(file: NastyFile): Promise<Ingested> {
  const work = path.join(folder, 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.join(work, 'out'), { recursive: true });
  const sent = path.join(work, 'sent');
  writeFileSync(sent, await file.make());
  const asking = setInterval(ask, 25);
  const order = {
    file: sent,
    fileName: file.fileName,
    out: path.join(work, 'out'),
    fixes: file.fixes ?? [],
    places,
    today: '2026-11-21',
  };
  return ingest.read(order, new AbortController().signal).finally(() => clearInterval(asking));
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

test('meanwhile the server answered in under 200 ms', () => {
  expect(answers.length).toBeGreaterThan(500);
  const slowest = answers.toSorted((one, other) => other - one);
  // One in a hundred may meet a moment when the machine of the tests is busy with something else.
  expect(slowest[Math.floor(answers.length / 100)]).toBeLessThan(200);
});
