/** The value of a cookie; undefined when it is absent, empty, or holds the text null, which counts as signed out. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    const value = decode(part.slice(at + 1).trim());
    return value === '' || value === 'null' ? undefined : value;
  }
  return undefined;
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
export function writeCookie(name: string, value: string, { maxAge, secure, httpOnly }: CookieOptions): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
