import { createHmac, timingSafeEqual } from 'node:crypto';

/** The number of a stored message, signed for the address that thanks for it: nobody else can make such an address. */
export function signNumber(key: Uint8Array, id: number): string {
  return `${id}.${sign(key, String(id))}`;
}

/** The number that was signed; null where it is not ours. */
export function readNumber(key: Uint8Array, sent: string): number | null {
  const [id = '', signature = ''] = sent.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(key, id))];
  return given.length === own.length && timingSafeEqual(given, own) ? Number(id) : null;
}

function sign(key: Uint8Array, id: string): string {
  return createHmac('sha256', key).update(`message arrived as number ${id}`).digest('base64url').slice(0, 22);
}
