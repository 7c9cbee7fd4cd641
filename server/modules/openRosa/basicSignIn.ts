import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { signInOfficer } from '#contract/accounts/accounts.ts';
import { visitor } from '#engines/access/roles.ts';
import type { AppContext } from '../../context.ts';
import { siteOrigin, startedFrom } from '../../platform/http/origin.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import { openScope } from '../../platform/calls/request.ts';
import { performWrite } from '../../platform/calls/write.ts';

/** For so long a phone's password is not judged again; its session is asked every time. */
const keptMs = 3_600_000;
const mostKept = 5_000;
/** The user name beside which the password is an access token. */
const tokenUser = 'token';

/**
 * Signs phones in that know Basic alone (RFC 7617): the e-mail address and password of an officer, by the sign-in of everybody with
 * its limits, or the user name "token" with an access token. For the addresses of OpenRosa alone.
 */
export function signInByBasic(app: FastifyInstance, context: AppContext, calls: Registry): void {
  const known = new LRUCache<string, { readonly token: string; readonly until: number }>({ max: mostKept });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.toLowerCase().startsWith('/openrosa')) return;
    const { scope } = openScope(context, request, visitor);
    reply.headers({
      'x-openrosa-version': '1.0',
      'x-openrosa-accept-content-length': '100000000',
      ...(request.url.toLowerCase().startsWith('/openrosa/submission') && {
        location: `${siteOrigin(scope)}/openrosa/submission`,
      }),
    });
    const given = readBasic(request.headers.authorization);
    // A browser that was given them once sends them along from pages of other sites, too.
    if (given === null || startedFrom(request, context.config) === 'elsewhere') return;
    const now = context.clock.now().getTime();
    const key = createHmac('sha256', context.secretKey).update(`${given.user}\n${given.password}`).digest('base64url');
    const before = known.get(key);
    const session = before && before.until > now ? before.token : undefined;
    const isLive = session !== undefined && (await context.sessions.find(session, context.clock.now())) !== null;
    const token = given.user === tokenUser ? given.password : isLive ? session : await signIn(request, given);
    if (given.user !== tokenUser && !isLive) known.set(key, { token, until: now + keptMs });
    request.headers.authorization = `Bearer ${token}`;
  });

  async function signIn(request: FastifyRequest, { user, password }: Basic): Promise<string> {
    const mounted = calls.get(signInOfficer.name);
    if (mounted === undefined) throw new Error('Officers cannot sign in: the call is not mounted.');
    const input = mounted.readInput({
      params: {},
      query: {},
      body: JSON.stringify({ email: user, password }),
      isForm: false,
    });
    return (await performWrite(mounted, request, visitor, input, undefined)).body.toString('utf8');
  }
}

interface Basic {
  readonly user: string;
  readonly password: string;
}

function readBasic(header: string | undefined): Basic | null {
  const encoded = header === undefined ? undefined : /^Basic\s+([\w+/=-]+)$/i.exec(header)?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  return at < 0 ? null : { user: text.slice(0, at), password: text.slice(at + 1) };
}
