import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Log } from '../observability/log.ts';
import { largestBodyBytes, longestUrl } from '#contract/limits.ts';
import type { Config } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { answerClientError } from './clientError.ts';
import { allowDraining } from './drain.ts';
import { endLiveStreams } from './liveStreams.ts';
import { createMetrics, type Metrics } from '../observability/metrics.ts';
import { networkOf } from './networkOf.ts';
import { isLocal } from './origin.ts';
import { comeBackAfter, refusesNow, urgencyOf } from '../limits/pressure.ts';
import { problem } from '../calls/problems.ts';
import type { RateLimit } from '../limits/rateLimit.ts';
import { requestLog } from '../observability/requestLog.ts';
import { receiveParts } from '../forms/receiveParts.ts';
import type { Registry } from '../calls/registry.ts';
import { errorHandler } from '../calls/errorHandler.ts';
import { shareRateLimit } from '../limits/sharedRateLimit.ts';
import { createSecurityHeaders } from './securityHeaders.ts';
import { traceRequests } from '../observability/traceRequests.ts';
import { createUnknownCall } from '../calls/unknownCall.ts';

const maxHeaderBytes = 64 * 1024;
/** How long a body may take to come in, and how long a file: a slow line takes its time. */
const bodyTimeoutMs = 60_000;
const fileTimeoutMs = 3_600_000;
const slowSeconds = 1;

/** How the HTTP server is set up. */
export function serverOptions(context: AppContext) {
  const securityHeaders = createSecurityHeaders(context.config);
  return {
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestIds(),
    childLoggerFactory: (log, bindings, options) => requestLog(log, bindings, options),
    trustProxy: trustedProxies(context.config.trustProxy),
    bodyLimit: largestBodyBytes,
    requestTimeout: fileTimeoutMs,
    forceCloseConnections: 'idle' as const,
    // What comes in on an open connection while the process leaves is answered like anything else.
    return503OnClosing: false,
    // Node looks for stalled connections only this often.
    http: { maxHeaderSize: maxHeaderBytes, connectionsCheckingInterval: 500, headersTimeout: 20_000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(request.url)).header('x-request-id', request.id);
      void errorHandler(error, request, reply);
    },
    // Where ckanapi asks, without the version.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/api\/action\//, '/api/3/action/'),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: longestUrl,
    },
  } satisfies FastifyHttpOptions<Server, Log>;
}

/** Whom to believe about the visitor's address: so many hops, or these addresses. */
function trustedProxies(setting: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}

/** Ids that no two requests of any process share: the process's own chance, then a count. */
function createRequestIds(): () => string {
  const own = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${own}-${(count++).toString(36)}`;
}

/** What holds for every request: id, headers, length, haste, pressure, and how refusals are written. */
export function configureHttpServer(app: FastifyInstance, context: AppContext, registry: Registry): void {
  const securityHeaders = createSecurityHeaders(context.config);
  const limit = shareRateLimit(app, context, 'requests', context.config.rateLimit);
  app.decorate('tokenLimit', shareRateLimit(app, context, 'tokens', context.config.tokenRateLimit));
  const metrics = createMetrics(context.pool);
  app.decorate('metrics', metrics);
  app.addHook('onClose', () => metrics.close());

  if (context.traces !== null) traceRequests(app, context.traces);
  app.addHook('onRequest', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    void reply.headers(securityHeaders(request.url, endpoint)).header('x-request-id', request.id);
    const wait =
      context.config.rateLimit === 0 || isBuiltFile(request) || endpoint?.countedByRoom
        ? 0
        : limit.take(networkOf(request.ip));
    if (wait > 0) done(problem('tooManyRequests', { seconds: wait }, { 'retry-after': String(wait) }));
    else if (isOtherHost(request, context.config))
      done(problem('otherHost', { found: request.host, expected: context.config.publicUrl ?? '' }));
    else if (request.url.length > longestUrl) done(problem('addressTooLong', { limit: longestUrl }));
    else done(refusalOf(request, context, metrics));
  });

  app.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const { config, url } = request.routeOptions;
    if (config.endpoint?.live) return done();
    const call = config.endpoint?.name ?? url ?? 'unknown';
    metrics.answered(call, reply.statusCode, seconds);
    if (seconds > slowSeconds) request.log.warn({ call, seconds, status: reply.statusCode }, 'slow answer');
    else if (request.log.level === 'debug') request.log.debug({ call, seconds, status: reply.statusCode }, 'answered');
    done();
  });

  refuseSlowBodies(app);
  endLiveStreams(app);
  allowDraining(app);
  letAnswersEnd(app);
  readBodiesAsText(app);
  app.setErrorHandler((error, request, reply) => errorHandler(error, request, reply));
  const unknownCall = createUnknownCall(registry);
  app.all('/api/*', { exposeHeadRoute: false }, unknownCall);
  app.setNotFoundHandler(unknownCall);
}

/** The word to a request that would only wait; nothing while there is room. Probes and what lies in memory are let in always. */
function refusalOf(request: FastifyRequest, { pool }: AppContext, metrics: Metrics): Error | undefined {
  const waits = { loopMs: metrics.loopMs(), recordsMs: pool.waitMs() };
  const { endpoint } = request.routeOptions.config;
  const urgency = urgencyOf(endpoint, request.method);
  if (!refusesNow(waits, urgency, endpoint?.cached === true) || isProbe(request.url) || isBuiltFile(request))
    return undefined;
  metrics.refused(urgency);
  return problem('busy', { 'retry-after': String(comeBackAfter(waits, Math.random())) });
}

/** Only files may be slow in coming: a body that dribbles in would hold a connection for nothing. */
function refuseSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !routeOptions.config.takesFiles) {
      const timer = setTimeout(() => {
        if (!raw.complete && !reply.sent) void reply.header('connection', 'close').send(problem('requestTimedOut'));
      }, bodyTimeoutMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** While closing, a connection goes as soon as its answer is out; nobody's keep-alive holds the process. */
function letAnswersEnd(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
}

/** The declaration says what a body should be, so it stays text, or the bytes of a file, until its endpoint reads it. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:(?:[\w.-]+\+)?json|x-www-form-urlencoded)\s*(?:;|$)/i,
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  // Files are read as they come in, by those who take them.
  app.addContentTypeParser(
    ['multipart/form-data', 'application/offset+octet-stream'],
    async (request: FastifyRequest) => {
      const { takesFiles, endpoint } = request.routeOptions.config;
      if (takesFiles) return undefined;
      if (endpoint?.partsForm) return receiveParts(request);
      throw problem('wrongContentType', { found: request.headers['content-type'] ?? 'nothing' });
    },
  );
}

/** The pages' own code: held in memory and asked for by a page that was let in, a village behind one address or not. */
function isBuiltFile({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/assets/');
}

/** Visitors name the portal as PUBLIC_URL does; programs on this machine and probes may name it otherwise. */
function isOtherHost(request: FastifyRequest, { publicUrl }: Config): boolean {
  if (publicUrl === null || isProbe(request.url) || isLocal(request.hostname)) return false;
  return (
    new URL(publicUrl).host !==
    request.host.toLowerCase().replace(publicUrl.startsWith('https:') ? /:443$/ : /:80$/, '')
  );
}

function isProbe(url: string): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics';
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
    /** How many calls a minute may come with one access token. */
    readonly tokenLimit: Pick<RateLimit, 'take'>;
  }
}
