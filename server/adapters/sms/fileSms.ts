import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { SmsError, type Sms } from './sms.ts';

/** How long a message stays in the folder, and how often old ones are looked for. */
const keptDays = 30;
const dayMs = 86_400_000;

/**
 * Stand-in for a provider: each message is a file named by its reference, so that one that comes twice is there once.
 * Kept for 30 days. It delivers nothing, and so reports nothing.
 */
export function fileSms({ folder, clock }: { readonly folder: string; readonly clock: Clock }): Sms {
  let lookedAt = 0;
  return {
    maker: 'file',
    name: 'Files on this machine',
    standIn: true,
    takesReferences: true,
    mostAtOnce: 500,
    async submit({ sender, text, recipients }) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        for (const { reference, phone } of recipients) {
          const file = path.join(folder, `${safe(reference)}.json`);
          await writeFile(
            `${file}.draft`,
            `${JSON.stringify({ to: phone, sender, text, at: clock.now().toISOString() })}\n`,
            { mode: 0o600 },
          );
          await rename(`${file}.draft`, file);
        }
        if (Date.now() - lookedAt > dayMs) {
          lookedAt = Date.now();
          await forgetOld(folder, clock.now());
        }
      } catch (error) {
        throw new SmsError(
          'later',
          `The messages could not be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}.`,
        );
      }
      return recipients.map(({ reference }) => ({ outcome: 'accepted', id: reference }));
    },
  };
}

function safe(reference: string): string {
  if (!/^[\w-]{1,100}$/.test(reference)) throw new TypeError('A reference has letters, digits and hyphens.');
  return reference;
}

async function forgetOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // A draft of a message that is being written at this moment has its last name by now.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < now.getTime() - keptDays * dayMs) await unlink(file);
  }
}
