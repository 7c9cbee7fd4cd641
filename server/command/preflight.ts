import { readConfig } from '../config.ts';
import { compareMigrations } from '../database/migrationState.ts';
import { listMigrations, listApplied } from '../database/migrator.ts';
import { openRecords } from './records.ts';
import { readRelease } from '../release.ts';
import { say } from './say.ts';

/** What a release answers when it is asked whether it can take over these records. */
export interface Preflight {
  readonly version: string;
  /** Migrations it would apply. */
  readonly pending: readonly string[];
  /** Those of them that come before one that was applied: with these it does not start. Left out by releases before 0.2. */
  readonly outOfOrder?: readonly string[];
  /** Migrations in the records that it does not know: it cannot use them as they are. */
  readonly unknown: readonly string[];
}

/** agrihub preflight: reads the settings and the records with this release, changes nothing, and answers in JSON. */
export async function preflight(): Promise<void> {
  const records = await openRecords(readConfig(process.env));
  try {
    const { unknown, outOfOrder, waiting } = compareMigrations(
      await listMigrations(),
      await listApplied(records.address),
    );
    const answer: Preflight = {
      version: readRelease().version,
      pending: [...outOfOrder, ...waiting],
      outOfOrder,
      unknown,
    };
    say(JSON.stringify(answer));
  } finally {
    await records.close();
  }
}
