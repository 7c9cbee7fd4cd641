/** Hits among trials at one setting of the explaining terms. */
export interface LogisticRow {
  readonly terms: readonly number[];
  readonly hits: number;
  readonly trials: number;
}

const STEPS = 50;
const CLOSE_ENOUGH = 1e-12;

/**
 * Logistic regression by maximum likelihood (Newton's method): the coefficients of the terms, or null where the rows
 * do not settle them.
 */
export function fitLogistic(rows: readonly LogisticRow[]): number[] | null {
  const size = rows[0]?.terms.length ?? 0;
  const hits = rows.reduce((sum, row) => sum + row.hits, 0);
  const trials = rows.reduce((sum, row) => sum + row.trials, 0);
  if (hits === 0 || hits === trials || rows.length < size) return null;
  let beta = zeros(size);
  for (let step = 0; step < STEPS; step += 1) {
    const { gradient, information } = derivatives(rows, beta);
    const change = solve(information, gradient);
    if (!change) return null;
    beta = beta.map((value, at) => value + (change[at] ?? 0));
    if (beta.some((value) => !Number.isFinite(value) || Math.abs(value) > 1e3)) return null;
    if (change.every((value) => Math.abs(value) < CLOSE_ENOUGH)) return beta;
  }
  return null;
}

function derivatives(rows: readonly LogisticRow[], beta: readonly number[]) {
  const size = beta.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  for (const { terms, hits, trials } of rows) {
    let logit = 0;
    for (let i = 0; i < size; i += 1) logit += (terms[i] ?? 0) * (beta[i] ?? 0);
    const chance = 1 / (1 + Math.exp(-logit));
    const weight = trials * chance * (1 - chance);
    const rest = hits - trials * chance;
    for (let i = 0, at = 0; i < size; i += 1, at += size) {
      const term = terms[i] ?? 0;
      const weighted = weight * term;
      gradient[i] = (gradient[i] ?? 0) + term * rest;
      for (let j = 0; j <= i; j += 1) information[at + j] = (information[at + j] ?? 0) + weighted * (terms[j] ?? 0);
    }
  }
  // The matrix is symmetric: the lower half was added up.
  const full: number[][] = [];
  for (let i = 0; i < size; i += 1) {
    const row: number[] = [];
    for (let j = 0; j < size; j += 1) row.push(information[Math.max(i, j) * size + Math.min(i, j)] ?? 0);
    full.push(row);
  }
  return { gradient: [...gradient], information: full };
}

/** Solves a small linear system by elimination with pivots; null where it is singular. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let i = at + 1; i < size; i += 1) {
      if (Math.abs(rows[i]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = i;
    }
    const [best, current] = [rows[pivot], rows[at]];
    if (!best || !current || Math.abs(best[at] ?? 0) < 1e-14) return null;
    [rows[at], rows[pivot]] = [best, current];
    for (let i = 0; i < size; i += 1) {
      const row = rows[i];
      if (i === at || !row) continue;
      const factor = (row[at] ?? 0) / (best[at] ?? 1);
      for (let j = at; j <= size; j += 1) row[j] = (row[j] ?? 0) - factor * (best[j] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function zeros(size: number): number[] {
  return Array.from({ length: size }, () => 0);
}
