import path from 'node:path';
import { startEmbeddedPostgres } from './adapters/postgres/embeddedPostgres.ts';
import { systemClock } from './adapters/clock/clock.ts';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import type { DatabaseAddress } from './database/connection.ts';
import type { AppContext } from './context.ts';
import { countDemoPeople, findPersonId } from './modules/accounts/accounts.repository.ts';
import { issueFirstAdministratorCode } from './modules/accounts/accounts.service.ts';
import { demoPeople, loadDemoPeople } from './modules/accounts/demo.service.ts';
import { scheduleReferenceDatasets, requestSampleDatasets } from './modules/catalogue/catalogue.service.ts';
import { addSampleClimate } from './modules/climate/samples.service.ts';
import { addSampleFarmers } from './modules/farmers/farmers.service.ts';
import { addSampleFiles } from './modules/files/files.service.ts';
import { addSampleTraps } from './modules/traps/traps.service.ts';
import { addSampleFarms } from './modules/farms/farms.service.ts';
import { requestFirstOutlines } from './modules/geography/geography.service.ts';
import { addSampleRisks } from './modules/risks/risks.service.ts';
import { addPlacesAsCommunities } from './modules/communities/communities.service.ts';
import { addPages } from './render/addPages.ts';
import { loadBuiltPages } from './render/builtPages.ts';
import { root } from './root.ts';
import { openContext } from './openContext.ts';
import { createLog, type Log } from './platform/observability/log.ts';
import { isLocal } from './platform/http/origin.ts';
import { closeOnSignal, type Closing } from './platform/http/shutdown.ts';
import { leaveWhenAsked, sayReady, follows } from './platform/http/supervisorSignal.ts';

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
  const close = closeOnSignal(log, closings);
  // Loaded while the records are waited for.
  const pages = loadBuiltPages(path.join(root, 'dist'));
  pages.catch(() => undefined);
  const address = await reachRecords(config, log, closings);
  const { context, close: closeContext } = await openContext({ config, address, clock: systemClock, log });
  closings.unshift({ what: 'the context', close: closeContext });
  const { host, people } = await preparePeople(context);
  const app = await buildApp(context, { addPages: (to, within) => addPages(to, within, pages) });
  const listening = new URL(await app.listen({ host, port: config.port }));
  closings.unshift({ what: 'the HTTP server', close: () => app.close() });
  leaveWhenAsked(app, close);
  sayReady();
  const url = config.publicUrl ?? localUrl(host, listening.port);
  if (!follows)
    say([`AgriHub Ghana is ready on ${url} (${((performance.now() - begun) / 1000).toFixed(1)} s).`, ...people(url)]);
  await beginWork(context);
}

/** What a portal does beside its answers: jobs, and what is looked after once at each start. Requests are answered already. */
async function beginWork(context: AppContext): Promise<void> {
  const { config, log } = context;
  if (config.referenceDatasets) scheduleReferenceDatasets(context);
  await context.jobs.takeUpLost();
  context.jobs.start();
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'towns and district capitals as communities': () => addPlacesAsCommunities(context),
    'official outlines': () => requestFirstOutlines(context),
    ...(config.demo && {
      ...(config.sampleDatasets && { 'sample datasets': () => requestSamples(context) }),
      'sample files': () => addSampleFiles(context),
      'sample farmers': () => addSampleFarmers(context),
      'sample risks': () => addSampleRisks(context),
      'sample climate records': () => addSampleClimate(context),
      'sample traps': () => addSampleTraps(context),
      'sample farms': () => addSampleFarms(context),
    }),
  };
  for (const [what, begin] of Object.entries(works))
    begin().catch((error: unknown) => log.warn({ err: error }, `${what} were not added`));
}

/** DATABASE_URL, else PostgreSQL of our own in the data folder. */
async function reachRecords(config: Config, log: Log, closings: Closing[]): Promise<DatabaseAddress> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const postgres = await startEmbeddedPostgres({ folder: config.dataDir, onRestart: (sentence) => log.warn(sentence) });
  closings.unshift({ what: 'PostgreSQL', close: () => postgres.stop() });
  return postgres.address;
}

interface Prepared {
  /** The address to listen on. */
  readonly host: string;
  /** What to print about people once the portal's address is known. */
  people(url: string): string[];
}

/**
 * Demo people, or the way to the first administrator. While the records hold sample people, whose password is known
 * to everybody, the portal is for this machine alone; beyond it, on HOST, they get a password of their own.
 */
async function preparePeople({ config, db, clock }: AppContext): Promise<Prepared> {
  const present = (await countDemoPeople(db)) > 0;
  if (config.production && present) {
    throw new Error('These records hold the sample people of a trial. Run bin/agrihub remove-demo, then start again.');
  }
  if (config.demo || present) {
    const host = config.host ?? '127.0.0.1';
    const password = await loadDemoPeople(db, !isLocal(host));
    const lines = [
      'Sample sign-ins:',
      ...demoPeople.map(({ email, what }) => `  ${email.padEnd(34)} ${password}  ${what}`),
    ];
    return { host, people: () => lines };
  }
  const code = follows ? null : await issueFirstAdministratorCode(db, clock.now());
  return {
    host: config.host ?? '0.0.0.0',
    people: (url) =>
      code === null ? [] : [`Make the first administrator within 24 hours: ${url}/first-administrator?code=${code}`],
  };
}

/** Sample datasets belong to the sample data administrator. */
async function requestSamples(context: AppContext): Promise<void> {
  const ownerId = await findPersonId(context.db, 'adjoa@demo.agrihub.example');
  if (ownerId !== null) await requestSampleDatasets(context, ownerId);
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
  return error.name === 'ConfigError'
    ? error.message
    : `The portal cannot start: ${error.message}${process.env['LOG_LEVEL'] === 'debug' ? `\n${error.stack}` : ''}`;
}
