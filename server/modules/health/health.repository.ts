import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface HealthTables {
  backup_run: {
    id: Generated<number>;
    kind: BackupKind;
    begun_at: Date;
    ended_at: ColumnType<Date, Date | undefined, never>;
    file: string;
    bytes: number | null;
    row_count: number | null;
    file_count: number | null;
    encrypted: boolean;
    error: string;
  };
  health_check: { name: string; state: CheckState; said: string; remedy: string; since: Date; checked_at: Date };
  disk_level: { host: string; measured_on: string; free_bytes: number; total_bytes: number };
}

export type BackupKind = 'backup' | 'trial';
export type CheckState = 'ok' | 'warning' | 'failing';

export interface BackupRun {
  readonly kind: BackupKind;
  readonly begunAt: Date;
  readonly endedAt: Date;
  readonly file: string;
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly files: number | null;
  readonly encrypted: boolean;
  /** Empty where it went well. */
  readonly error: string;
}

export interface KnownCheck {
  readonly name: string;
  readonly state: CheckState;
  readonly said: string;
  readonly remedy: string;
  readonly since: Date;
  readonly checkedAt: Date;
}

export async function addBackupRun(db: Database, run: BackupRun): Promise<void> {
  const { kind, begunAt, endedAt, file, bytes, rows, files, encrypted, error } = run;
  await db
    .insertInto('backup_run')
    .values({
      kind,
      begun_at: begunAt,
      ended_at: endedAt,
      file,
      bytes,
      row_count: rows,
      file_count: files,
      encrypted,
      error,
    })
    .execute();
}

/** The newest runs of a kind, those that failed too. */
export async function listBackupRuns(db: Database, kind: BackupKind, limit: number): Promise<BackupRun[]> {
  return db
    .selectFrom('backup_run')
    .select([
      'kind',
      'begun_at as begunAt',
      'ended_at as endedAt',
      'file',
      'bytes',
      'row_count as rows',
      'file_count as files',
      'encrypted',
      'error',
    ])
    .where('kind', '=', kind)
    .orderBy('begun_at', 'desc')
    .limit(limit)
    .execute();
}

/** When a run of the kind last went well; null: never. */
export async function findLastGood(db: Database, kind: BackupKind): Promise<Date | null> {
  const row = await db
    .selectFrom('backup_run')
    .select((each) => each.fn.max('ended_at').as('at'))
    .where('kind', '=', kind)
    .where('error', '=', '')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Sets down what was found of a thing; `since` moves when the state changes. */
export async function noteCheck(
  db: Database,
  found: Omit<KnownCheck, 'since' | 'checkedAt'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('health_check')
    .values({ ...found, since: now, checked_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        state: found.state,
        said: found.said,
        remedy: found.remedy,
        checked_at: now,
        since: sql`case when health_check.state = ${found.state} then health_check.since else ${now} end`,
      }),
    )
    .execute();
}

export async function listChecks(db: Database): Promise<KnownCheck[]> {
  return db
    .selectFrom('health_check')
    .select(['name', 'state', 'said', 'remedy', 'since', 'checked_at as checkedAt'])
    .orderBy('name')
    .execute();
}

/** Forgets things that are no longer looked at. */
export async function forgetOtherChecks(db: Database, names: readonly string[]): Promise<void> {
  await db.deleteFrom('health_check').where('name', 'not in', names).execute();
}

export interface DiskLevel {
  readonly day: string;
  readonly freeBytes: number;
}

export async function noteDiskLevel(
  db: Database,
  host: string,
  day: string,
  freeBytes: number,
  totalBytes: number,
): Promise<void> {
  await db
    .insertInto('disk_level')
    .values({ host, measured_on: day, free_bytes: freeBytes, total_bytes: totalBytes })
    .onConflict((conflict) =>
      conflict.columns(['host', 'measured_on']).doUpdateSet({ free_bytes: freeBytes, total_bytes: totalBytes }),
    )
    .execute();
}

/** The oldest first. */
export async function listDiskLevels(db: Database, host: string): Promise<DiskLevel[]> {
  return db
    .selectFrom('disk_level')
    .select(['measured_on as day', 'free_bytes as freeBytes'])
    .where('host', '=', host)
    .orderBy('measured_on')
    .execute();
}

export async function forgetOldHealth(db: Database, runsBefore: Date, levelsBefore: string): Promise<void> {
  await db.deleteFrom('backup_run').where('begun_at', '<', runsBefore).execute();
  await db.deleteFrom('disk_level').where('measured_on', '<', levelsBefore).execute();
}

export interface WaitingJobs {
  readonly kind: string;
  /** Due, and not begun. */
  readonly due: number;
  /** Tried without success at least once, and still tried. */
  readonly retrying: number;
  readonly running: number;
  readonly failed: number;
  /** Seconds the oldest one that is due has waited. */
  readonly oldestSeconds: number;
  /** What the last try of one said; empty where none failed. */
  readonly lastError: string;
}

/** Jobs that wait, run, are tried again or failed, by kind. */
export async function listJobs(db: Database): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select kind,
      count(*) filter (where failed_at is null and locked_by is null and run_at <= now()) as due,
      count(*) filter (where failed_at is null and last_error is not null) as retrying,
      count(*) filter (where failed_at is null and locked_by is not null) as running,
      count(*) filter (where failed_at is not null) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and locked_by is null and run_at <= now())), 0)::float8 as "oldestSeconds",
      coalesce((array_agg(last_error order by coalesce(failed_at, run_at) desc) filter (where last_error is not null))[1], '') as "lastError"
    from job where done_at is null group by kind order by kind`.execute(db);
  return rows;
}

export interface OutboxLevel {
  readonly channel: string;
  readonly state: string;
  readonly count: number;
  /** Seconds since the oldest one was due; 0 where none is. */
  readonly oldestSeconds: number;
}

/** Messages to farmers that are not settled: queued, being handed over, in doubt; and what failed within a day. */
export async function listOutbox(db: Database): Promise<OutboxLevel[]> {
  const { rows } = await sql<OutboxLevel>`
    select channel, state, count(*) as count, coalesce(greatest(0, extract(epoch from now() - min(due_at))), 0)::float8 as "oldestSeconds"
    from delivery
    where state in ('queued', 'submitting') or (state in ('unknown', 'failed') and changed_at > now() - interval '1 day')
    group by channel, state order by channel, state`.execute(db);
  return rows;
}

export interface WeatherProviderState {
  readonly maker: string;
  readonly failures: number;
  readonly trouble: string;
  readonly closedUntil: Date | null;
}

export async function listWeatherProviders(db: Database): Promise<WeatherProviderState[]> {
  return db
    .selectFrom('weather_provider')
    .select(['maker', 'failures', 'trouble', 'closed_until as closedUntil'])
    .execute();
}

export interface RecordsFacts {
  /** "15.14". */
  readonly version: string;
  readonly now: Date;
  readonly connections: number;
  readonly maxConnections: number;
  readonly bytes: number;
}

/** What PostgreSQL says of itself. */
export async function findRecordsFacts(db: Database): Promise<RecordsFacts> {
  const { rows } = await sql<RecordsFacts>`
    select current_setting('server_version') as version, now() as now,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "maxConnections",
      pg_database_size(current_database()) as bytes`.execute(db);
  const facts = rows[0];
  if (facts === undefined) throw new Error('PostgreSQL said nothing of itself.');
  return facts;
}

/** Uploads that are on their way: how many, their bytes, and how many of these have arrived. */
export async function countUploads(
  db: Database,
): Promise<{ readonly open: number; readonly bytes: number; readonly received: number }> {
  const { rows } = await sql<{ open: number; bytes: number; received: number }>`
    select count(*)::float8 as open, coalesce(sum(bytes), 0)::float8 as bytes, coalesce(sum(received), 0)::float8 as received from upload where file_key is null`.execute(
    db,
  );
  return rows[0] ?? { open: 0, bytes: 0, received: 0 };
}

/** The newest change of the records that was applied. */
export async function findLastMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}
