import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries, inspectBinaries, type Binaries } from '../adapters/postgres/binaries.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../adapters/postgres/embeddedPostgres.ts';

/** Debian's programs, for `TEST_POSTGRES=15`. */
export function debianPrograms(major: string): string {
  return `/usr/lib/postgresql/${major}/bin`;
}

/** The programs the tests run on: npm's, or Debian's of the major version in `TEST_POSTGRES`. */
export async function testBinaries(): Promise<Binaries> {
  const major = process.env['TEST_POSTGRES'];
  return major ? inspectBinaries(debianPrograms(major)) : findBinaries();
}

/** A folder of a test's own that PostgreSQL's user may enter. */
export function temporaryFolder(purpose: string, within: string = os.tmpdir()): string {
  const folder = mkdtempSync(path.join(within, `agrihub-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Room that the records of a run take at most: a copy for each worker, and the write-ahead log. */
const ROOM = 3 * 1024 ** 3;

/**
 * Where the records of the tests lie: in memory where there is room. Making and dropping hundreds of databases, each of more
 * than a thousand files, is dear on a disk's file system.
 */
export function folderOfRecords(purpose: string): string {
  return temporaryFolder(purpose, hasRoom('/dev/shm') ? '/dev/shm' : os.tmpdir());
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** A server that is quick because it forgets: nothing of it outlives the run. */
export async function startTestServer(folder: string, database: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    folder,
    database,
    binaries: await testBinaries(),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '120' },
  });
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
