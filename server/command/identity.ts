import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { findIdentity } from '../database/backup/encryption.ts';

/** The identity that opens backups, from the file named on the command line or in the settings; null where none is named. */
export async function readIdentity(config: Config, args: readonly string[] = []): Promise<string | null> {
  const at = args.indexOf('--identity');
  const file = at === -1 ? config.backup.identityFile : args[at + 1];
  if (!file) return null;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The backup key ${file} cannot be read (${error.code ?? error.message}).`, { cause: error });
  });
  const identity = findIdentity(text);
  if (identity === null)
    throw new Error(`${file} holds no age identity; expected a line that begins with AGE-SECRET-KEY-1.`);
  return identity;
}
