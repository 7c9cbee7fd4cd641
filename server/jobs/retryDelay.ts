const firstSeconds = 5;
const longestSeconds = 3_600;

/**
 * Seconds to wait after the given failed attempt (1 is the first): 5, 10, 20 … at most an hour,
 * of which up to half is taken off by chance (0 to 1), so that what failed together does not return together.
 */
export function retryDelaySeconds(attempt: number, chance: number): number {
  const whole = Math.min(firstSeconds * 2 ** (attempt - 1), longestSeconds);
  return whole * (1 - chance / 2);
}
