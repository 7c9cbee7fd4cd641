import { describe, expect, it } from 'vitest';
import { planPieces, type Piece, type Visit } from './planPieces.ts';

const entry = (imports: readonly number[]): Piece => ({ modules: [], bytes: 500, imports, isEntry: true });
const shared = (bytes: number, imports: readonly number[] = []): Piece => ({
  modules: [],
  bytes,
  imports,
  isEntry: false,
});
const visit = (entries: readonly number[], mayGrow = 5_000): Visit => ({ entries, weight: 1, mayGrow });
const none = new Set<number>();
const sorted = (groups: readonly number[][]) =>
  groups.map((group) => group.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

describe('pieces of code', () => {
  it('come together where two pages ask for both', () => {
    const pieces = [entry([2, 3]), entry([2, 3]), shared(1_000), shared(1_000)];
    expect(sorted(planPieces(pieces, none, [visit([0]), visit([1])]))).toEqual([[0], [1], [2, 3]]);
  });

  it('stay apart where a page would bring more than it may', () => {
    const pieces = [entry([2, 3]), entry([3]), shared(4_000), shared(1_000)];
    expect(sorted(planPieces(pieces, none, [visit([0], 3_000), visit([1], 3_000)]))).toEqual([[0], [1], [2], [3]]);
    expect(sorted(planPieces(pieces, none, [visit([0], 5_000), visit([1], 5_000)]))).toEqual([[0], [1], [2, 3]]);
  });

  it('stay apart where they would wait for each other', () => {
    // 1 starts after 2, and 2 after 3: 1 and 3 in one piece would start after 2, and 2 after them.
    const pieces = [entry([1, 3]), shared(10, [2]), { ...shared(10, [3]), isEntry: true }, shared(10)];
    expect(sorted(planPieces(pieces, none, [visit([0])]))).toEqual([[0], [1], [2], [3]]);
  });

  it('count what the other starts after, too', () => {
    // Page 1 needs 3 alone; with 2 it would bring the heavy 4, after which 2 starts.
    const pieces = [entry([2, 3]), entry([3]), shared(10, [4]), shared(10), shared(6_000)];
    const groups = planPieces(pieces, none, [visit([0]), visit([1])]);
    expect(groups.find((group) => group.includes(3))).toEqual([3]);
  });

  it('leave out the shell, which everybody has', () => {
    const pieces = [entry([1, 2]), shared(10), shared(10)];
    expect(sorted(planPieces(pieces, new Set([1]), [visit([0])]))).toEqual([[0], [2]]);
  });
});
