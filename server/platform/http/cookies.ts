import { parseCookie, stringifySetCookie } from 'cookie';

/** The value of a cookie; undefined when it is absent, empty, or holds the text null, which counts as signed out. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const value = header === undefined ? undefined : parseCookie(header)[name];
  return value === '' || value === 'null' ? undefined : value;
}

export interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  readonly maxAge: number;
  /** Beyond localhost a cookie travels over HTTPS alone. */
  readonly secure: boolean;
  /** Hidden from scripts. */
  readonly httpOnly: boolean;
}

/** A Set-Cookie line for the whole site. Sent on visits that start elsewhere, never with another site's writes. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', ...options });
}
