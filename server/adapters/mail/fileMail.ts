import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { composeEmail, safeId, type Sender } from './composeEmail.ts';
import { MailError, type Mail } from './mail.ts';

/** How long an e-mail stays in the folder. */
const keptDays = 30;

export interface FileMailOptions {
  readonly folder: string;
  readonly sender: Sender;
  readonly clock: Clock;
  /** Hears of each e-mail: the file that holds it and what it is about. */
  readonly onWritten?: (written: { readonly file: string; readonly about: string }) => void;
}

/** Stand-in for a mail server: each e-mail is a file that a mail program opens. Kept for 30 days. */
export function fileMail({ folder, sender, clock, onWritten }: FileMailOptions): Mail {
  return {
    async send(email) {
      const message = await composeEmail(email, sender, clock.now());
      const file = path.join(folder, `${safeId(email)}.eml`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(file, message);
        await forgetOld(folder, clock.now());
      } catch (error) {
        throw new MailError(
          'later',
          `The e-mail could not be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      onWritten?.({ file, about: email.about });
    },
  };
}

/** All of it or nothing, also when the machine stops meanwhile. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function forgetOld(folder: string, now: Date): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
  for (const file of files) {
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > keptDays * 86_400_000) await unlink(file);
  }
}
