import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { AppContext } from '../../context.ts';
import { apiDocument } from '../calls/openapi.ts';
import { problem } from '../calls/problems.ts';
import { apiPage } from '../calls/apiPage.ts';
import { pack } from '../cache/compressed.ts';
import { chooseEncoding } from '../http/negotiate.ts';
import type { Registry } from '../calls/registry.ts';
import { metricsOfAll, shareMetrics } from './sharedMetrics.ts';

const leastFreeBytes = 50 * 1024 * 1024;
const patienceMs = 2_000;

/** What those who run the portal ask, and the description of the API. */
export function operationsRoutes(app: FastifyInstance, context: AppContext, registry: Registry): void {
  shareMetrics();
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const [database, storage] = await Promise.all([checkDatabase(context), checkStorage(context)]);
    const ready = database === 'ok' && storage === 'ok';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, storage });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.config.metricsFor)) throw problem('metricsClosed');
    // What the process itself counts is worth telling while the records are away.
    const text = await metricsOfAll(async () => app.metrics.text(await context.measures().catch(() => [])));
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });

  addDocument(app, '/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(apiDocument(registry.all().map(({ endpoint }) => endpoint))),
  );
  addDocument(app, '/api/docs', 'text/html; charset=utf-8', () => apiPage(registry));
}

/** A text that is the same until the next start. */
function addDocument(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let packed: ReturnType<typeof pack> | undefined;
  app.get(path, async (request, reply) => {
    packed ??= pack(Buffer.from(make()));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = await packed.bytes(encoding);
    void reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', 'no-cache')
      .header('etag', `"${packed.tag}-${encoding}"`);
    if (request.headers['if-none-match']?.includes(packed.tag)) return reply.code(304).send();
    if (bytes !== packed.plain) void reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes);
  });
}

/** This machine itself, not what a proxy on it hands on, and whom METRICS_FOR names. */
function mayReadMetrics({ ip, headers }: FastifyRequest, allowed: readonly string[]): boolean {
  const address = ipaddr.process(ip);
  if (address.range() === 'loopback' && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)
    return true;
  return allowed.some((each) => {
    const [network, bits] = ipaddr.isValidCIDR(each)
      ? ipaddr.parseCIDR(each)
      : [ipaddr.parse(each), each.includes(':') ? 128 : 32];
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

async function checkDatabase(context: AppContext): Promise<string> {
  try {
    const answered = context.jobs.depths().then(() => 'ok');
    const waited = new Promise<string>((resolve) => {
      setTimeout(() => resolve('did not answer in time'), patienceMs).unref();
    });
    return await Promise.race([answered, waited]);
  } catch {
    return 'cannot be reached';
  }
}

/** The data folder, and the files where they lie elsewhere. */
async function checkStorage({ config: { dataDir }, storage }: AppContext): Promise<string> {
  try {
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < leastFreeBytes) return 'the disk is almost full: free space';
  } catch {
    return 'the data folder cannot be written';
  }
  return storage.check().then(
    () => 'ok',
    (error: Error) => error.message,
  );
}
