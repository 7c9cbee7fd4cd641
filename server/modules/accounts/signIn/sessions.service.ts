import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Actor, holds, type OfficerRole, officerRoles, type Post } from '#engines/access/roles.ts';
import { isAccessToken } from '#engines/access/people/tokens.ts';
import type { Database } from '../../../database/connection.ts';
import type { Config } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import { type Found, createSessionCache } from '../../../platform/sessions/sessionCache.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { Keys } from '../../../platform/secrets/secretKey.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { Signals } from '../../../platform/records/signals.ts';
import { findToken, findTokenHolder, noteTokenUse } from '../profile/accessTokens.repository.ts';
import { fingerprint } from './oneTimeCodes.ts';
import {
  addSession,
  findSession,
  findStanding,
  type Person,
  removeSessions,
  type SessionAudience,
} from '../accounts.repository.ts';

/** A session lasts one day, as does its cookie (P §9, D §9). */
export const sessionSeconds = 86_400;

/** Where and when somebody signs in; one sign-in may open a session of either audience. */
export interface SignIn {
  readonly id: string;
  readonly now: Date;
  readonly userAgent: string;
}

/** Starts a session and answers its token: a signed text that names the session and the person (D §3). */
export async function startSession(
  db: Database,
  key: Uint8Array,
  person: Person,
  audience: SessionAudience,
  { id: signInId, now, userAgent }: SignIn,
): Promise<string> {
  const grant = person.grants.find((each) => each.audience === audience);
  if (!grant) throw new Error(`${audience} session for a person without that grant`);
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await addSession(db, {
    id,
    person_id: person.id,
    sign_in_id: signInId,
    audience,
    created_at: now,
    expires_at: expiresAt,
    user_agent: userAgent.slice(0, 300),
  });
  // What the specification's clients read; a display hint only: rights are those of the session table.
  const { name, email, phone, institution, profession } = person;
  const claims =
    grant.audience === 'officer'
      ? { id: person.id, role: grant.role }
      : { id: person.id, name, email, phone, institution, profession, isAdmin: grant.role === 'administrator' };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(key);
}

/** The session a token names; null when it is forged, ended, or not a token at all. */
export async function readToken({ secretKey, formerKey }: Keys, token: string, now: Date): Promise<string | null> {
  // "holds the text null" counts as signed out (decision 2).
  if (token === '' || token === 'null') return null;
  return (
    (await sessionNamed(secretKey, token, now)) ??
    (formerKey === null ? null : await sessionNamed(formerKey, token, now))
  );
}

async function sessionNamed(key: Uint8Array, token: string, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}

/** The session look-up of the platform. */
export function createSessions(
  db: Database,
  keys: Keys,
  signals: Signals,
  { secondStep }: Pick<Config, 'secondStep'>,
): Sessions {
  const mustHave = secondStep === 'administrators';
  return createSessionCache(async (token, now) => {
    if (isAccessToken(token)) return findByToken(db, token, now, mustHave);
    const id = await readToken(keys, token, now);
    const session = id === null ? null : await findSession(db, id, now);
    if (!session) return null;
    const { personId, name, audience, role, posts, hasSecondStep, endsAt } = session;
    const actor = {
      personId,
      name,
      officer: audience === 'officer' ? officerOf(role as OfficerRole, posts) : null,
      dataUser: audience === 'data' ? { isAdmin: role === 'administrator' } : null,
    };
    return { actor: mustHave && !hasSecondStep ? lackingIfAdministrator(actor) : actor, endsAt };
  }, signals);
}

/**
 * Who a person is now, with the rights of an officer where they are one: for what goes on without them. What was asked for with
 * an access token goes on with the rights of the token.
 *
 * @throws tokenEnded where the token was ended, has expired or is gone
 */
export async function actorOf(db: Database, personId: string, tokenId: string | null, now: Date): Promise<Actor> {
  const token = tokenId === null ? undefined : await findToken(db, tokenId);
  const isWorking = token?.personId === personId && token.endedAt === null && token.expiresAt > now;
  if (tokenId !== null && !isWorking) throw problem('tokenEnded');
  const found = await findStanding(db, personId);
  const officer = found === undefined ? null : officerOf(found.role as OfficerRole, found.posts);
  const actor = { personId, name: found?.name ?? '', officer, dataUser: null };
  return token === undefined ? actor : { ...actor, token: { id: token.id, scopes: token.scopes } };
}

/** Whose an access token is, with what it is for; that it came is noted, to the minute. */
async function findByToken(db: Database, token: string, now: Date, mustHave: boolean): Promise<Found | null> {
  const found = await findTokenHolder(db, fingerprint(token), now);
  if (found === undefined) return null;
  const { tokenId, scopes, personId, name, officerRole, dataRole, posts, hasSecondStep, endsAt, lastUsedAt } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= 60_000) await noteTokenUse(db, tokenId, now);
  const actor = {
    personId,
    name,
    officer: officerRole === null ? null : officerOf(officerRole, posts),
    dataUser: dataRole === null ? null : { isAdmin: dataRole === 'administrator' },
    token: { id: tokenId, scopes },
  };
  return { actor: mustHave && !hasSecondStep ? lackingIfAdministrator(actor) : actor, endsAt };
}

/** The role of most among one's own and the posts of those one stands in for. */
function officerOf(own: OfficerRole, posts: readonly Post[]): NonNullable<Actor['officer']> {
  return { role: officerRoles.find((role) => role === own || posts.some((post) => post.role === role)) ?? own, posts };
}

function lackingIfAdministrator(actor: Actor): Actor {
  const administers = holds(actor, 'admin') || actor.dataUser?.isAdmin === true;
  return administers ? { ...actor, lacksSecondStep: true } : actor;
}

/** Said when sessions of a person ended: what they hold open is closed, and opened again by whoever is still signed in. */
export const signedOutTopic = 'signedOut';

export async function saySignedOut(
  { db, context }: Pick<Scope, 'db'> & { readonly context: Pick<AppContext, 'signals'> },
  personId: string | null,
): Promise<void> {
  if (personId !== null) await context.signals.publish(db, signedOutTopic, { personId });
}

/** Ends the sessions of these tokens; what is no token of ours is passed over. */
export async function endSessions(
  db: Database,
  keys: Keys,
  tokens: readonly (string | undefined)[],
  now: Date,
): Promise<string[]> {
  const ids = await Promise.all(tokens.map((token) => (token ? readToken(keys, token, now) : null)));
  const ended = ids.filter((id) => id !== null);
  await removeSessions(db, ended);
  return ended;
}
