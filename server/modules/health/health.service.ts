/** How the portal is doing: looked at every five minutes, kept, and shown to administrators. */
import os from 'node:os';
import { Readable } from 'node:stream';
import { maySeeHealth } from '#engines/access/people/health.ts';
import { readDiskSpace } from '../../adapters/probes/probes.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { readRelease } from '../../release.ts';
import { type CheckName, checks, look } from './checks.ts';
import { daysLeft } from './daysLeft.ts';
import * as records from './health.repository.ts';

export { createMeasures } from './measures.ts';

const everySeconds = 300;
const dayMs = 86_400_000;
const runRetentionDays = 400;
const levelRetentionDays = 60;
/** The pace of the last weeks says more than that of a first import. */
const paceDays = 28;
const runsShown = 7;
const lookKind = 'lookAtHealth';

type Watched = Pick<AppContext, 'jobs' | 'config' | 'db' | 'storage' | 'clock'>;

/** Looks at everything the portal needs, every five minutes in one process, and keeps what was found. */
export function scheduleHealthChecks(context: Watched): void {
  context.jobs.every(lookKind, everySeconds, () => lookAtAll(context));
}

async function lookAtAll({ config, db, storage, clock }: Watched): Promise<void> {
  const now = clock.now();
  const names = Object.keys(checks) as CheckName[];
  const found = await Promise.all(
    names.map(async (name) => ({ name, ...(await look(name, { config, db, storage, now })) })),
  );
  for (const each of found) await records.noteCheck(db, each, now);
  await records.forgetOtherChecks(db, names);
  const { freeBytes, totalBytes } = await readDiskSpace(config.dataDir);
  await records.noteDiskLevel(db, os.hostname(), dayOf(now), freeBytes, totalBytes);
  await records.forgetOldHealth(
    db,
    new Date(now.getTime() - runRetentionDays * dayMs),
    dayOf(new Date(now.getTime() - levelRetentionDays * dayMs)),
  );
}

/** What a visitor notices when it fails. */
const noticed = ['forecast', 'mail', 'sms', 'files'] as const;

/** The outside services that do not answer, and since when; why, and what to do, is for administrators. */
export async function listOutages({ db }: Scope) {
  const failing = (await records.listChecks(db)).filter(({ state }) => state === 'failing');
  return noticed.flatMap((name) => {
    const found = failing.find((check) => check.name === name);
    return found === undefined ? [] : [{ name, since: found.since }];
  });
}

/** Everything the page shows. @throws notForYou */
export async function showHealth(scope: Scope) {
  allowed(scope);
  return findHealth(scope.context, scope.now);
}

/** The state of a portal, running or asked from the command line. */
export async function findHealth({ db, config }: Pick<AppContext, 'db' | 'config'>, now: Date) {
  const [known, jobs, outbox, backups, trials, lastBackupAt, lastTrialAt, facts, lastMigration, levels, space] = [
    await records.listChecks(db),
    await records.listJobs(db),
    await records.listOutbox(db),
    await records.listBackupRuns(db, 'backup', runsShown),
    await records.listBackupRuns(db, 'trial', runsShown),
    await records.findLastGood(db, 'backup'),
    await records.findLastGood(db, 'trial'),
    await records.findRecordsFacts(db),
    await records.findLastMigration(db),
    await records.listDiskLevels(db, os.hostname()),
    await readDiskSpace(config.dataDir),
  ];
  const { version, commit } = readRelease();
  const recent = levels.filter(({ day }) => day >= dayOf(new Date(now.getTime() - paceDays * dayMs)));
  return {
    at: now,
    checks: known,
    jobs,
    outbox,
    backups,
    trials,
    lastBackupAt,
    lastTrialAt,
    disk: { ...space, daysLeft: daysLeft(recent) },
    versions: {
      portal: version,
      commit,
      node: process.versions.node,
      postgresql: facts.version,
      records: lastMigration,
    },
  };
}

/** Asks for a look as soon as a process is free. @throws notForYou */
export async function lookAgain(scope: Scope): Promise<void> {
  allowed(scope);
  scope.audit(lookKind, []);
  await scope.context.jobs.enqueue(scope.db, { kind: lookKind, payload: null });
}

/** What a helper needs to know. @throws notForYou */
export async function supportBundle(scope: Scope): Promise<Readable> {
  allowed(scope);
  return Readable.from([Buffer.from(await writeSupportBundle(scope.context, scope.now))]);
}

/**
 * The state of the portal and which settings are set, as JSON. No value of a setting that may hold a secret or name a person;
 * errors of jobs are told by their kind and with numbers and addresses masked.
 */
export async function writeSupportBundle(context: Pick<AppContext, 'db' | 'config'>, now: Date): Promise<string> {
  const { config } = context;
  const health = await findHealth(context, now);
  const settings = {
    production: config.production,
    processes: config.processes,
    databasePool: config.databasePool,
    database: config.databaseUrl === null ? 'embedded' : 'DATABASE_URL',
    replica: config.databaseReadUrl !== null,
    storage: kindOf(config.storageUrl),
    backups: kindOf(config.backup.url),
    backupsEncrypted: config.backup.recipients.length > 0,
    mail: kindOf(config.mailUrl),
    sms: kindOf(config.smsUrl),
    smsFallback: config.smsFallbackUrl === null ? 'none' : kindOf(config.smsFallbackUrl),
    forecast: config.forecastUrl === null ? 'none' : kindOf(config.forecastUrl),
    logLevel: config.logLevel,
    rateLimit: config.rateLimit,
    trustProxy: typeof config.trustProxy === 'string' ? 'addresses' : config.trustProxy,
  };
  const machine = {
    platform: process.platform,
    architecture: process.arch,
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    upSeconds: Math.round(os.uptime()),
  };
  const masked = {
    ...health,
    jobs: health.jobs.map((job) => ({ ...job, lastError: maskAll(job.lastError) })),
    checks: health.checks.map((check) => ({ ...check, said: maskAll(check.said) })),
  };
  return `${JSON.stringify({ product: 'agrihub-ghana', machine, settings, health: masked }, null, 2)}\n`;
}

/** "smtp", "mnotify": what stands before the colon. */
function kindOf(address: string): string {
  return address.split(':', 1)[0] ?? '';
}

/** Without what may be an address of a person or a machine, a number, a name in quotation marks, or a key. */
export function maskAll(words: string): string {
  return words
    .replaceAll(/[^\s<>"',;]+@[^\s<>"',;]+/g, '[address]')
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, '[address]')
    .replaceAll(/(["“]).*?["”]/g, '[text]')
    .replaceAll(/\+?\d[\d\s-]{5,}\d/g, '[number]')
    .replaceAll(/\b[\w-]{24,}\b/g, '[key]')
    .slice(0, 300);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function allowed({ actor }: Scope): void {
  if (!maySeeHealth(actor)) throw problem('notForYou', { who: 'administrators' });
}
