import { describe, expect, test } from 'vitest';
import { type Fix, isBack, noWalk, stepBack, type Walk, walkOn } from './walk.ts';

/** So many metres east and north of a corner near Ejura, at a second of the walk. */
const fix = (east: number, north: number, second: number, accuracy = 5): Fix => ({
  point: [-1.36 + east / 110_400, 7.38 + north / 111_195],
  accuracy,
  at: second * 1000,
});
const walked = (...fixes: Fix[]): Walk => fixes.reduce((walk, each) => walkOn(walk, each), noWalk);

describe('walking around a field', () => {
  test('steps are kept, standing is not', () => {
    const walk = walked(fix(0, 0, 0), fix(1, 1, 2), fix(10, 0, 8), fix(11, 1, 9), fix(20, 0, 16));
    expect(walk.kept.map(({ at }) => at / 1000)).toEqual([0, 8, 16]);
    expect(walked(fix(0, 0, 0), fix(1, 1, 2)).last).toBe('still');
  });
  test('a phone that lies still for an hour adds no corner', () => {
    const hour = Array.from({ length: 3600 }, (_, second) =>
      fix(3 * Math.sin(second * 1.7), 3 * Math.cos(second * 2.3), second, 14),
    );
    expect(walked(fix(0, 0, 0), ...hour).kept).toHaveLength(1);
  });
  test('an unsure fix is left out, and so is one farther than anybody walks', () => {
    expect(walked(fix(0, 0, 0), fix(30, 0, 20, 60))).toMatchObject({ last: 'vague', kept: [{ at: 0 }] });
    expect(walked(fix(0, 0, 0), fix(300, 0, 1))).toMatchObject({ last: 'jump', kept: [{ at: 0 }] });
    // Half a minute later it may be true.
    expect(walked(fix(0, 0, 0), fix(300, 0, 30)).last).toBe('kept');
  });
  test('after a pause one may be anywhere', () => {
    expect(walkOn(walked(fix(0, 0, 0)), fix(300, 0, 1), true).kept).toHaveLength(2);
  });
  test('the last corner can be taken back', () => {
    expect(stepBack(walked(fix(0, 0, 0), fix(10, 0, 8))).kept).toEqual([fix(0, 0, 0)]);
    expect(stepBack(noWalk).kept).toEqual([]);
  });
  test('a round ends where it began', () => {
    const round = [fix(0, 0, 0), fix(60, 0, 50), fix(60, 60, 100), fix(0, 60, 150)];
    expect(isBack(walked(...round))).toBe(false);
    expect(isBack(walked(...round, fix(4, 2, 200)))).toBe(true);
    expect(isBack(walked(fix(0, 0, 0), fix(4, 0, 5), fix(8, 0, 10), fix(4, 0, 15)))).toBe(false);
  });
});
