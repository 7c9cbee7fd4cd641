import { startEmbeddedPostgres } from './adapters/postgres/embeddedPostgres.ts';
import { systemClock } from './adapters/clock/clock.ts';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import type { DatabaseAddress } from './database/connection.ts';
import type { House } from './house.ts';
import { countDemoPeople } from './modules/accounts/accounts.repository.ts';
import { issueFirstAdministratorCode } from './modules/accounts/accounts.service.ts';
import { demoPeople, loadDemoPeople } from './modules/accounts/demo.service.ts';
import { requestFirstOutlines } from './modules/geography/geography.service.ts';
import { addPages } from './render/addPages.ts';
import { openHouse } from './openHouse.ts';
import { createLog, type Log } from './platform/log.ts';
import { isLocal } from './platform/origin.ts';
import { closeOnSignal, type Closing } from './platform/shutdown.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

/** Opens everything in order, listens, and closes in the opposite order at SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const begun = performance.now();
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const closings: Closing[] = [];
  closeOnSignal(log, closings);
  const address = await reachRecords(config, log, closings);
  const { house, close } = await openHouse({ config, address, clock: systemClock, log });
  closings.unshift({ what: 'the house', close });
  const people = await preparePeople(house);
  const app = await buildApp(house, { addPages });
  const listening = new URL(await app.listen({ host: config.host, port: config.port }));
  closings.unshift({ what: 'the HTTP server', close: () => app.close() });
  house.jobs.start();
  requestFirstOutlines(house).catch((error: unknown) => log.warn({ err: error }, 'official outlines were not asked for'));
  const url = config.publicUrl ?? localUrl(config.host, listening.port);
  say([`AgriHub Ghana is ready on ${url} (${((performance.now() - begun) / 1000).toFixed(1)} s).`, ...people(url)]);
}

/** DATABASE_URL, else PostgreSQL of our own in the data folder. */
async function reachRecords(config: Config, log: Log, closings: Closing[]): Promise<DatabaseAddress> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({ folder: config.dataDir, onRestart: (sentence) => log.warn(sentence) });
  closings.unshift({ what: 'PostgreSQL', close: () => postgres.stop() });
  return postgres.address;
}

/** Demo people, or the way to the first administrator; answers what to print once the address is known. */
async function preparePeople({ config, db, clock }: House): Promise<(url: string) => string[]> {
  if (config.production && (await countDemoPeople(db)) > 0) {
    throw new Error('These records hold the sample people of a trial. Run npm run remove-demo, then start again.');
  }
  if (config.demo && !config.production) {
    const password = await loadDemoPeople(db, !isLocal(config.host));
    return () => ['Sample sign-ins:', ...demoPeople.map(({ email, what }) => `  ${email.padEnd(34)} ${password}  ${what}`)];
  }
  const code = await issueFirstAdministratorCode(db, clock.now());
  return (url) => (code === null ? [] : [`Make the first administrator within 24 hours: ${url}/first-administrator?code=${code}`]);
}

function localUrl(host: string, port: string): string {
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return 'Another program already listens on this port. Stop it, or set PORT to another number.';
  }
  return error.name === 'ConfigError' ? error.message : `The portal cannot start: ${error.message}${process.env['LOG_LEVEL'] === 'debug' ? `\n${error.stack}` : ''}`;
}
