import { createHash, randomBytes } from 'node:crypto';

/** A code that nobody guesses (256 bits), fit to stand in an address. */
export function newCode(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a code: enough to know it again, not to write it. */
export function fingerprint(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
