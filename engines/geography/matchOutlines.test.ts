import { describe, expect, test } from 'vitest';
import type { Polygon } from '../shapes/points.ts';
import { matchOutlines, type KnownDistrict } from './matchOutlines.ts';

/** A square of one degree with its south-west corner at a place. */
const square = (lng: number, lat: number): Polygon[] => [
  [
    [
      [lng, lat],
      [lng + 1, lat],
      [lng + 1, lat + 1],
      [lng, lat + 1],
      [lng, lat],
    ],
  ],
];
const district = (id: string, name: string, lng: number, lat: number, otherNames: string[] = []): KnownDistrict => ({
  id,
  name,
  otherNames,
  point: [lng, lat],
});

const ejura = district('ejura_sekyedumase_municipal', 'Ejura Sekyedumase Municipal', 0.5, 7.5);
const bolga = district('bolgatanga_east', 'Bolgatanga East', 1.5, 7.5, ['Bolga East']);
const hohoe = district('hohoe_municipal', 'Hohoe Municipal', 2.5, 7.5);
const guan = district('guan', 'Guan', 2.6, 7.6);

describe('matching outlines to districts', () => {
  test('case, hyphens, double spaces and the kind of assembly do not matter', () => {
    const { matches } = matchOutlines([{ name: 'EJURA-SEKYEDUMASE', polygons: square(0, 7) }], [ejura]);
    expect(matches).toEqual([{ outline: 0, districtId: ejura.id, by: 'name', holdsPoint: true }]);
  });

  test('spellings of other lists are known', () => {
    const { matches } = matchOutlines([{ name: 'BOLGA  EAST', polygons: square(1, 7) }], [bolga]);
    expect(matches).toEqual([{ outline: 0, districtId: bolga.id, by: 'known spelling', holdsPoint: true }]);
  });

  test('two letters astray are forgiven where the place is right', () => {
    const { matches } = matchOutlines([{ name: 'Bolgatange Est', polygons: square(1, 7) }], [ejura, bolga]);
    expect(matches).toEqual([{ outline: 0, districtId: bolga.id, by: 'near spelling', holdsPoint: true }]);
  });

  test('an unknown name is settled by the one district whose point lies inside', () => {
    const { matches } = matchOutlines([{ name: 'GHA-17', polygons: square(0, 7) }], [ejura, bolga]);
    expect(matches).toEqual([{ outline: 0, districtId: ejura.id, by: 'place', holdsPoint: true }]);
  });

  test('an unknown name around two districts is left to a person', () => {
    const { matches, unclaimed } = matchOutlines([{ name: 'Hohoe Old', polygons: square(2, 7) }], [hohoe, guan]);
    expect(matches).toEqual([]);
    expect(unclaimed).toEqual([{ outline: 0, nearest: 'hohoe_municipal' }]);
  });

  test('a district without an outline says in which outline it lies', () => {
    const { missing } = matchOutlines([{ name: 'HOHOE MUNICIPAL', polygons: square(2, 7) }], [hohoe, guan]);
    expect(missing).toEqual([{ districtId: 'guan', liesIn: 0 }]);
  });

  test('a match by name far from our point is shown as such', () => {
    const { matches } = matchOutlines([{ name: 'Guan', polygons: square(0, 5) }], [guan]);
    expect(matches).toEqual([{ outline: 0, districtId: 'guan', by: 'name', holdsPoint: false }]);
  });
});
