import type { Actor } from '#engines/access/roles.ts';

/**
 * The look-up of the accounts room. Rights are read from the records at every request: what a token says
 * about its holder is a hint for display.
 */
export interface Sessions {
  /** Who holds the token, with the grants this session serves; null when it is unknown, ended or revoked. */
  find(token: string, now: Date): Promise<Actor | null>;
}

/** Cookies of the two audiences; HttpOnly, a day long. */
export const officerCookie = 'token';
export const dataCookie = 'DataToken';
/** Tells a page that somebody is signed in, and nothing more. */
export const flagCookie = 'signedIn';
