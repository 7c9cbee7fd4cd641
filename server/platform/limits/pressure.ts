import type { EndpointShape } from '#contract/endpoint.ts';

/** How long a new request would wait at the moment, in milliseconds. */
export interface Waits {
  /** For a turn of the event loop, on average. */
  readonly loopMs: number;
  /** For a connection to the records: how long the first of those that wait has waited. */
  readonly recordsMs: number;
}

/** What a request is to the portal while it cannot answer all. */
export type Urgency = 'read' | 'write' | 'urgent';

/**
 * From which wait on requests are refused: reading, which a browser repeats by itself, long before writing, and signing in
 * and reports from the field when hardly anything else is let in. All of them below the five seconds after which a
 * connection to the records is given up.
 */
const longestWaitMs: Readonly<Record<Urgency, number>> = { read: 500, write: 1_500, urgent: 4_000 };

/**
 * The delay to go by of some looks at the event loop, in milliseconds, the newest last: the newest, or where that is less the
 * second longest. A single piece of work, however long, is over by the time it is seen, and turns nobody away.
 */
export function sustainedLag(looks: readonly number[]): number {
  const [, second = 0] = looks.toSorted((a, b) => b - a);
  return Math.min(looks.at(-1) ?? 0, second);
}

/** What the declaration of a call says of its urgency; a call without one, such as a page, by its method. */
export function urgencyOf(
  endpoint: Pick<EndpointShape, 'effect' | 'refusedLast' | 'live'> | undefined,
  method: string,
): Urgency {
  // A stream that is refused knocks again each second, and costs next to nothing once it is open.
  if (endpoint?.refusedLast || endpoint?.live) return 'urgent';
  const reads =
    endpoint === undefined
      ? method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
      : endpoint.effect === 'reads';
  return reads ? 'read' : 'write';
}

/** Whether a request is refused now. What is answered from memory (`cached`) waits for no connection. */
export function refusesNow({ loopMs, recordsMs }: Waits, urgency: Urgency, cached: boolean): boolean {
  return Math.max(loopMs, cached ? 0 : recordsMs) > longestWaitMs[urgency];
}

/**
 * Seconds after which a refused request may come again: no sooner than what waits now is through, and spread, so that those who
 * were refused together do not come together. `chance` from 0 to 1.
 */
export function comeBackAfter({ loopMs, recordsMs }: Waits, chance: number): number {
  return 2 + Math.ceil(Math.max(loopMs, recordsMs) / 1_000) + Math.floor(chance * 5);
}
