import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { mergeArcs } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '#engines/shapes/distance.ts';
import { pointInPolygons } from '#engines/shapes/pointInPolygon.ts';
import type { Point, Ring } from '#engines/shapes/points.ts';
import { ringCrossing } from '#engines/shapes/ringCrossing.ts';
import { outlinesOf, polygonsOf } from '#server/adapters/outlines/drawing.ts';
import type { DistrictTopology } from '#server/adapters/outlines/outlines.ts';
import { approximateOutlines } from './approximateOutlines.ts';
import { settings, type DistrictFacts } from './plan.ts';

describe('outlines of an invented square country', () => {
  const outline: Ring = [
    [0, 7],
    [0.4, 7],
    [0.4, 7.4],
    [0, 7.4],
    [0, 7],
  ];
  const district = (id: string, region: string, point: Point, area: number | null): DistrictFacts => ({
    id,
    region,
    point,
    capital: null,
    area,
  });
  // 44 km a side: the west is twice as large as each of the two in the east; the enclave has no known area.
  const districts = [
    district('west', 'lake', [0.1, 7.2], 976),
    district('north_east', 'hill', [0.3, 7.3], 488),
    district('south_east', 'hill', [0.3, 7.1], 488),
    district('enclave', 'hill', [0.36, 7.08], null),
  ];
  const quick = { ...settings, levels: [{ km: 1, sweeps: 30, hot: 3, cold: 0.3 }] };
  const make = () => approximateOutlines(districts, { outline, rivers: [], lakes: [] }, quick);
  const topology: DistrictTopology = make();

  test('the same facts give the same outlines', () => expect(make()).toEqual(topology));

  test('every district is in one piece; those not divided hold their points', () => {
    expect(outlinesOf(topology).map(({ id, type }) => [id, type])).toEqual(districts.map(({ id }) => [id, 'Polygon']));
    const holding = districts.filter(({ id, point }) => {
      const found = outlinesOf(topology).find((each) => each.id === id);
      return pointInPolygons(point, found ? polygonsOf(topology, found) : []);
    });
    expect(holding.map(({ id }) => id)).toEqual(expect.arrayContaining(['west', 'north_east']));
  });

  test('a district of unknown area gets half of the one it was cut out of', () => {
    const area = (id: string): number => {
      const found = outlinesOf(topology).find((each) => each.id === id);
      const ring = (found && polygonsOf(topology, found)[0]?.[0]) ?? [];
      return (
        ring.slice(1).reduce((sum, [x, y], i) => sum + ((ring[i]?.[0] ?? 0) * y - x * (ring[i]?.[1] ?? 0)) / 2, 0) *
        111.2 ** 2
      );
    };
    expect(area('enclave') / area('north_east')).toBeGreaterThan(0.4);
    expect(area('enclave') / area('north_east')).toBeLessThan(0.6);
    expect(area('west') / area('north_east')).toBeGreaterThan(1.8);
  });
});

describe('the outlines that come with the product', () => {
  const read = (file: string): string => readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');
  const { topology } = JSON.parse(read('geography/approximate-outlines.json')) as { topology: DistrictTopology };
  const rows = Papa.parse<Record<string, string>>(read('reference/districts.csv').trim(), { header: true }).data;
  const outlineOf = new Map(outlinesOf(topology).map((outline) => [String(outline.id), outline]));
  const polygons = (id: string) => {
    const outline = outlineOf.get(id);
    return outline === undefined ? [] : polygonsOf(topology, outline);
  };

  test('show every district there is, Guan too', () => {
    expect([...outlineOf.keys()].toSorted()).toEqual(rows.map((row) => row['districtId']).toSorted());
    expect(outlineOf.has('guan')).toBe(true);
  });

  test('every district is in one piece and holds its point', () => {
    const astray = rows.filter((row) => {
      const id = row['districtId'] ?? '';
      return (
        outlineOf.get(id)?.type !== 'Polygon' ||
        !pointInPolygons([Number(row['lng']), Number(row['lat'])], polygons(id))
      );
    });
    expect(astray.map((row) => row['districtId'])).toEqual([]);
  });

  test('every known capital lies in its district, or within two kilometres of it', () => {
    const astray = rows
      .filter((row) => row['capitalLat'])
      .filter((row) => {
        const at: Point = [Number(row['capitalLng']), Number(row['capitalLat'])];
        const own = polygons(row['districtId'] ?? '');
        return !pointInPolygons(at, own) && Math.min(...own.flat(2).map((corner) => distanceKm(corner, at))) > 2;
      });
    expect(astray.map((row) => row['districtId'])).toEqual([]);
  });

  test('every region is its districts together, in one piece', () => {
    const regions = [...new Set(rows.map((row) => row['regionId'] ?? ''))];
    expect(regions).toHaveLength(16);
    for (const region of regions) {
      const own = rows
        .filter((row) => row['regionId'] === region)
        .flatMap((row) => outlineOf.get(row['districtId'] ?? '') ?? []);
      expect(mergeArcs(topology, own).arcs).toHaveLength(1);
    }
  });

  test('no outline crosses itself', () => {
    const crossed = [...outlineOf.keys()].filter((id) =>
      polygons(id)
        .flat()
        .some((ring) => ringCrossing(ring) !== null),
    );
    expect(crossed).toEqual([]);
  });
});
