import type { AppContext } from '../../context.ts';
import type { Measure } from '../../platform/observability/metrics.ts';
import { readDiskSpace } from '../../adapters/probes/probes.ts';
import * as records from './health.repository.ts';

/** A scrape of several processes, or of several watchers, asks the records once. */
const cacheMs = 10_000;

/** What Prometheus is told of the whole portal: jobs, outbox, checks, backups, disk. Zeros where nothing is known. */
export function createMeasures({
  db,
  config,
  clock,
}: Pick<AppContext, 'db' | 'config' | 'clock'>): () => Promise<readonly Measure[]> {
  let kept: { readonly at: number; readonly measures: Promise<readonly Measure[]> } | undefined;

  async function measure(): Promise<readonly Measure[]> {
    const now = clock.now();
    const [jobs, outbox, checks, backup, trial, disk, facts, uploads] = [
      await records.listJobs(db),
      await records.listOutbox(db),
      await records.listChecks(db),
      await records.findLastGood(db, 'backup'),
      await records.findLastGood(db, 'trial'),
      await readDiskSpace(config.dataDir),
      await records.findRecordsFacts(db),
      await records.countUploads(db),
    ];
    const age = (at: Date | null): number => (at === null ? Infinity : (now.getTime() - at.getTime()) / 1000);
    return [
      ...jobs.flatMap(({ kind, due, running, retrying, failed, oldestSeconds }): Measure[] => [
        { name: 'jobs_waiting', help: 'Jobs that are due and not begun', labels: { kind }, value: due },
        { name: 'jobs_running', help: 'Jobs that run', labels: { kind }, value: running },
        {
          name: 'jobs_retrying',
          help: 'Jobs that failed at least once and are tried again',
          labels: { kind },
          value: retrying,
        },
        { name: 'jobs_failed', help: 'Jobs that failed for good within eight days', labels: { kind }, value: failed },
        {
          name: 'jobs_oldest_seconds',
          help: 'Seconds the oldest due job has waited',
          labels: { kind },
          value: oldestSeconds,
        },
      ]),
      ...outbox.flatMap(({ channel, state, count, oldestSeconds }): Measure[] => [
        {
          name: 'outbox_messages',
          help: 'Messages to farmers that are not settled, or failed within a day',
          labels: { channel, state },
          value: count,
        },
        {
          name: 'outbox_oldest_seconds',
          help: 'Seconds since the oldest of them was due',
          labels: { channel, state },
          value: oldestSeconds,
        },
      ]),
      ...checks.map(({ name, state }): Measure => ({
        name: 'health_check_state',
        help: '0: works, 1: needs attention, 2: does not work',
        labels: { check: name },
        value: { ok: 0, warning: 1, failing: 2 }[state],
      })),
      {
        name: 'backup_age_seconds',
        help: 'Seconds since the last backup that went well; infinite: never',
        value: age(backup),
      },
      {
        name: 'backup_trial_age_seconds',
        help: 'Seconds since a backup was last restored on trial; infinite: never',
        value: age(trial),
      },
      { name: 'disk_free_bytes', help: 'Bytes the portal may still write', value: disk.freeBytes },
      { name: 'disk_total_bytes', help: 'Size of its disk', value: disk.totalBytes },
      { name: 'uploads_open', help: 'Files on their way in parts', value: uploads.open },
      { name: 'uploads_open_bytes', help: 'Bytes they will have', value: uploads.bytes },
      { name: 'uploads_received_bytes', help: 'Bytes of them that are here', value: uploads.received },
      { name: 'postgresql_connections', help: 'Connections PostgreSQL has open', value: facts.connections },
      { name: 'postgresql_max_connections', help: 'Connections PostgreSQL allows', value: facts.maxConnections },
      { name: 'postgresql_database_bytes', help: 'Size of the records', value: facts.bytes },
    ];
  }

  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || Math.abs(now - kept.at) > cacheMs) kept = { at: now, measures: measure() };
    kept.measures.catch(() => (kept = undefined));
    return kept.measures;
  };
}
