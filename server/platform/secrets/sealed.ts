import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { byEitherKey, type Keys } from './secretKey.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals a short secret for keeping in the records (AES-256-GCM), with a key of its own made of the portal's and of what it is
 * for: a copy of the records alone opens nothing.
 */
export function seal({ secretKey }: Pick<Keys, 'secretKey'>, purpose: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), iv);
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Opens what was sealed for the same purpose. @throws Error where it was sealed with a key the portal no longer has */
export function unseal(keys: Keys, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const secret = byEitherKey(keys, (key) => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(key, purpose), bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  });
  if (secret === null) throw new Error(`what was sealed for ${purpose} has a key this portal no longer has`);
  return secret;
}

function keyFor(secretKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
}
