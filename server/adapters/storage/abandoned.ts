import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const dayMs = 24 * 60 * 60 * 1_000;

/** Takes out of a folder for unfinished work what a crash left there: whatever nobody touched for a day. */
export async function forgetAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const touchedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (Date.now() - touchedAt > dayMs) await rm(file, { recursive: true, force: true }).catch(() => undefined);
  }
}
