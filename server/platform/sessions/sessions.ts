import type { Actor } from '#engines/access/roles.ts';

/**
 * Who holds a token, with the grants its session serves and the districts that go with them: what a token itself says
 * about its holder is a hint for display. Answers null where the session is unknown, ended or revoked.
 */
export interface Sessions {
  /** Asks the records. */
  find(token: string, now: Date): Promise<Actor | null>;
  /**
   * For reads: at once, where the records were asked within the second before and nothing was heard since that changes
   * what a session stands for.
   */
  recall(token: string, now: Date): Actor | Promise<Actor | null>;
  /** Something was written here: what is kept may no longer be so. */
  forget(): void;
}

/** Cookies of the two audiences; HttpOnly, a day long. */
export const officerCookie = 'token';
export const dataCookie = 'DataToken';
/** Tells a page that somebody is signed in, and nothing more. */
export const flagCookie = 'signedIn';
