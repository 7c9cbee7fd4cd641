import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '#server/root.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import type { ConvertedTable, IngestOrder } from './ingest.ts';
import { openIngest } from './openIngest.ts';
import type { Bounds } from './readInChild.ts';
import { harvest } from './testing/corpus/nastyFile.ts';
import { rowsXml, workbook } from './testing/corpus/workbooks.ts';

const folder = temporaryFolder('ingest');
afterAll(() => removeFolder(folder));

let files = 0;
function order(content: string | Uint8Array, fileName = 'harvest.csv'): IngestOrder {
  const work = path.join(folder, String((files += 1)));
  mkdirSync(path.join(work, 'out'), { recursive: true });
  writeFileSync(path.join(work, 'sent'), content);
  return {
    file: path.join(work, 'sent'),
    fileName,
    out: path.join(work, 'out'),
    fixes: [],
    places: [],
    today: '2026-11-21',
  };
}

const going = (): AbortSignal => new AbortController().signal;

/** A workbook whose texts take some hundred megabytes to hold. */
const manyTexts = workbook([{ name: 'Names', rows: rowsXml([['No'], [1]]) }], {
  texts: Array.from({ length: 300_000 }, (_, at) => `<si><t>Farmer number ${at}</t></si>`).join(''),
});

/** A workbook of 20,000 rows of texts, a second's work. */
const large = workbook([
  {
    name: 'Names',
    rows: rowsXml([
      ['No', 'Name', 'Village'],
      ...Array.from({ length: 20_000 }, (_, at) => [at, `Farmer number ${at}`, `Village ${at % 900}`]),
    ]),
  },
]);

/** The readers that a process started and that still run. */
function children(parent = process.pid): number[] {
  const threads = lookedUp(`/proc/${parent}/task`, (folder) => readdirSync(folder)) ?? [];
  const pids = threads.flatMap((thread) =>
    (lookedUp(`/proc/${parent}/task/${thread}/children`, readText) ?? '').split(' ').filter(Boolean),
  );
  // One that is ending has no words left.
  return pids.filter((pid) => lookedUp(`/proc/${pid}/cmdline`, readText)?.includes('fileReader')).map(Number);
}

const readText = (file: string): string => readFileSync(file, 'utf8');

/** What the kernel says; undefined of a process that has gone meanwhile. */
function lookedUp<Said>(file: string, read: (file: string) => Said): Said | undefined {
  try {
    return read(file);
  } catch {
    return undefined;
  }
}

/** None is left: one that was killed takes a moment to go. */
const allGone = () => vi.waitFor(() => expect(children()).toEqual([]), { timeout: 10_000, interval: 25 });

async function childStarted(parent = process.pid): Promise<number> {
  for (let tries = 0; tries < 4000; tries++) {
    const [pid] = children(parent);
    if (pid !== undefined) return pid;
    await sleep(5);
  }
  throw new Error('no child was started');
}

function runs(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

describe('reading a file in a process of its own', () => {
  // A reader ends a moment after its answer: the next test must not take it for its own.
  beforeEach(allGone);

  test('tells its tables first without, then with what is known of their columns, and the SHA-256 of the file', async () => {
    const previews: (readonly ConvertedTable[])[] = [];
    const { reading, tables, sha256, bytes } = await openIngest().read(
      order(harvest),
      going(),
      async (preview) => void previews.push(preview),
    );
    expect(
      previews.map((preview) =>
        preview.map(({ table }) => [table.name, table.rows, table.columns.map(({ profile }) => profile)]),
      ),
    ).toEqual([[['harvest', 4, [null, null, null, null]]]]);
    expect(reading.tables.map(({ columns }) => columns.map(({ name, profile }) => [name, profile?.distinct]))).toEqual([
      [
        ['District', 4],
        ['Crop', 3],
        ['Area ha', 4],
        ['Yield t/ha', 4],
      ],
    ]);
    expect(tables).toHaveLength(1);
    expect(bytes).toBe(110);
    expect(sha256).toBe('a78cc5135f2549e13cb8c8ed018924a3a799a6379848a1002bc207c0c2578475');
  });

  test.each<[string, Partial<Bounds>, string]>([
    ['time', { milliseconds: 300 }, 'tooSlow'],
    ['memory', { residentMb: 50 }, 'tooBig'],
    ['heap', { heapMb: 64 }, 'tooBig'],
  ])('a file that takes more %s than it may is stopped, and the next is read', async (_, bounds, code) => {
    const { reading, tables, sha256 } = await openIngest(bounds).read(order(manyTexts, 'names.xlsx'), going());
    expect(reading.findings.map(({ code, weight }) => [code, weight])).toEqual([[code, 'error']]);
    expect(tables).toEqual([]);
    expect(sha256).toMatch(/^[\da-f]{64}$/);
    await allGone();
    expect((await openIngest().read(order(harvest), going())).tables).toHaveLength(1);
  });

  test('a process that is killed leaves a finding, and the queue goes on', async () => {
    const ingest = openIngest();
    const [killed, next] = [ingest.read(order(large, 'names.xlsx'), going()), ingest.read(order(harvest), going())];
    process.kill(await childStarted(), 'SIGKILL');
    expect((await killed).reading.findings).toMatchObject([{ code: 'tooBig', weight: 'error' }]);
    expect((await next).tables).toHaveLength(1);
  });

  test('given up, it ends at once and leaves no process', async () => {
    const stop = new AbortController();
    const reading = openIngest().read(order(large, 'names.xlsx'), stop.signal);
    await childStarted();
    stop.abort(new Error('the server closes'));
    await expect(reading).rejects.toThrow('the server closes');
    await allGone();
  });

  test('what goes wrong with the caller is thrown to the caller', async () => {
    const reading = openIngest().read(order(harvest), going(), () => Promise.reject(new Error('the store is full')));
    await expect(reading).rejects.toThrow('the store is full');
  });

  test('a file that is gone is our trouble, not the sender’s', async () => {
    const gone = { ...order(harvest), file: path.join(folder, 'gone') };
    await expect(openIngest().read(gone, going())).rejects.toThrow('ENOENT');
  });

  test('ends with the server, even when that is killed', { timeout: 60_000 }, async () => {
    const { file, out } = order(large, 'names.xlsx');
    const script = `import { openIngest } from ${JSON.stringify(path.join(import.meta.dirname, 'openIngest.ts'))};
      void openIngest().read({ file: ${JSON.stringify(file)}, out: ${JSON.stringify(out)}, fileName: 'names.xlsx', fixes: [], places: [], today: '2026-11-21' }, new AbortController().signal);`;
    const program = path.join(out, 'server.mts');
    writeFileSync(program, script);
    const server = spawn(process.execPath, ['--import', 'tsx', program], { cwd: root });
    const pid = await childStarted(server.pid);
    server.kill('SIGKILL');
    // It notices within half a second of being there; on a busy machine it takes a while to be there.
    await vi.waitFor(() => expect(runs(pid)).toBe(false), { timeout: 45_000, interval: 100 });
  });

  test('runs at low priority, without the secrets of the server', async () => {
    const reading = openIngest().read(order(large, 'names.xlsx'), going());
    const pid = await childStarted();
    expect(execFileSync('ps', ['-o', 'ni=', '-p', String(pid)], { encoding: 'utf8' }).trim()).toBe('10');
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH=|HOME=|DATABASE|SECRET/);
    await reading;
  });
});
