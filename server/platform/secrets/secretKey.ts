import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';

/** The file in the data folder that holds the key where SECRET_KEY is not set; a backup takes it along. */
export const secretKeyFile = 'secret.key';

/** The key of this installation: SECRET_KEY, or the one in the data folder, made at the first start. */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Uint8Array {
  return Buffer.from(config.secretKey ?? keptKey(config.dataDir), 'utf8');
}

/** The keys by which what was signed is recognised: the one that signs, then the one before it, where it still counts. */
export interface Keys {
  readonly secretKey: Uint8Array;
  readonly formerKey: Uint8Array | null;
}

/** The key before this one, while what it signed is to count. */
export function readFormerKey({ formerSecretKey }: Pick<Config, 'formerSecretKey'>): Uint8Array | null {
  return formerSecretKey === null ? null : Buffer.from(formerSecretKey, 'utf8');
}

/** What the first of the keys that knows something says of it; null where none does. */
export function byEitherKey<Told>({ secretKey, formerKey }: Keys, read: (key: Uint8Array) => Told | null): Told | null {
  return read(secretKey) ?? (formerKey === null ? null : read(formerKey));
}

function keptKey(dataDir: string): string {
  const file = path.join(dataDir, secretKeyFile);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Two processes starting at once: `wx` lets one write, the other reads what it wrote.
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
