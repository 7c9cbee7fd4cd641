import { describe, expect, test } from 'vitest';
import { publicPoint, readLocation, writeLocation } from './location.ts';
import { groupNear, isNear, type Sighting } from './nearDuplicates.ts';

describe('where a risk was seen', () => {
  test.each([
    ['{"coordinates":"7.39, -1.36","name":" Ejura   market "}', [-1.36, 7.39], 'Ejura market'],
    ['7.39,-1.36', [-1.36, 7.39], ''],
    // The other way round, as GeoJSON writes it.
    ['{"coordinates":"-1.36, 7.39"}', [-1.36, 7.39], ''],
    ['{"name":"Ejura"}', null, 'Ejura'],
    ['', null, ''],
  ])('%s', (text, point, name) => {
    expect(readLocation(text)).toEqual({ point, name, wrong: null });
  });

  test('what is no pair of numbers, or lies outside Ghana, is told', () => {
    expect(readLocation('near the river').wrong).toBe(
      '"near the river" are not coordinates. Write them as "lat, lng", such as "7.3900, -1.3600".',
    );
    expect(readLocation('51.5, -0.12').wrong).toBe(
      '51.5, -0.12 lies outside Ghana. Choose a point within it, or leave the point out and choose the district.',
    );
  });

  test('it is written as it is read', () => {
    expect(readLocation(writeLocation([-1.36, 7.39], 'Ejura'))).toEqual({
      point: [-1.36, 7.39],
      name: 'Ejura',
      wrong: null,
    });
  });

  test('everybody sees it to a hundredth of a degree', () => {
    expect(publicPoint([-1.35678, 7.39123])).toEqual([-1.36, 7.39]);
  });
});

describe('reports that may be one', () => {
  const seen = (id: number, changes: Partial<Sighting> = {}): Sighting => ({
    id,
    categoryId: 1,
    point: [-1.36, 7.39],
    at: new Date('2026-04-15T12:00:00Z'),
    ...changes,
  });

  // One degree of latitude is 111.195 km, so 0.0179° are 1.990 km and 0.0181° are 2.013 km.
  test.each([
    ['in the same place on the same day', {}, true],
    ['of another category', { categoryId: 2 }, false],
    ['1.99 km away', { point: [-1.36, 7.4079] as const }, true],
    ['2.01 km away', { point: [-1.36, 7.4081] as const }, false],
    ['a second short of three days later', { at: new Date('2026-04-18T11:59:59Z') }, true],
    ['three days later', { at: new Date('2026-04-18T12:00:00Z') }, false],
  ])('%s: %s', (_what, changes, near) => {
    expect(isNear(seen(1), seen(2, changes))).toBe(near);
  });

  test('they are grouped over the borders of squares, chains included, the oldest first', () => {
    const chain = [
      seen(3, { point: [-1.36, 7.4] }),
      seen(1, { at: new Date('2026-04-14T12:00:00Z') }),
      seen(2, { point: [-1.36, 7.415] }),
    ];
    const apart = [seen(8, { point: [-0.2, 5.6] }), seen(9, { categoryId: 2 })];
    expect(groupNear([...chain, ...apart]).map((group) => group.map(({ id }) => id))).toEqual([[1, 2, 3]]);
  });
});
