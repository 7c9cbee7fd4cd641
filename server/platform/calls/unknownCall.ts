import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';
import type { Registry } from './registry.ts';

interface KnownPath {
  readonly pattern: RegExp;
  readonly method: string;
}

/** So that pages of other sites may read why they were refused. */
const readableByAll = { 'cross-origin-resource-policy': 'cross-origin' };

/** What answers where no call is: 405 with the methods that do answer there, else 404. OPTIONS says the methods. */
export function createUnknownCall(registry: Registry): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let paths: KnownPath[] | undefined;
  return (request, reply) => {
    paths ??= knownPaths(registry);
    const path = tidy(request.url);
    const mounted = paths.filter(({ pattern }) => pattern.test(path));
    const { method } = request;
    if (mounted.length === 0) {
      const action = /^\/api\/3\/action\/([^/]*)$/.exec(path)?.[1];
      // In the words of CKAN, whose clients tell by them what a portal does not speak.
      if (action !== undefined)
        return reply
          .code(400)
          .headers(readableByAll)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(`Bad request - Action name not known: ${shown(action)}`));
      throw problem('notFound', { path: shown(path) }, path.startsWith('/api/') ? readableByAll : {});
    }
    const allowed = [...new Set(mounted.flatMap((each) => (each.method === 'GET' ? ['GET', 'HEAD'] : [each.method])))];
    const allow = [...allowed, 'OPTIONS'].join(', ');
    if (method === 'OPTIONS')
      return reply
        .code(204)
        .headers({ allow, ...preflight(request, allow) })
        .send();
    throw problem('methodNotAllowed', { method, allowed: allowed.join(', ') }, { allow, ...readableByAll });
  };
}

/** What a browser is told that asks whether a page of another site may send a request (Fetch standard, CORS preflight). */
function preflight({ headers }: FastifyRequest, allow: string): Readonly<Record<string, string>> {
  if (headers['access-control-request-method'] === undefined) return {};
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allow,
    'access-control-allow-headers':
      'authorization, content-type, if-none-match, if-range, last-event-id, mcp-protocol-version, mcp-session-id, range, x-requested-with',
    'access-control-max-age': '86400',
  };
}

function knownPaths(registry: Registry): KnownPath[] {
  return registry
    .all()
    .flatMap(({ endpoint }) =>
      [endpoint, ...(endpoint.aliases ?? [])].map(({ method, path }) => ({ pattern: patternOf(path), method })),
    );
}

function patternOf(path: string): RegExp {
  const segments = tidy(path)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)));
  return new RegExp(`^${segments.join('/')}$`, 'i');
}

/** The path as the router reads it: no query, single slashes, none at the end. */
function tidy(url: string): string {
  return (url.split('?')[0] ?? '').replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function shown(path: string): string {
  return path.length > 100 ? `${path.slice(0, 99)}…` : path;
}
