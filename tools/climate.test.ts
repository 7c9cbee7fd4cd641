import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'agrihub-climate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string | Buffer) => writeFileSync(path.join(folder, name), text);

/** Rain of 2001: 12 and 9 mm on 10 and 11 April, 2 mm every fifth day after them. */
function rows(heading: string, row: (day: string, rain: string) => string, end = '\n'): string {
  const lines = [heading];
  for (let at = 0; at < 365; at += 1) {
    const day = new Date(Date.UTC(2001, 0, 1 + at)).toISOString().slice(0, 10);
    const rain = day === '2001-04-10' ? '12' : day === '2001-04-11' ? '9' : at > 100 && at % 5 === 0 ? '2' : '0';
    lines.push(row(day, rain));
  }
  return lines.join(end) + end;
}
const good = rows('date,rain', (day, rain) => `${day},${rain}`);

function run(...words: string[]) {
  const out = path.join(folder, 'out.csv');
  const done = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/climate.ts', ...(words.length > 0 ? words : [folder, out])],
    { encoding: 'utf8' },
  );
  return { ...done, starts: () => startsIn(readFileSync(out, 'utf8')) };
}

const startsIn = (table: string) => table.split('\n').filter((line) => line.includes(',SOR-GE20-3D,'));

describe('npm run climate', () => {
  it('says of rain that cannot be mm that it may be in another unit, and refuses a heading that names one', () => {
    // Six times 127 mm in a year, and the same in inches: 72 mm are 2.83.
    put(
      'good.csv',
      rows('date,rain', (day, rain) => `${day},${Number(rain) * 6}`),
    );
    const inches = (rain: string) => ((Number(rain) * 6) / 25.4).toFixed(2);
    put(
      'small.csv',
      rows('date,rain', (day, rain) => `${day},${inches(rain)}`),
    );
    put(
      'named.csv',
      rows('date,rain (in)', (day, rain) => `${day},${inches(rain)}`),
    );
    const done = run();
    expect(done.status).toBe(1);
    expect(done.stderr).toContain('small.csv: its rain does not look like mm.');
    expect(done.stderr).not.toContain('good.csv: its rain');
    expect(done.stderr).toContain('named.csv: Its column "rain (in)" names the unit in; rain is read in mm.');
  });
  it('reads the same record with a byte-order mark, other line ends, separators, dates, quotes and columns in another order', () => {
    put('plain.csv', good);
    put('marked.csv', `\uFEFF${rows('date,rain', (day, rain) => `${day},${rain}`, '\r\n')}`);
    put(
      'old-mac.csv',
      rows('date,rain', (day, rain) => `${day},${rain}`, '\r'),
    );
    put(
      'turned.csv',
      rows('"tmax","Rain","tmin","Date"', (day, rain) => `30,"${rain}",20,"${day}"`),
    );
    put('semicolon.csv', good.replaceAll(',', ';'));
    put('tabs.csv', good.replaceAll(',', '\t'));
    put(
      'slashes.csv',
      rows('date,rain', (day, rain) => `${day.split('-').toReversed().join('/')},${rain}`),
    );
    put('.plain.csv', 'left behind by another program');
    const done = run();
    expect(done.status).toBe(0);
    expect(done.starts()).toEqual(
      ['marked', 'old-mac', 'plain', 'semicolon', 'slashes', 'tabs', 'turned'].map(
        (name) => `${name},2001,SOR-GE20-3D,102,2001-04-11`,
      ),
    );
  });

  it('works out what it can of records with only rain, only temperature, one day, and those that start in mid-year', () => {
    put(
      'warm.csv',
      rows('date,tmin,tmax', (day) => `${day},20,30`),
    );
    put('one.csv', 'date,rain\n2001-05-01,30\n');
    put(
      'late.csv',
      good
        .split('\n')
        .filter((line) => line.startsWith('date') || line >= '2001-06')
        .join('\n'),
    );
    put('Ho, Volta.csv', good);
    const done = run();
    expect(done.status).toBe(0);
    expect(done.starts()).toEqual([
      '"Ho, Volta",2001,SOR-GE20-3D,102,2001-04-11',
      'late,2001,SOR-GE20-3D,,',
      'one,2001,SOR-GE20-3D,,',
      'warm,2001,SOR-GE20-3D,,',
    ]);
    // (20 + 30) / 2 less 10, thirty times.
    expect(readFileSync(path.join(folder, 'out.csv'), 'utf8')).toContain('warm,2001,GDD-AVG10-APR15-D30,450.0,');
  });

  it('names each file it cannot read, works the others out and ends with 1', () => {
    put('good.csv', good);
    put('empty.csv', '');
    put('heading.csv', 'date,rain\n');
    put('dates-only.csv', 'date\n2001-01-01\n');
    put('utf16.csv', Buffer.from(`\uFEFF${good}`, 'utf16le'));
    put('centuries.csv', 'date,rain\n1901-01-01,1\n9101-01-02,1\n');
    put('two.csv', 'date,station,rain\n2001-01-01,Ho,1\n2001-01-02,Wa,1\n');
    put('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]));
    put('stations.csv', 'station,zone\ngood,west\n');
    mkdirSync(path.join(folder, 'folder.csv'));
    const done = run();
    expect(done.status).toBe(1);
    expect(done.starts()).toEqual(['good,2001,SOR-GE20-3D,102,2001-04-11']);
    for (const name of [
      'empty',
      'heading',
      'dates-only',
      'utf16',
      'centuries',
      'two',
      'picture',
      'stations',
      'folder',
    ]) {
      expect(done.stderr).toMatch(new RegExp(`^${name}\\.csv: \\S.+`, 'm'));
    }
    expect(done.stderr).toContain('Lines 2 and 3 lie 7200 years apart');
    expect(done.stderr).toContain('ends with exit code 1');
  });

  it('counts a value that cannot be as missing and names its line', () => {
    put(
      'odd.csv',
      good
        .replace('2001-02-01,0', '2001-02-01,-9999')
        .replace('2001-02-02,0', '31/02/2001,0')
        .replace('2001-02-03,0', '2001-02-03,wet'),
    );
    const done = run();
    expect(done.status).toBe(0);
    for (const line of [33, 34, 35]) expect(done.stderr).toContain(`odd.csv line ${line}: `);
    expect(done.starts()).toEqual(['odd,2001,SOR-GE20-3D,102,2001-04-11']);
  });

  it('takes paths from where the command was typed', () => {
    put('good.csv', good);
    const done = spawnSync('npm', ['--prefix', process.cwd(), 'run', '-s', 'climate', '--', '.', 'here.csv'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(done.status).toBe(0);
    expect(startsIn(readFileSync(path.join(folder, 'here.csv'), 'utf8'))).toHaveLength(1);
  });

  it('does not take its own table of an earlier run for a record', () => {
    put('good.csv', good);
    run();
    expect(run().stderr).not.toContain('out.csv');
  });

  it.each([
    [['only-one-word'], 2],
    [['/no/such/folder', '/tmp/out.csv'], 1],
    [['content/climate', '/tmp/out.csv'], 1],
  ])('ends with a sentence: %s', (words, code) => {
    const done = run(...words);
    expect(done.status).toBe(code);
    expect(done.stderr.trim().split('\n')).toHaveLength(1);
  });
});
