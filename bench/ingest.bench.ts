import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DuckDBInstance } from '@duckdb/node-api';
import { writeXlsx } from 'hucre/xlsx';
import { openIngest } from '#server/adapters/ingest/openIngest.ts';
import { onGround, report, timed } from './ground.ts';
import { median } from './wrk.ts';

/**
 * Reading files: a large CSV against DuckDB writing the same Parquet and the SHA-256 of the file, then with profile and
 * scan against that and DuckDB's SUMMARIZE; a smaller CSV to its first preview; a spreadsheet against hucre alone; and a
 * file of 2,000 columns against one of 1,000.
 * `npm run bench:ingest`; small by default, BENCH_ROWS=10000000 BENCH_PREVIEW_ROWS=1000000 BENCH_SHEET_ROWS=200000 as promised.
 */
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const previewRows = Number(process.env.BENCH_PREVIEW_ROWS ?? 200_000);
const sheetRows = Number(process.env.BENCH_SHEET_ROWS ?? 50_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const MOST = {
  preview: 3,
  finished: 3,
  previewSeconds: 5,
  sheet: 1.5,
  wide: 2.5,
  memoryMb: 1_200,
  loopMs: 100,
} as const;

const header = 'farm,day,region,crop,variety,area_ha,yield_t,rain_mm,remark';
const regions = ['Ashanti', 'Volta', 'Northern', 'Upper East', 'Greater Accra'];
const crops = ['Maize', 'Rice', 'Cassava', 'Yam', 'Millet', 'Cowpea', 'Sorghum'];

const ingest = openIngest();

interface Reading {
  readonly previewMs: number;
  readonly allMs: number;
  readonly peakMb: number;
  readonly loopMs: number;
}

await onGround(async ({ folder }) => {
  await measureLarge(folder);
  await measurePreview(folder);
  await measureSheet(folder);
  await measureWide(folder);
});

async function measureLarge(folder: string): Promise<void> {
  const csv = path.join(folder, 'large.csv');
  await writeCsv(csv, rows);
  const what = `${rows.toLocaleString('en')} rows, ${Math.round(statSync(csv).size / 1e6)} MB`;
  const runs: { ours: Reading; written: number; summarised: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const theirs = await duckDbAlone(folder, csv);
    runs.push({ ours: await readWith(folder, csv, 'large.csv'), ...theirs });
  }
  const [preview, written, all, summarised] = [
    median(runs.map(({ ours }) => ours.previewMs)),
    median(runs.map((each) => each.written)),
    median(runs.map(({ ours }) => ours.allMs)),
    median(runs.map((each) => each.written + each.summarised)),
  ];
  report(
    preview / written <= MOST.preview,
    `${what}: previewable after ${seconds(preview)}, ${ratio(preview, written)} × DuckDB’s Parquet and SHA-256 (${seconds(written)}; at most ${MOST.preview})`,
  );
  report(
    all / summarised <= MOST.finished,
    `${what}: profiled and scanned after ${seconds(all)}, ${ratio(all, summarised)} × the same and SUMMARIZE (${seconds(summarised)}; at most ${MOST.finished})`,
  );
  const peak = Math.max(...runs.map(({ ours }) => ours.peakMb));
  report(
    peak <= MOST.memoryMb,
    `${what}: the reading process held ${Math.round(peak)} MB at most (at most ${MOST.memoryMb})`,
  );
  const loop = Math.max(...runs.map(({ ours }) => ours.loopMs));
  report(
    loop <= MOST.loopMs,
    `${what}: beside it, 99 of 100 turns of the event loop came within ${loop.toFixed(1)} ms (at most ${MOST.loopMs})`,
  );
  rmSync(csv);
}

async function measurePreview(folder: string): Promise<void> {
  const csv = path.join(folder, 'preview.csv');
  await writeCsv(csv, previewRows);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await readWith(folder, csv, 'preview.csv')).previewMs);
  const time = median(times);
  report(
    time <= MOST.previewSeconds * 1_000,
    `${previewRows.toLocaleString('en')} rows, ${Math.round(statSync(csv).size / 1e6)} MB: first preview after ${seconds(time)} (at most ${MOST.previewSeconds} s)`,
  );
  rmSync(csv);
}

async function measureSheet(folder: string): Promise<void> {
  const xlsx = path.join(folder, 'sheet.xlsx');
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Harvest', rows: [header.split(','), ...Array.from({ length: sheetRows }, (_, n) => valuesOf(n))] },
    ],
  });
  writeFileSync(xlsx, bytes);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    theirs.push(await hucreAlone(xlsx));
    ours.push((await readWith(folder, xlsx, 'sheet.xlsx')).previewMs);
  }
  const [mine, alone] = [median(ours), median(theirs)];
  report(
    mine / alone <= MOST.sheet,
    `${sheetRows.toLocaleString('en')} rows of a spreadsheet, ${Math.round(statSync(xlsx).size / 1e6)} MB: previewable after ${seconds(mine)}, ${ratio(mine, alone)} × hucre alone (${seconds(alone)}; at most ${MOST.sheet})`,
  );
}

/** Twice the columns take twice the time: no step goes through all columns for each of them. */
async function measureWide(folder: string): Promise<void> {
  const csv = path.join(folder, 'wide.csv');
  const times = new Map<number, number[]>([
    [1_000, []],
    [2_000, []],
  ]);
  for (let round = 0; round < rounds; round++) {
    for (const [columns, taken] of times) {
      const names = Array.from({ length: columns }, (_, column) => `station_${column}`);
      writeFileSync(
        csv,
        [
          names,
          ...Array.from({ length: 4 }, (_, row) =>
            names.map((_name, column) => (column % 3 === 0 ? `v${row}` : (column * 7 + row) % 97)),
          ),
        ]
          .map((row) => row.join(','))
          .join('\n'),
      );
      taken.push((await readWith(folder, csv, 'wide.csv')).allMs);
    }
  }
  const [half, whole] = [median(times.get(1_000) ?? []), median(times.get(2_000) ?? [])];
  report(
    whole / half <= MOST.wide,
    `2,000 columns of four rows: profiled and scanned after ${seconds(whole)}, ${ratio(whole, half)} × 1,000 columns (${seconds(half)}; at most ${MOST.wide})`,
  );
  rmSync(csv);
}

/** Reads a file as the server does, in a process of its own. */
async function readWith(folder: string, file: string, fileName: string): Promise<Reading> {
  const out = path.join(folder, 'out');
  mkdirSync(out);
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, ...childrenMb())), 100);
  const begun = performance.now();
  let previewMs = 0;
  try {
    const { reading } = await ingest.read(
      { file, fileName, out, fixes: [], places: [], today: '2026-11-21' },
      new AbortController().signal,
      async () => {
        previewMs = performance.now() - begun;
      },
    );
    if (reading.tables.length !== 1) throw new Error(`Not read: ${JSON.stringify(reading.findings)}`);
    return { previewMs, allMs: performance.now() - begun, peakMb, loopMs: loop.percentile(99) / 1e6 - 10 };
  } finally {
    clearInterval(watch);
    loop.disable();
    rmSync(out, { recursive: true, force: true });
  }
}

/** Most that each process started here has held so far. Linux alone. */
function childrenMb(): number[] {
  const list = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => pid !== '')
    .map((pid) => {
      const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    });
}

async function duckDbAlone(folder: string, csv: string): Promise<{ written: number; summarised: number }> {
  const parquet = path.join(folder, 'alone.parquet');
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: '512MB',
    threads: '2',
    temp_directory: path.join(folder, 'spill'),
  });
  const duckdb = await instance.connect();
  const written = await timed(async () => {
    await duckdb.run(`copy (select * from read_csv('${csv}')) to '${parquet}' (format parquet, compression zstd)`);
    const hash = createHash('sha256');
    for await (const piece of createReadStream(csv, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>)
      hash.update(piece);
    hash.digest();
  });
  const summarised = await timed(
    async () => await duckdb.runAndReadAll(`summarize select * from read_parquet('${parquet}')`),
  );
  duckdb.closeSync();
  instance.closeSync();
  return { written, summarised };
}

/** In a process of its own too, as long to start as ours. */
async function hucreAlone(xlsx: string): Promise<number> {
  return await timed(async () => {
    const child = fork(path.join(import.meta.dirname, 'ingestBaseline.ts'), [xlsx], { execArgv: ['--import', 'tsx'] });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`hucre ended with ${code}.`);
  });
}

function valuesOf(n: number): (string | number)[] {
  const mixed = Math.imul(n ^ 0x5bd1e995, 0x27d4eb2d) >>> 0;
  const day = new Date(Date.UTC(2000, 0, 1 + (mixed % 9_000))).toISOString().slice(0, 10);
  return [
    `GH${100_000 + (mixed % 900_000)}`,
    day,
    regions[mixed % 5] ?? '',
    crops[n % 7] ?? '',
    `V${mixed % 40}`,
    (mixed % 2_000) / 100,
    (mixed % 7_777) / 1_000,
    mixed % 300,
    `plot ${n % 1_000}`,
  ];
}

async function writeCsv(file: string, number: number): Promise<void> {
  const stream = createWriteStream(file, { highWaterMark: 1 << 22 });
  stream.write(`${header}\n`);
  for (let begin = 0; begin < number; begin += 10_000) {
    const some = Array.from({ length: Math.min(10_000, number - begin) }, (_, n) => valuesOf(begin + n).join(','));
    if (!stream.write(`${some.join('\n')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}

function ratio(ours: number, theirs: number): string {
  return (ours / theirs).toFixed(2);
}
