import type { Alias } from './endpoint.ts';

type Method = Alias['method'];
/** method, path, the room that will answer it. */
type PlannedCall = readonly [Method, `/api/${string}`, string];

/**
 * Calls of the specification that are not built yet: they answer 501 with a sentence. A line goes when its
 * room mounts the call.
 */
export const notYet: readonly PlannedCall[] = [
  ['GET', '/api/broadcast/trap_sites', 'traps'],
  ['GET', '/api/broadcast/auth_trapsites', 'traps'],
  ['GET', '/api/broadcast/trap_site_ext_link/:trapsite/officer/:officerId', 'traps'],
  ['DELETE', '/api/broadcast/trap-link/:trapsite/officer/:officerId', 'traps'],
  ['GET', '/api/broadcast/trap-link/:trapsite/officer/:officerId', 'traps'],
  ['GET', '/api/broadcast/trap-regions-districts', 'traps'],
  ['POST', '/api/broadcast/trap-report', 'traps'],
];
