import { pino } from 'pino';
import { stoppedClock } from '../adapters/clock/clock.ts';
import { readConfig } from '../config.ts';
import { openContext } from '../openContext.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A portal that only works off its jobs, in a process of its own, for tests that kill it. */
const { TEST_ADDRESS = '', TEST_NOW = '' } = process.env;
const { context } = await openContext({
  config: readConfig(process.env),
  address: JSON.parse(TEST_ADDRESS) as TestDatabase['address'],
  clock: stoppedClock(TEST_NOW),
  log: pino({ level: 'fatal' }),
});
context.jobs.start();
