import os from 'node:os';
import { readForecastUrl } from '../../adapters/forecast/openForecast.ts';
import { greetMailServer } from '../../adapters/mail/smtpMail.ts';
import { isClockKept, reach, readCertificate, readDiskSpace } from '../../adapters/probes/probes.ts';
import { readSmsUrl } from '../../adapters/sms/openSms.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import { oldestMajor } from '../../database/migrator.ts';
import { findLastGood, findRecordsFacts, type CheckState, listWeatherProviders } from './health.repository.ts';

export interface Finding {
  readonly state: CheckState;
  /** What was found, in a sentence that may be shown to every administrator. */
  readonly said: string;
  /** What to do; empty where nothing is needed. */
  readonly remedy: string;
}

export interface Surroundings {
  readonly config: Config;
  readonly db: Database;
  readonly storage: Pick<Storage, 'check'>;
  readonly now: Date;
}

const dayMs = 86_400_000;
const leastFreeBytes = 2e9;
const certificateDays = 14;

/** What the portal needs around it, by name; each says what it found, and what to do. */
export const checks = {
  postgresql: lookAtPostgres,
  disk: lookAtDisk,
  files: lookAtFiles,
  clock: lookAtClock,
  mail: lookAtMail,
  sms: lookAtSms,
  forecast: lookAtForecast,
  address: lookAtAddress,
  backup: lookAtBackups,
} as const satisfies Record<string, (around: Surroundings) => Promise<Finding>>;
export type CheckName = keyof typeof checks;

/** Looks at one thing; what cannot be looked at fails with the reason. */
export async function look(name: CheckName, around: Surroundings): Promise<Finding> {
  try {
    return await checks[name](around);
  } catch (error) {
    return failing(sentenceOf(error), remedyOf[name]);
  }
}

/** Why something could not be looked at, as a sentence; the network's own codes are put into words. */
function sentenceOf(error: unknown): string {
  const { code = '', hostname, address, port } = error as Readonly<Record<string, string | undefined>>;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `No name server that this machine asks knows ${hostname}.`;
  if (code === 'ECONNREFUSED' && address !== undefined) return `Nothing answers at ${address}, port ${port}.`;
  return `${error instanceof Error ? error.message : String(error)}.`.replace(/\.\.$/, '.');
}

/**
 * What a portal that was never started shows of a look: TLS comes after the first start, so that an address nobody answers at
 * yet is no failure.
 */
export function beforeFirstStart(name: CheckName, found: Finding): Finding {
  if (name !== 'address' || found.state !== 'failing') return found;
  return warning(
    `${found.said} That is so until a proxy answers for it.`,
    'Start the portal, then put the proxy in front: docs/operations.md, "Install", steps 4 and 5.',
  );
}

const remedyOf: Readonly<Record<CheckName, string>> = {
  postgresql: 'Start PostgreSQL (systemctl status postgresql), and compare DATABASE_URL.',
  disk: 'See that DATA_DIR exists and belongs to the user the portal runs as.',
  files: 'Compare STORAGE_URL; a bucket also needs its key and a network.',
  clock: 'See that the clock of this machine can be read.',
  mail: 'Compare MAIL_URL with what the mail server asks for: host, port, name and password.',
  sms: 'See that this machine may reach the SMS provider through the firewall, and compare SMS_URL.',
  forecast: 'See that this machine may reach the forecast provider through the firewall, and compare FORECAST_URL.',
  address: 'See that the proxy runs and that PUBLIC_URL names it.',
  backup: 'Read the log of the backup: journalctl -u agrihub-backup.',
};

const ok = (said: string): Finding => ({ state: 'ok', said, remedy: '' });
const warning = (said: string, remedy: string): Finding => ({ state: 'warning', said, remedy });
const failing = (said: string, remedy: string): Finding => ({ state: 'failing', said, remedy });

async function lookAtPostgres({ db, config }: Surroundings): Promise<Finding> {
  const { version, maxConnections, bytes } = await findRecordsFacts(db);
  if (Number.parseInt(version, 10) < oldestMajor)
    return failing(`PostgreSQL ${version} is too old.`, `Install PostgreSQL ${oldestMajor} or newer.`);
  const processes = config.processes === 0 ? os.availableParallelism() : config.processes;
  // Each process holds a line for signals besides its pool; commands and a backup need some as well.
  const needed = processes * (config.databasePool + 1) + 10;
  const said = `PostgreSQL ${version} answers; the records take ${gigabytes(bytes)}.`;
  if (needed <= maxConnections) return ok(said);
  return warning(
    `${said} It allows ${maxConnections} connections, and ${processes} processes may need ${needed}.`,
    `Set max_connections = ${needed} in postgresql.conf, or lower PROCESSES or DATABASE_POOL.`,
  );
}

async function lookAtDisk({ config }: Surroundings): Promise<Finding> {
  const { freeBytes, totalBytes } = await readDiskSpace(config.dataDir);
  const said = `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} are free.`;
  if (freeBytes > Math.max(leastFreeBytes, totalBytes * 0.05)) return ok(said);
  const remedy = `Free space on the disk of ${config.dataDir}, or give it a larger one; with less than 64 MB nothing can be written any more.`;
  return freeBytes < leastFreeBytes / 4 ? failing(said, remedy) : warning(said, remedy);
}

async function lookAtFiles({ storage }: Surroundings): Promise<Finding> {
  await storage.check();
  return ok('Files can be kept and read.');
}

async function lookAtClock({ db, now }: Surroundings): Promise<Finding> {
  const apart = Math.round(((await findRecordsFacts(db)).now.getTime() - now.getTime()) / 1000);
  const remedy = 'Keep the clocks of all machines by a time server: apt-get install systemd-timesyncd, or chrony.';
  if (Math.abs(apart) > 30)
    return failing(`The clocks of this machine and of PostgreSQL are ${Math.abs(apart)} seconds apart.`, remedy);
  if ((await isClockKept()) === false) return warning('No time server sets the clock of this machine.', remedy);
  return ok('The clocks of this machine and of PostgreSQL agree.');
}

async function lookAtMail({ config }: Surroundings): Promise<Finding> {
  if (/^file:/i.test(config.mailUrl)) {
    return warning(
      'No mail server is set: letters are written to a folder and reach nobody.',
      'Set MAIL_URL and MAIL_FROM; people cannot reset their password without mail.',
    );
  }
  await greetMailServer(config.mailUrl);
  return ok('The mail server answers and lets the portal in.');
}

async function lookAtSms({ config }: Surroundings): Promise<Finding> {
  const read = readSmsUrl(config.smsUrl);
  if (read === null || read.maker === 'file')
    return warning(
      'No SMS provider is set: messages are written to a folder and reach nobody.',
      'Set SMS_URL once there is a contract with a provider.',
    );
  await reach(read.base);
  return ok(`The SMS provider (${read.base.hostname}) can be reached; its key shows with the first message.`);
}

async function lookAtForecast({ config, db }: Surroundings): Promise<Finding> {
  if (config.forecastUrl === null)
    return warning('No forecast is connected: the portal shows no weather, and says so.', 'Set FORECAST_URL.');
  const read = readForecastUrl(config.forecastUrl);
  if (read === null || read.maker === 'sample')
    return warning('No forecast provider is set: the portal shows sample weather, and says so.', 'Set FORECAST_URL.');
  const known = (await listWeatherProviders(db)).find(({ maker }) => maker === read.maker);
  if (known !== undefined && known.failures > 0)
    return failing(
      `The forecast provider failed ${known.failures} times in a row: ${known.trouble}`,
      remedyOf.forecast,
    );
  await reach(read.base);
  return ok(`The forecast provider (${read.base.hostname}) can be reached.`);
}

async function lookAtAddress({ config, now }: Surroundings): Promise<Finding> {
  if (config.publicUrl === null)
    return warning('PUBLIC_URL is not set.', 'Set PUBLIC_URL to the address visitors use.');
  const address = new URL(config.publicUrl);
  if (address.protocol !== 'https:')
    return warning(
      `${config.publicUrl} is not encrypted.`,
      'Put a proxy with TLS in front, and set PUBLIC_URL to its https:// address.',
    );
  const { validUntil, refusal } = await readCertificate(address);
  const days = Math.floor((validUntil.getTime() - now.getTime()) / dayMs);
  const remedy =
    'Renew the certificate in the proxy; Caddy does so by itself where port 80 or 443 can be reached from outside.';
  if (refusal !== '') return failing(`Browsers refuse the certificate of ${address.hostname}: ${refusal}.`, remedy);
  const said = `The certificate of ${address.hostname} is valid for ${days} more days.`;
  return days < certificateDays ? warning(said, remedy) : ok(said);
}

async function lookAtBackups({ db, now }: Surroundings): Promise<Finding> {
  const [written, tried] = [await findLastGood(db, 'backup'), await findLastGood(db, 'trial')];
  const daysSince = (at: Date): number => (now.getTime() - at.getTime()) / dayMs;
  const nightly =
    'Switch the nightly backup on: systemctl enable --now agrihub-backup.timer, or run bin/agrihub backup every night.';
  if (written === null) return failing('No backup was ever written.', nightly);
  if (daysSince(written) > 2) return failing(`The last backup is ${Math.floor(daysSince(written))} days old.`, nightly);
  if (tried === null || daysSince(tried) > 15) {
    return warning(
      tried === null
        ? 'Whether a backup can be restored was never tried.'
        : `A backup was last restored on trial ${Math.floor(daysSince(tried))} days ago.`,
      'Switch the weekly trial on: systemctl enable --now agrihub-try-backup.timer, or run bin/agrihub try-backup.',
    );
  }
  return ok('A backup was written within two days, and one was restored on trial within two weeks.');
}

/** "72.4 GB", by thousands as the pages count. */
export function gigabytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.max(1, Math.round(bytes / 1e6))} MB`;
}
