import { createHmac, timingSafeEqual } from 'node:crypto';

/** A form open for longer tells nothing any more: it may have waited on a phone without a network. */
const longestSeconds = 2 * 86_400;

/** The time a form was opened, signed, so that how long it was open can be told when it is sent. */
export function signFormTime(key: Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000).toString(36);
  return `${seconds}.${sign(key, seconds)}`;
}

/** Seconds since the form was opened; `unsigned` where nothing was sent or it is long past, `forged` where it is not ours. */
export function readFormTime(key: Uint8Array, openedAt: string, now: Date): number | 'unsigned' | 'forged' {
  if (openedAt === '') return 'unsigned';
  const [seconds = '', signature = ''] = openedAt.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(key, seconds))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'forged';
  const open = Math.floor(now.getTime() / 1000) - Number.parseInt(seconds, 36);
  return open > longestSeconds ? 'unsigned' : open;
}

function sign(key: Uint8Array, seconds: string): string {
  return createHmac('sha256', key).update(`message form opened at ${seconds}`).digest('base64url').slice(0, 22);
}
