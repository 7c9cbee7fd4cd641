/** Steps of time that moments are brought together by, finest first. */
export const timeSteps = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeStep = (typeof timeSteps)[number];

/** A label that is a time: 2026, 2026-Q2, 2026-05, 2026-05-06, 2026-05-06T14:00. Weeks are called after their Monday. */
const LABEL = /^(\d{4})(?:-Q([1-4])|-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d))?)?)?/;

/** The instant at which the time of a label begins, in milliseconds of UTC, which is Ghana's time; NaN where it is none. */
export function instantOf(label: string): number {
  const found = LABEL.exec(label);
  if (found === null) return Number.NaN;
  const [year = 0, quarter = 0, month = 1, day = 1, hours = 0, minutes = 0] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  return Date.UTC(year, quarter > 0 ? (quarter - 1) * 3 : month - 1, day, hours, minutes);
}
