import type { Alias } from './endpoint.ts';

type Method = Alias['method'];
/** method, path, the room that will answer it. */
type PlannedCall = readonly [Method, `/api/${string}`, string];

/**
 * Calls of the specification that are not built yet: they answer 501 with a sentence. A line goes when its
 * room mounts the call.
 */
export const notYet: readonly PlannedCall[] = [
  ['GET', '/api/broadcast/podcast', 'files'],
  ['GET', '/api/broadcast/podcasts/share', 'files'],
  ['GET', '/api/broadcast/podcasts/public', 'files'],
  ['GET', '/api/broadcast/podcast/:searchText', 'files'],
  ['GET', '/api/broadcast/podcast/delete/:id', 'files'],
  ['POST', '/api/broadcast/podcast/upload', 'files'],
  ['GET', '/api/broadcast/podcasts/show/:id', 'files'],
  ['POST', '/api/broadcast/podcasts/share', 'files'],
  ['POST', '/api/broadcast/podcasts/unshare', 'files'],
  ['POST', '/api/broadcast/podcasts/unshare/request', 'files'],

  ['GET', '/api/broadcast/trap_sites', 'traps'],
  ['GET', '/api/broadcast/auth_trapsites', 'traps'],
  ['GET', '/api/broadcast/trap_site_ext_link/:trapsite/officer/:officerId', 'traps'],
  ['DELETE', '/api/broadcast/trap-link/:trapsite/officer/:officerId', 'traps'],
  ['GET', '/api/broadcast/trap-link/:trapsite/officer/:officerId', 'traps'],
  ['GET', '/api/broadcast/trap-regions-districts', 'traps'],
  ['POST', '/api/broadcast/trap-report', 'traps'],
];
