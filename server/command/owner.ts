import { statSync } from 'node:fs';

/** Where root gives a command and the data folder belongs to somebody else, goes on as that user: what it writes stays the portal's. */
export function becomeOwner(dataDir: string | undefined): void {
  if (process.geteuid?.() !== 0 || !dataDir) return;
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (folder === undefined || folder.uid === 0) return;
  process.setgroups?.([folder.gid]);
  process.setgid?.(folder.gid);
  process.setuid?.(folder.uid);
}
