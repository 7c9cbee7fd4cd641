import { createHmac, timingSafeEqual } from 'node:crypto';

/** Digits and letters that cannot be taken for one another when they are read out or typed. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
/** 60 bits: nobody finds a second one by trying. */
const signatureLength = 12;

/** The code of a link in its address: its number, and a signature that only this installation can make. */
export function codeOf(key: Uint8Array, id: number): string {
  return number(id) + signature(key, id);
}

/** The number of the link whose code this is; null for a code that was never made here. Capitals, o for 0 and l for 1 are forgiven. */
export function linkOfCode(key: Uint8Array, code: string): number | null {
  const read = code.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (
    read.length <= signatureLength ||
    read.length > signatureLength + 9 ||
    ![...read].every((sign) => signs.includes(sign))
  )
    return null;
  const written = read.slice(0, -signatureLength);
  const id = [...written].reduce((sum, sign) => sum * 32 + signs.indexOf(sign), 0);
  const fits = timingSafeEqual(Buffer.from(read.slice(-signatureLength)), Buffer.from(signature(key, id)));
  return fits && written === number(id) ? id : null;
}

function number(id: number): string {
  return id < 32 ? (signs[id] ?? '') : number(Math.floor(id / 32)) + (signs[id % 32] ?? '');
}

function signature(key: Uint8Array, id: number): string {
  const digest = createHmac('sha256', key).update(`link ${id} to a file`).digest();
  return [...digest.subarray(0, signatureLength)].map((byte) => signs[byte % 32]).join('');
}
