import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
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
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `agrihub-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
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
