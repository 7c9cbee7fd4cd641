import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellBounds, generalise, type FarmCell } from './generalise.ts';

const cell = (column: number, row: number, farms: number): FarmCell => ({ column, row, farms });

describe('farms as the public may see them', () => {
  test('squares with five farms or more stay as they are', () => {
    expect(generalise([cell(0, 0, 5), cell(1, 0, 40)])).toEqual([cell(0, 0, 5), cell(1, 0, 40)]);
  });
  test('four farms are counted in the square beside them', () => {
    expect(generalise([cell(0, 0, 4), cell(1, 0, 6), cell(5, 5, 9)])).toEqual([cell(1, 0, 10), cell(5, 5, 9)]);
  });
  test('of two squares as near, the one with more farms takes them in', () => {
    expect(generalise([cell(0, 0, 6), cell(1, 0, 2), cell(2, 0, 30)])).toEqual([cell(0, 0, 6), cell(2, 0, 32)]);
  });
  test('small squares gather until there are five', () => {
    expect(generalise([cell(0, 0, 1), cell(1, 0, 2), cell(2, 0, 2)])).toEqual([cell(1, 0, 5)]);
  });
  test('a lone farm far from all others is counted with the nearest of them', () => {
    expect(generalise([cell(0, 0, 1), cell(60, 80, 5), cell(100, 100, 7)])).toEqual([
      cell(60, 80, 6),
      cell(100, 100, 7),
    ]);
  });
  test('fewer than five farms in all are not shown', () => {
    expect(generalise([cell(0, 0, 2), cell(9, 9, 2)])).toEqual([]);
    expect(generalise([])).toEqual([]);
  });
  test('a square has its corners in degrees, without the dust of fractions', () => {
    expect(cellBounds(cell(-29, 147, 5))).toEqual([-1.45, 7.35, -1.4, 7.4]);
    expect(cellBounds(cell(2, 3, 5))).toEqual([0.1, 0.15, 0.15, 0.2]);
  });

  const cells = fc
    .uniqueArray(fc.tuple(fc.integer({ min: -66, max: 24 }), fc.integer({ min: 94, max: 224 })), {
      maxLength: 120,
      selector: ([x, y]) => `${x} ${y}`,
    })
    .chain((places) =>
      fc
        .array(fc.integer({ min: 0, max: 12 }), { minLength: places.length, maxLength: places.length })
        .map((counts) => places.map(([x, y], index) => cell(x, y, counts[index] ?? 0))),
    );

  test('whatever the farms, their number stays, none is moved to an empty square, and no square shows fewer than five', () => {
    fc.assert(
      fc.property(cells, (all) => {
        const shown = generalise(all);
        const sum = (list: readonly FarmCell[]) => list.reduce((total, { farms }) => total + farms, 0);
        expect(sum(shown)).toBe(sum(all) < 5 ? 0 : sum(all));
        for (const { column, row, farms } of shown) {
          expect(farms).toBeGreaterThanOrEqual(5);
          expect(all.some((each) => each.column === column && each.row === row && each.farms > 0)).toBe(true);
        }
      }),
    );
  });
  test('the order in which farms are told does not matter', () => {
    fc.assert(
      fc.property(cells, (all) => {
        expect(generalise(all.toReversed())).toEqual(generalise(all));
      }),
    );
  });
  test('no farm of a country of single farms is lost', () => {
    const all = Array.from({ length: 8_000 }, (_, index) => cell(index % 90, Math.floor(index / 90), 1));
    expect(generalise(all).reduce((total, { farms }) => total + farms, 0)).toBe(8_000);
  });
});
