import type { Alias } from './endpoint.ts';

type Method = Alias['method'];
/** method, path, the room that will answer it. */
type PlannedCall = readonly [Method, `/api/${string}`, string];

/**
 * Calls of the specification that are not built yet: they answer 501 with a sentence. A line goes when its
 * room mounts the call.
 */
export const notYet: readonly PlannedCall[] = [
];
