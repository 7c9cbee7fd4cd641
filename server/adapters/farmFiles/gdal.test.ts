import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outline } from '#engines/farms/farm.ts';
import { hectaresOf } from '#engines/shapes/groundArea.ts';
import type { Point, Ring } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { shapeFault } from '#engines/shapes/soundShape.ts';
import { drawingOf, writeTile } from '#engines/shapes/writeTile.ts';
import { farmFormats } from './farmFile.ts';
import { readFarmFile } from './readFarmFile.ts';
import { sound, unsound } from './testing/handMade.ts';
import { writeFarmFile } from './writeFarmFile.ts';

/** What GDAL says, with SpatiaLite behind it: judged by others' rules, not by ours. */
function gdal(program: 'ogr2ogr' | 'ogrinfo', ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
function hasGdal(): boolean {
  try {
    return /MVT/.test(gdal('ogrinfo', '--formats')) && /SQLite \/ Spatialite/.test(gdal('ogrinfo', '--formats'));
  } catch {
    return false;
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'agrihub-gdal-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (value: number): number => Math.round(value * 1e7) / 1e7;
/** Steps of 1/1024°, which numbers hold exactly: what touches on paper touches here. */
function drawn(text: string): Outline {
  const ring = (part: string): Ring =>
    closeRing(
      part.split(',').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(' ').map(Number);
        return [-1.5 + x / 1024, 7.5 + y / 1024];
      }),
    );
  return text.split('#').map((polygon) => polygon.split('|').map(ring));
}

/** The same numbers in every run (Numerical Recipes' generator). */
let seed = 20_261_121;
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
}
/** One in two goes around its middle, as fields do; the others as they fall, mostly crossing themselves. */
function scattered(number: number): Outline {
  const [lng, lat, size] = [-3 + 3.8 * random(), 5 + 6 * random(), 10 ** (-4 + 3 * random())];
  const corners = 3 + Math.floor(10 * random());
  const isField = number % 2 === 0;
  const points = Array.from({ length: corners }, (_, at): Point => {
    const turn = isField ? (at + 0.8 * random()) / corners : random();
    const reach = size * (0.2 + random());
    return [kept(lng + reach * Math.cos(turn * 2 * Math.PI)), kept(lat + reach * Math.sin(turn * 2 * Math.PI))];
  });
  const ring = closeRing(points);
  const hole =
    isField && number % 10 === 0
      ? [closeRing(points.map(([x, y]): Point => [kept(lng + (x - lng) / 4), kept(lat + (y - lat) / 4)]))]
      : [];
  return [[ring, ...hole]];
}

interface Told {
  readonly name: string;
  readonly valid: string;
  readonly area: string;
}
function toldByGdal(outlines: readonly Outline[]): Told[] {
  const file = path.join(folder, 'judged.geojson');
  writeFileSync(
    file,
    writeFarmFile(
      'geojson',
      outlines.map((outline, at) => ({ outline, name: String(at), properties: {} })),
    ),
  );
  const csv = gdal(
    'ogr2ogr',
    '-f',
    'CSV',
    '/vsistdout/',
    file,
    '-dialect',
    'sqlite',
    '-sql',
    'select name, ST_IsValid(geometry) as valid, ST_Area(geometry, 1) as area from judged',
  );
  return Papa.parse<Told>(csv, { header: true, skipEmptyLines: true }).data;
}

describe.skipIf(!hasGdal())('as GDAL and SpatiaLite judge', () => {
  test('fifty shapes drawn by hand are sound or not', () => {
    expect([sound.length, unsound.length]).toEqual([25, 25]);
    const outlines = [...sound, ...unsound].map(drawn);
    expect(outlines.map((outline) => shapeFault(outline) === null)).toEqual(outlines.map((_, at) => at < sound.length));
    // What has fewer than three corners GDAL cannot even read.
    expect(toldByGdal(outlines).map(({ valid }) => valid === '1')).toEqual(
      outlines.map((outline) => shapeFault(outline) === null),
    );
  });

  test('a thousand random ones too, and areas agree within 0.5 %', () => {
    const outlines = Array.from({ length: 1000 }, (_, at) => scattered(at));
    const told = toldByGdal(outlines);
    expect(told).toHaveLength(1000);
    const differing = outlines.flatMap((outline, at) =>
      (shapeFault(outline) === null) === (told[at]?.valid === '1') ? [] : [JSON.stringify(outline)],
    );
    expect(differing).toEqual([]);
    const sizes = outlines.flatMap((outline, at) =>
      told[at]?.valid === '1' ? [Math.abs(hectaresOf(outline) / (Number(told[at].area) / 10_000) - 1)] : [],
    );
    expect(sizes.length).toBeGreaterThan(400);
    expect(Math.max(...sizes)).toBeLessThan(0.005);
  });

  for (const format of farmFormats) {
    test(`reads what goes out as ${format}, and what it writes of it comes in with the same outlines`, () => {
      const outlines = sound.slice(0, 15).map(drawn);
      const file = path.join(folder, `out.${format === 'shp' ? 'zip' : format}`);
      writeFileSync(
        file,
        writeFarmFile(
          format,
          outlines.map((outline, at) => ({ outline, name: `Farm ${at}`, properties: { hectares: 1 } })),
        ),
      );
      const written = path.join(folder, `again-${format}.geojson`);
      const layer = format === 'gpx' ? ['tracks'] : [];
      gdal(
        'ogr2ogr',
        '-f',
        'GeoJSON',
        '-lco',
        'COORDINATE_PRECISION=15',
        written,
        format === 'shp' ? `/vsizip/${file}` : file,
        ...layer,
      );
      const { features } = JSON.parse(readFileSync(written, 'utf8')) as {
        features: { geometry: { coordinates: unknown } }[];
      };
      expect(features).toHaveLength(15);
      if (format === 'gpx') return;
      const corners = (outline: Outline | undefined) => outline?.flat(1).map((ring) => new Set(ring.map(String)));
      expect(readFarmFile(readFileSync(written)).shapes.map(({ outline }) => corners(outline))).toEqual(
        outlines.map(corners),
      );
    });
  }

  test('reads a vector tile', () => {
    const file = path.join(folder, '245.pbf');
    const outlines = sound.slice(0, 5).map(drawn);
    writeFileSync(
      file,
      writeTile(
        'farms',
        9,
        253,
        245,
        outlines.map((polygons) => ({ drawing: drawingOf(polygons), own: true })),
      ),
    );
    expect(gdal('ogrinfo', '-al', '-so', file, '-oo', 'X=253', '-oo', 'Y=245', '-oo', 'Z=9')).toMatch(
      /Layer name: farms[\s\S]*Feature Count: 5[\s\S]*own: Integer/,
    );
  });
});
