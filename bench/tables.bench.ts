import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { diskStorage } from '#server/adapters/storage/diskStorage.ts';
import { openTables } from '#server/adapters/tables/openTables.ts';
import { makeTable } from '#server/adapters/tables/testing/makeTable.ts';
import type { GroupQuestion, TableAtRest, Tables } from '#server/adapters/tables/tables.ts';
import { onGround, report, startProgram, timed, type Ground } from './ground.ts';
import { residentMb } from './memory.ts';
import { median } from './wrk.ts';

/**
 * Questions to a table of ten million rows, against DuckDB alone on the same Parquet, and the download of a file of
 * 500 MB against nginx (one worker, reads of 1 MiB; `BENCH_NGINX` names its program). `npm run bench:tables`.
 */
const rows = Number(process.env.BENCH_ROWS ?? 10_000_000);
const fileMb = Number(process.env.BENCH_FILE_MB ?? 500);
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const MOST_GROUP_SHARE = 1.5;
const MOST_PAGE_MS = 150;
const LEAST_DOWNLOAD_SHARE = 0.5;
const MOST_DOWNLOAD_MB = 100;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const files = path.join(ground.folder, 'files');
  const storage = diskStorage(files);
  console.log(`${rows.toLocaleString('en')} rows …`);
  const table = await makeTable(
    storage,
    [
      ['Region', 'text'],
      ['Crop', 'text'],
      ['Year', 'whole'],
      ['Day', 'date'],
      ['Yield', 'decimal'],
      ['Rain', 'decimal'],
      ['Farm', 'text'],
    ],
    `
    select 'Region ' || (hash(i) % 16), 'Crop ' || (hash(i + 1) % 12), 2000 + hash(i + 2) % 26, date '2000-01-01' + (hash(i + 3) % 9000)::integer,
           round((hash(i + 4) % 10000) / 1000.0, 2), (hash(i + 5) % 300) / 10.0, 'F' || (hash(i + 6) % 200000)
    from range(${rows}) t(i)`,
  );
  const tables = openTables({ storage, scratch: path.join(ground.folder, 'scratch') });
  ground.later(() => tables.close());
  const { path: parquet } = await storage.local(table.fileKey);
  await measureGroups(tables, table, parquet);
  await measurePages(tables, table);
  await measureDownload(ground, files);
}

async function measureGroups(tables: Tables, table: TableAtRest, parquet: string): Promise<void> {
  const alone = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect();
  const ask = (by: readonly string[]): GroupQuestion => ({
    by,
    measures: [
      { measure: 'count', column: null },
      { measure: 'mean', column: 'Yield' },
    ],
    limit: 1_000,
  });
  for (const [name, question, sql] of [
    [
      'a mean by region and crop',
      ask(['Region', 'Crop']),
      `select c1, c2, count(*), avg(c5) from '${parquet}' group by 1, 2 order by 1, 2`,
    ],
    [
      'a mean by month',
      { ...ask(['Day']), step: 'month' as const },
      `select date_trunc('month', c4), count(*), avg(c5) from '${parquet}' group by 1 order by 1`,
    ],
    [
      'how many farms a region has',
      { by: ['Region'], measures: [{ measure: 'distinct' as const, column: 'Farm' }], limit: 100 },
      `select c1, count(distinct c7) from '${parquet}' group by 1 order by 1`,
    ],
    [
      'a mean of one region by year',
      { ...ask(['Year']), filters: [{ column: 'Region', op: 'is' as const, value: 'Region 3' }] },
      `select c3, count(*), avg(c5) from '${parquet}' where c1 = 'Region 3' group by 1 order by 1`,
    ],
  ] as const) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await timed(() => alone.runAndReadAll(sql)));
      ours.push(await timed(() => tables.groups(table, question)));
    }
    const share = median(ours) / median(theirs);
    report(
      share <= MOST_GROUP_SHARE,
      `${name}: ${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms of DuckDB alone = ${share.toFixed(2)} (at most ${MOST_GROUP_SHARE})`,
    );
  }
}

async function measurePages(tables: Tables, table: TableAtRest): Promise<void> {
  await tables.rows(table, { offset: 0, limit: 10 });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    times.push(await timed(() => tables.rows(table, { offset: Math.floor(rows / 2) + round * 1_000, limit: 10 })));
  report(
    median(times) <= MOST_PAGE_MS,
    `a page at row ${Math.floor(rows / 2).toLocaleString('en')}: ${median(times).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms at most (${MOST_PAGE_MS} allowed)`,
  );
}

async function measureDownload(ground: Ground, files: string): Promise<void> {
  const nginx = process.env.BENCH_NGINX ?? ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
  if (nginx === undefined) {
    console.log('skipped: the download, nginx is not installed (apt-get install nginx-light)');
    return;
  }
  mkdirSync(path.join(files, 'originals'), { recursive: true });
  execFileSync('sh', ['-c', `head -c ${fileMb}000000 /dev/urandom > ${path.join(files, 'originals', 'big')}`]);
  const ours = await startProgram(ground, 'tablesDownloads.ts', files);
  const big = `${ours.url}/originals/big`;
  const theirs = await startNginx(ground, nginx, files);
  const speeds: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  download(big);
  const before = residentMb(ours.pid);
  let most = 0;
  for (let round = 0; round < rounds; round++) {
    speeds.theirs.push(download(theirs));
    speeds.ours.push(download(big));
    most = Math.max(most, residentMb(ours.pid));
  }
  const share = median(speeds.ours) / median(speeds.theirs);
  report(
    share >= LEAST_DOWNLOAD_SHARE,
    `a file of ${fileMb} MB: ${(median(speeds.ours) / 1e6).toFixed(0)} MB/s against ${(median(speeds.theirs) / 1e6).toFixed(0)} MB/s of nginx = ${Math.round(share * 100)} % (at least ${LEAST_DOWNLOAD_SHARE * 100} %)`,
  );
  report(
    most - before <= MOST_DOWNLOAD_MB,
    `its memory grew from ${before.toFixed(0)} to ${most.toFixed(0)} MB at most (by ${MOST_DOWNLOAD_MB} allowed)`,
  );
}

/** Bytes a second. */
function download(url: string): number {
  return Number(
    execFileSync('curl', ['-s', '-f', '-o', '/dev/null', '-w', '%{speed_download}', url], { encoding: 'utf8' }),
  );
}

async function startNginx({ folder, later }: Ground, program: string, files: string): Promise<string> {
  const home = path.join(folder, 'nginx');
  mkdirSync(home);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `${each}_temp_path ${home}/${each};`)
    .join(' ');
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `
    worker_processes 1; daemon off; master_process off; pid ${home}/pid; error_log ${home}/errors;
    events {}
    http { access_log off; sendfile off; output_buffers 1 1m; ${temporary} server { listen 127.0.0.1:${port}; root ${files}; } }`,
  );
  const child = spawn(program, ['-p', home, '-c', path.join(home, 'nginx.conf')], { stdio: 'inherit' });
  later(() => child.kill('SIGTERM'));
  await sleep(500);
  return `http://127.0.0.1:${port}/originals/big`;
}
