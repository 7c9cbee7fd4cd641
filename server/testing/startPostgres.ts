import { startEmbeddedPostgres } from '../adapters/postgres/embeddedPostgres.ts';

/*
 * A process that starts PostgreSQL in a folder and says so, for tests that end processes:
 *   tsx startPostgres.ts FOLDER stay|stop|leave
 */
const [folder, then] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder.');

const begun = performance.now();
const postgres = await startEmbeddedPostgres({ folder });
const started = {
  pid: postgres.pid,
  adopted: postgres.adopted,
  ms: Math.round(performance.now() - begun),
  uid: process.getuid?.(),
};
process.stdout.write(`${JSON.stringify(started)}\n`);
if (then === 'stay') setInterval(() => undefined, 60_000);
if (then === 'stop') await postgres.stop();
