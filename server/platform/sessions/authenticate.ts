import type { FastifyRequest } from 'fastify';
import type { Audience, EndpointShape } from '#contract/endpoint.ts';
import { visitor, type Actor } from '#engines/access/roles.ts';
import { isAccessToken, opensCall, scopesFor, type TokenScope } from '#engines/access/people/tokens.ts';
import type { AppContext } from '../../context.ts';
import { readCookie } from '../http/cookies.ts';
import { startedFrom } from '../http/origin.ts';
import { type Problem, problem } from '../calls/problems.ts';
import type { RateLimit } from '../limits/rateLimit.ts';
import { dataCookie, officerCookie } from './sessions.ts';

const cookiesOf: Readonly<Record<Audience, readonly string[]>> = {
  officer: [officerCookie],
  dataUser: [dataCookie],
  either: [officerCookie, dataCookie],
  public: [officerCookie, dataCookie],
};

const whoItIsFor: Readonly<Record<Audience, string>> = {
  officer: 'officers of the control centre',
  dataUser: 'data users',
  either: 'officers and data users',
  public: 'everybody',
};

/**
 * The check an endpoint makes of every request: who asks, by bearer token or by session cookie, and whether
 * the endpoint is for them. Answers `visitor` where nobody is signed in and nobody need be.
 */
export function createAuthenticate(
  endpoint: EndpointShape,
  context: AppContext,
  tokenLimit: Pick<RateLimit, 'take'>,
): (request: FastifyRequest) => Promise<Actor> {
  const { audience } = endpoint;
  const writes = endpoint.effect === 'writes';
  return async (request) => {
    const bearer = readBearer(request.headers.authorization);
    const tokens = bearer === undefined ? cookieTokens(request, audience) : [bearer];
    if (writes && bearer === undefined && !endpoint.fromElsewhere) refuseCrossSite(request, context, tokens.length > 0);
    const actor = await whoHolds(tokens, context, writes);
    if (bearer !== undefined && isAccessToken(bearer)) {
      if (actor.token === undefined)
        throw problem('tokenEnded', { 'www-authenticate': 'Bearer error="invalid_token"' });
      requireWithinLimit(actor.token.id, context, tokenLimit);
      if (!opensCall(actor.token.scopes, endpoint)) return outsideScopes(endpoint, actor.token.scopes);
    }
    if (actor.lacksSecondStep && !isOwnAccount(endpoint)) {
      if (audience === 'public') return visitor;
      throw problem('secondStepMissing');
    }
    if (audience === 'public') return actor;
    if (actor.personId === null) throw nobody(bearer !== undefined && endpoint.refusals === 'text');
    refuseOtherPerson(request, actor);
    if (!serves(actor, audience)) throw problem('notForYou', { who: whoItIsFor[audience] });
    return actor;
  };
}

function requireWithinLimit(id: string, { config }: AppContext, tokenLimit: Pick<RateLimit, 'take'>): void {
  const limit = config.tokenRateLimit;
  const seconds = limit === 0 ? 0 : tokenLimit.take(id);
  if (seconds > 0) throw problem('tokenTooBusy', { limit, seconds }, { 'retry-after': String(seconds) });
}

/** One's own account and notifications, where a second step is set up and one signs out. */
function isOwnAccount({ room, audience }: EndpointShape): boolean {
  return (room === 'accounts' && audience !== 'officer') || room === 'notifications';
}

/** What is for everybody is answered as to anybody; the rest is refused. */
function outsideScopes(endpoint: EndpointShape, scopes: readonly TokenScope[]): Actor {
  if (endpoint.audience === 'public') return visitor;
  const needs = scopesFor(endpoint).join(' or ');
  throw problem(
    'scopeMissing',
    { has: scopes.join(', '), needs },
    { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scopesFor(endpoint).join(' ')}"` },
  );
}

/** What a caller is told who must be signed in and is not: the literal text where a token was sent to a call that answers text. */
export function nobody(byToken: boolean): Problem {
  return problem(byToken ? 'invalidToken' : 'signInNeeded', { 'www-authenticate': 'Bearer' });
}

/** The token of an Authorization header; undefined where there is none, or it holds the text null. */
export function readBearer(header: string | undefined): string | undefined {
  const token = header === undefined ? undefined : /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  return token === 'null' || token === 'undefined' ? undefined : token;
}

function cookieTokens(request: FastifyRequest, audience: Audience): string[] {
  const { cookie } = request.headers;
  if (cookie === undefined) return [];
  return cookiesOf[audience].map((name) => readCookie(cookie, name)).filter((token) => token !== undefined);
}

/** A browser names the site a write comes from; a cookie without that word is not enough. */
function refuseCrossSite(request: FastifyRequest, context: AppContext, byCookie: boolean): void {
  const from = startedFrom(request, context.config);
  if (from === 'elsewhere' || (byCookie && from === 'unsaid')) throw problem('crossSite');
}

/** What was written without a network names who wrote it: it is never taken from somebody else who has signed in since. */
function refuseOtherPerson({ headers }: FastifyRequest, { personId }: Actor): void {
  const named = headers['x-signed-in-as'];
  if (named !== undefined && named !== personId) throw problem('signedInAsOther');
}

/** Both sessions of one person are one actor; sessions of two people are the first's alone. A write asks the records. */
async function whoHolds(tokens: readonly string[], { sessions, clock }: AppContext, writes: boolean): Promise<Actor> {
  let actor: Actor = visitor;
  for (const token of tokens) {
    const found = await (writes ? sessions.find(token, clock.now()) : sessions.recall(token, clock.now()));
    if (found === null) continue;
    if (actor.personId === null) actor = found;
    else if (actor.personId === found.personId)
      actor = {
        ...actor,
        officer: actor.officer ?? found.officer,
        dataUser: actor.dataUser ?? found.dataUser,
        ...(found.lacksSecondStep && { lacksSecondStep: true as const }),
      };
  }
  return actor;
}

function serves(actor: Actor, audience: Audience): boolean {
  if (audience === 'officer') return actor.officer !== null;
  if (audience === 'dataUser') return actor.dataUser !== null;
  return audience === 'public' || actor.officer !== null || actor.dataUser !== null;
}
