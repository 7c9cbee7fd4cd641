import { describe, expect, test } from 'vitest';
import { inBox, inInterval, readBox, readInterval } from './askedFeatures.ts';
import { fulfils } from './condition.ts';
import type { Feature } from './feature.ts';
import { near } from './near.ts';
import { readCql2 } from './readCql2.ts';

const ejura: Feature = {
  id: 'ejura',
  geometry: { type: 'Point', coordinates: [-1.36, 7.39] },
  properties: { name: "Ejura's market", region: 'Ashanti', count: 12, active: true, day: '2026-04-15', note: null },
};
const square: Feature = {
  id: 'square',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    ],
  },
  properties: {},
};

describe('a filter in CQL2 text', () => {
  test.each([
    ["region = 'Ashanti'", true],
    ["region <> 'Ashanti'", false],
    ["name = 'Ejura''s market'", true],
    ['count > 11.5 AND count <= 12', true],
    ['12 = count', true],
    ['3 > count', false],
    ["region = 'Volta' OR (count BETWEEN 10 AND 12 AND NOT active = false)", true],
    ["region IN ('Volta', 'Ashanti')", true],
    ["region NOT IN ('Volta', 'Ashanti')", false],
    ["region LIKE 'Ash%'", true],
    ["region like 'sh%'", false],
    ["region LIKE '_shanti'", true],
    ['note IS NULL', true],
    ['note IS NOT NULL', false],
    // A value that is not there is neither equal nor unequal.
    ["note = 'x'", null],
    ["NOT note = 'x'", null],
    ["note = 'x' OR count = 12", true],
    ["note = 'x' AND count = 13", false],
    ["day >= DATE('2026-04-15')", true],
    ['"region" = \'Ashanti\'', true],
    ['active', true],
    ['TRUE', true],
    ['S_INTERSECTS(geometry, BBOX(-1.4, 7.3, -1.3, 7.4))', true],
    ['S_INTERSECTS(geometry, POINT(-1.36 7.39))', true],
    ['S_INTERSECTS(geometry, POLYGON((-2 7, -1 7, -1 8, -2 8, -2 7)))', true],
    ['s_intersects(BBOX(0, 0, 1, 1), geometry)', false],
  ])('%s is %s', (text, expected) => {
    expect(fulfils(ejura, readCql2(text))).toBe(expected);
  });

  test.each([
    ['region =', 'has its end at character 9; expected a property or a value'],
    ["region = 'Ashanti", 'cannot be read from "\'Ashanti"'],
    ['region ~ 1', 'cannot be read from "~ 1"'],
    ['(count = 1', 'expected ")"'],
    ['count = 1 count = 2', 'expected the end, AND or OR'],
    ['1 = 2', 'a property on one side'],
    ['S_INTERSECTS(geometry, CIRCLE(1 2))', 'expected BBOX, POINT'],
    [`${'('.repeat(30)}count = 1${')'.repeat(30)}`, 'nested more than 20 deep'],
    [`${'NOT '.repeat(30)}count = 1`, 'nested more than 20 deep'],
  ])('%s is refused with what was expected', (text, sentence) => {
    expect(() => readCql2(text)).toThrow(sentence);
  });
});

describe('a box', () => {
  test('meets a shape that lies around it, beside it and through it', () => {
    const asked = (box: string) => fulfils(square, inBox(readBox(box)));
    expect([asked('4,4,5,5'), asked('10,10,11,11'), asked('-1,4,11,5'), asked('11,0,12,1')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('may have heights, and may go over the 180th meridian', () => {
    expect(readBox('-2,7,0,-1,8,100')).toEqual([-2, 7, -1, 8]);
    const far: Feature = { ...ejura, geometry: { type: 'Point', coordinates: [179.5, 0] } };
    expect(fulfils(far, inBox(readBox('170,-10,-170,10')))).toBe(true);
    expect(fulfils(ejura, inBox(readBox('170,-10,-170,10')))).toBe(false);
  });

  test.each(['1,2,3', '1,2,3,x', '1,2,3,4,5', '0,5,1,4', '0,-91,1,4', ''])('"%s" is refused', (text) => {
    expect(() => readBox(text)).toThrow('expected west,south,east,north');
  });
});

describe('what may fulfil a condition', () => {
  const nowhere: Feature = { ...ejura, id: 'nowhere', geometry: null };
  const all = [ejura, square, nowhere];
  const found = (filter: string) => near(all, readCql2(filter)).map(({ id }) => id);

  test('is what lies near a box that all of it must meet', () => {
    expect(found('S_INTERSECTS(geometry, BBOX(-2, 7, -1, 8))')).toEqual(['ejura']);
    expect(found('count = 12 AND S_INTERSECTS(geometry, BBOX(10, 10, 11, 11))')).toEqual(['square']);
  });

  test('is anything where a box is only one of the ways, or what is not meant', () => {
    const everything = ['ejura', 'square', 'nowhere'];
    expect(found('count = 12 OR S_INTERSECTS(geometry, BBOX(10, 10, 11, 11))')).toEqual(everything);
    expect(found('NOT S_INTERSECTS(geometry, BBOX(10, 10, 11, 11))')).toEqual(everything);
    expect(found("region = 'Ashanti'")).toEqual(everything);
  });
});

describe('a time', () => {
  test.each([
    ['2026-04-15', true],
    ['2026-04-16', false],
    ['2026-04-01/2026-04-30', true],
    ['2026-04-16/..', false],
    ['../2026-04-15', true],
    ['/2026-04-14', false],
    ['2026-04-15T00:00:00Z/2026-04-15T12:00:00Z', true],
  ])('%s holds the 15th of April: %s', (text, expected) => {
    expect(fulfils(ejura, inInterval(readInterval(text), 'day', true))).toBe(expected);
  });

  test('a feature that was at no known time belongs to every time', () => {
    expect(fulfils(square, inInterval(readInterval('2026-04-15'), 'day', true))).toBe(true);
  });

  test.each([
    'yesterday',
    '2026-04-30/2026-04-01',
    '2026-13-01',
    '2026-02-30',
    '2026-02-30T12:00:00Z',
    'a/b/c',
    '2026-04-15 12:00',
  ])('%s is refused', (text) => {
    expect(() => readInterval(text)).toThrow('datetime is');
  });
});
