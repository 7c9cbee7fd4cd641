import type { Actor } from '../roles.ts';

/** What a token may be made for; a token does nothing outside its scopes, and never more than its owner may. */
export const tokenScopes = ['read', 'data', 'field-read', 'field', 'messages', 'admin', 'account'] as const;
export type TokenScope = (typeof tokenScopes)[number];

interface OpenedBy {
  readonly reads: readonly TokenScope[];
  readonly writes: readonly TokenScope[];
}

const open: OpenedBy = { reads: ['read'], writes: ['admin'] };
const dataHub: OpenedBy = { reads: ['read', 'data'], writes: ['data'] };
const field: OpenedBy = { reads: ['field-read', 'field'], writes: ['field'] };
const administration: OpenedBy = { reads: ['admin'], writes: ['admin'] };
const ownAccount: OpenedBy = { reads: ['account'], writes: ['account'] };

/** By which scopes the calls of each room are opened. */
export const scopesOfRooms: Readonly<Record<string, OpenedBy>> = {
  bundles: open,
  calendar: open,
  geography: open,
  portal: open,
  projects: open,
  reference: open,
  speech: open,
  tracking: open,
  weather: open,
  // Doors of open data for other software.
  assistants: open,
  feeds: open,
  textPages: open,
  ogc: open,
  openRosa: field,
  openData: dataHub,
  catalogue: dataHub,
  charts: dataHub,
  resources: dataHub,
  stories: dataHub,
  submissions: { reads: ['data'], writes: ['data'] },
  // Officers read gauges and declare rains; what anybody may read of them is open.
  climate: { reads: ['read', 'field-read', 'field'], writes: ['field', 'admin'] },
  seasons: open,
  communities: field,
  // Acts over many farmers, and the handing over of those of an officer who leaves.
  bulkActs: { reads: ['field-read', 'field', 'admin'], writes: ['field', 'admin'] },
  farmerRecord: field,
  farmers: field,
  // Questions of farmers that officers answer.
  conversations: field,
  farms: field,
  files: field,
  risks: field,
  // What each of these deletes comes back with its scope alone: the room it came from is asked when it does.
  trash: {
    reads: ['data', 'field-read', 'field', 'messages', 'admin'],
    writes: ['data', 'field', 'messages', 'admin'],
  },
  traps: field,
  messages: { reads: ['messages'], writes: ['messages'] },
  notifications: ownAccount,
  officers: { reads: ['field-read', 'field', 'admin'], writes: ['admin'] },
  audit: administration,
  dhis2: administration,
  harvests: administration,
  health: administration,
  support: administration,
  translations: administration,
  webhooks: administration,
};

/** A call as the scopes of a token judge it. */
export interface ScopedCall {
  readonly room: string;
  readonly effect: 'reads' | 'writes';
  readonly audience: string;
}

/**
 * The scopes of which a token needs one for a call. The accounts room serves oneself and administrators; a room that is
 * not listed is opened to `admin` alone.
 */
export function scopesFor({ room, effect, audience }: ScopedCall): readonly TokenScope[] {
  if (room === 'accounts') return audience === 'officer' ? ['admin'] : ['account'];
  return (scopesOfRooms[room] ?? administration)[effect];
}

/** Whether a token with some scopes opens a call. */
export function opensCall(scopes: readonly TokenScope[], call: ScopedCall): boolean {
  return scopesFor(call).some((scope) => scopes.includes(scope));
}

/** Whether what an actor does came with a scope for a room; without a token it needs none. */
export function reachesRoom({ token }: Pick<Actor, 'token'>, room: string, effect: ScopedCall['effect']): boolean {
  return token === undefined || opensCall(token.scopes, { room, effect, audience: 'either' });
}

/** Tokens begin with whose they are, a person's or a service account's, so that one that was left lying about is recognised. */
export const tokenPrefixes = { person: 'aghp_', service: 'aghs_' } as const;

/** Whether a text has the form of an access token. */
export function isAccessToken(text: string): boolean {
  return /^agh[ps]_[\w-]{43}$/.test(text);
}

/** How a token begins, to tell it from others of the same owner. */
export function tokenHint(token: string): string {
  return `${token.slice(0, 9)}…`;
}
