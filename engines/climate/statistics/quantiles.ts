/**
 * Quantile of values in ascending order by one of the rules of Hyndman and Fan (1996): 6 is Weibull's (n + 1), 7 that
 * of R and Excel, 8 the one nearest to the median. NaN where there are no values.
 */
export function quantile(sorted: readonly number[] | Float64Array, p: number, type: 6 | 7 | 8): number {
  const n = sorted.length;
  if (n === 0) return NaN;
  const position = type === 6 ? (n + 1) * p : type === 7 ? 1 + (n - 1) * p : 1 / 3 + p * (n + 1 / 3);
  // A hair below a whole number is that number: 0.2 times 30 is not 6 in binary.
  const below = Math.floor(position + 4 * Number.EPSILON * n);
  const rest = Math.max(0, position - below);
  const at = (rank: number) => sorted[Math.min(n, Math.max(1, rank)) - 1] ?? NaN;
  return rest < 1e-12 ? at(below) : at(below) + rest * (at(below + 1) - at(below));
}

/** Mean of values; NaN where there are none. */
export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Standard deviation of a sample (n − 1); NaN below two values. */
export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values);
  let squares = 0;
  for (const value of values) squares += (value - middle) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}
