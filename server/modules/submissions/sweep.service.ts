import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../context.ts';
import { dayOfKey } from '../../platform/files/storageKey.ts';
import { namedFileKeys } from '../catalogue/catalogue.service.ts';
import { forgetRejected } from './submissions.repository.ts';
import { namedKeys } from './uploads.repository.ts';

const daySeconds = 86_400;
/** What came in, and what was made of it: see `FileShelf`, and the adapters of images and recordings. */
const shelves = ['originals', 'tables', 'exports', 'parts', 'photos', 'images', 'sounds', 'videos'];
const atOnce = 500;

/** How long a rejected file is kept; told in docs/lake_item.yml. */
const rejectedDays = 180;

/**
 * Lets go, once a day, of what was rejected long ago, and of what a crash left behind: files that nothing names since
 * the day before, folders of readings that ended.
 */
export function sweepFiles(
  context: Pick<AppContext, 'jobs' | 'db' | 'storage' | 'clock' | 'config' | 'log' | 'storedNames'>,
): void {
  context.jobs.every('sweepFiles', daySeconds, async () => {
    await forgetRejected(context.db, new Date(context.clock.now().getTime() - rejectedDays * daySeconds * 1_000));
    const removed = await sweepUnnamed(context);
    if (removed > 0) context.log.info({ removed }, 'files that nothing named were taken away');
    await sweepWork(path.join(context.config.dataDir, 'work'), context.clock.now());
  });
}

/** Removes kept files older than a day that no record names; answers how many. */
export async function sweepUnnamed({
  db,
  storage,
  clock,
  storedNames,
}: Pick<AppContext, 'db' | 'storage' | 'clock' | 'storedNames'>): Promise<number> {
  const yesterday = new Date(clock.now().getTime() - daySeconds * 1_000).toISOString().slice(0, 10);
  let removed = 0;
  for (const shelf of shelves) {
    let due: string[] = [];
    const sweep = async (): Promise<void> => {
      const named = new Set([
        ...(await namedKeys(db, due)),
        ...(await namedFileKeys(db, due)),
        ...(await storedNames.among(db, due)),
      ]);
      for (const key of due.filter((each) => !named.has(each))) {
        await storage.remove(key);
        removed += 1;
      }
      due = [];
    };
    for await (const { key } of storage.list(`${shelf}/`)) {
      const day = dayOfKey(key);
      // A file of today may belong to a form that is still on its way.
      if (day === null || day >= yesterday) continue;
      due.push(key);
      if (due.length === atOnce) await sweep();
    }
    await sweep();
  }
  return removed;
}

async function sweepWork(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const inner = path.join(folder, name);
    const found = await stat(inner).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < now.getTime() - daySeconds * 1_000)
      await rm(inner, { recursive: true, force: true });
  }
}
