import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { Ingest } from '../adapters/ingest/ingest.ts';
import { stoppedClock, type StoppedClock } from '../adapters/clock/clock.ts';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { demoPassword, demoPeople } from '../modules/accounts/demo.service.ts';
import { openContext } from '../openContext.ts';
import type { Log } from '../platform/observability/log.ts';
import type { PostgresAddress } from '../adapters/postgres/embeddedPostgres.ts';
import { openTestDatabase } from './testDatabase.ts';
import { removeFolder, temporaryFolder } from './testServer.ts';

/** The people of the tests: the demo people by their first names. */
export type PersonName = 'admin' | 'ama' | 'kofi' | 'efua' | 'yaw' | 'esi' | 'adjoa';

export interface TestAppOptions extends AppOptions {
  /** What time it is, 2026-04-15 at noon when left out; it stands still until `clock.set`. */
  readonly now?: string;
  /** Settings over those of the tests, as in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the log goes; nowhere when left out. */
  readonly log?: Log;
  /** Who reads files; the real one when left out. */
  readonly ingest?: Ingest;
  /** Records of the test's own, which it drops itself; a fresh copy of the template when left out. */
  readonly address?: PostgresAddress;
}

/** Sends requests, signed in as somebody or as nobody. */
export interface Caller {
  inject(request: InjectOptions | string): Promise<LightMyRequestResponse>;
}

export interface TestApp extends Caller {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly clock: StoppedClock;
  /** Requests by a person, signed in to everything they may enter, from the portal's own pages. */
  as(person: PersonName): Promise<Caller>;
  close(): Promise<void>;
}

/** The whole portal on a database of its own, migrated, with the reference data and the demo people. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.address === undefined ? await openTestDatabase() : undefined;
  const address = options.address ?? database?.address;
  if (address === undefined) throw new Error('There are no records to test with.');
  const dataDir = temporaryFolder('data');
  const clock = stoppedClock(options.now ?? '2026-04-15T12:00:00Z');
  const config = readConfig({ ...testEnvironment, DATA_DIR: dataDir, ...options.env });
  const log = options.log ?? pino({ level: process.env['TEST_LOG'] ?? 'fatal' });
  const { context, close } = await openContext({
    config,
    address,
    clock,
    log,
    ingest: options.ingest,
    // A test that runs over the turn of a minute meets no more work than one that does not.
    periods: stoppedClock(new Date()),
  });
  const app = await buildApp(context, options);
  const inject = (request: InjectOptions | string): Promise<LightMyRequestResponse> => app.inject(request);
  return {
    app,
    context,
    clock,
    inject,
    as: (person) => signIn(inject, person),
    async close() {
      await app.close();
      await close();
      await database?.close();
      removeFolder(dataDir);
    },
  };
}

const testEnvironment = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  RATE_LIMIT: '0',
  TOKEN_RATE_LIMIT: '0',
  DATABASE_POOL: '6',
  BOUNDARIES_URL: 'off',
  CHECK_LINKS: '0',
  FORECAST_URL: 'sample:',
};

async function signIn(inject: Caller['inject'], person: PersonName): Promise<Caller> {
  const email = `${person}@demo.agrihub.example`;
  if (!demoPeople.some((each) => each.email === email)) throw new Error(`There is no demo person ${person}.`);
  const answer = await inject({
    method: 'POST',
    url: '/api/accounts/sign-in',
    payload: { email, password: demoPassword },
  });
  if (answer.statusCode !== 200) throw new Error(`${person} could not sign in: ${answer.statusCode} ${answer.body}`);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    inject(request) {
      const { headers, ...rest } = typeof request === 'string' ? { url: request, headers: undefined } : request;
      return inject({ ...rest, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } });
    },
  };
}
