import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import type { Column } from '#engines/tables/types.ts';
import { type Places, writeFlatGeobuf, writeGeoPackage } from './exportPlaces.ts';

const column = (name: string, type: Column['type']): Column => ({
  name,
  key: name,
  type,
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: null,
});
const places: Places = {
  name: 'Wells of Ejura',
  columns: [
    column('Well "A"', 'text'),
    column('fid', 'whole'),
    column('Depth', 'decimal'),
    column('Dug', 'date'),
    column('Open', 'truth'),
  ],
  rows: [
    { cells: ['Ɔkwan', 9_007_199_254_740_991, 12.5, '2024-02-29', true], at: [-1.36, 7.39] },
    { cells: [null, null, null, null, null], at: null },
    { cells: ['Sekyedumase', -4, 0, '2020-01-01', false], at: [-1.1, 7.9] },
  ],
};
const folder = mkdtempSync(path.join(tmpdir(), 'places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gdal = (() => {
  try {
    return execFileSync('ogrinfo', ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
})();

describe.skipIf(gdal === '')('GDAL', () => {
  test.each([
    ['a GeoPackage', 'wells.gpkg', () => writeGeoPackage(places)],
    ['FlatGeobuf', 'wells.fgb', () => Promise.resolve(writeFlatGeobuf(places))],
  ])('reads %s: points with their values, those without a place too', async (_form, name, write) => {
    const file = path.join(folder, name);
    writeFileSync(file, await write());
    const { stdout, stderr } = await promisify(execFile)('ogrinfo', ['-ro', '-al', file]);
    expect(stderr).toBe('');
    expect(stdout).toContain('Geometry: Point');
    expect(stdout).toContain('Feature Count: 3');
    expect(stdout).toContain('Extent: (-1.360000, 7.390000) - (-1.100000, 7.900000)');
    expect(stdout).toContain('WGS 84');
    expect(stdout).toContain('Well "A" (String) = Ɔkwan');
    expect(stdout).toMatch(/fid 2 \(Integer64\) = 9007199254740991/);
    expect(stdout).toContain('Depth (Real) = 12.5');
    expect(stdout).toMatch(/Dug \(Date(?:Time)?\) = 2024\/02\/29/);
    expect(stdout).toMatch(/Open \(Integer\(Boolean\)\) = 1/);
    expect(stdout).toContain('POINT (-1.36 7.39)');
    expect(stdout.match(/POINT \(/g)).toHaveLength(2);
  });
});
