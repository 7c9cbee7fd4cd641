import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeKeyPair } from '../database/backup/encryption.ts';
import { say } from './say.ts';

/** agrihub backup-key FILE: makes the key pair that encrypts backups; the file opens them, the line printed goes into the settings. */
export async function makeBackupKey([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Error('Name the file for the key: bin/agrihub backup-key /etc/agrihub/backup.key');
  const recipient = await writeBackupKey(path.resolve(file));
  say(`BACKUP_RECIPIENTS=${recipient}\nBACKUP_IDENTITY_FILE=${path.resolve(file)}`);
  say(`Print ${file}, or copy it to another place: without it no backup opens.`);
}

/** Writes a new identity into a file of its owner's, never over another; answers the public key. */
export async function writeBackupKey(file: string): Promise<string> {
  const { identity, recipient } = await makeKeyPair();
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST'
        ? new Error(`${file} exists already. Name a new file; a key is never replaced.`)
        : error;
    },
  );
  return recipient;
}
