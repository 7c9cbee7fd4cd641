/** Access tokens of people and of service accounts. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mayManagePeople } from '#engines/access/people/accounts.ts';
import { tokenHint, tokenPrefixes, type TokenScope } from '#engines/access/people/tokens.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import * as rows from './accessTokens.repository.ts';
import { fingerprint } from '../signIn/oneTimeCodes.ts';
import { ownPerson, requirePresence } from './ownSessions.service.ts';
import { filled } from '../people/personFields.ts';

export type { KeptToken } from './accessTokens.repository.ts';

const dayMs = 86_400_000;
/** So long a token that no longer works is listed to its owner. */
const listedDays = 30;
const mostListed = 200;
const mostWorking = 50;

export interface AskedToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
  readonly current_password?: string | undefined;
}

/** A token with its text, which is told once and kept nowhere. */
export interface MadeToken {
  readonly kept: rows.KeptToken;
  readonly token: string;
}

/** One's own tokens, the newest first. */
export async function listOwnTokens(scope: Scope): Promise<rows.KeptToken[]> {
  const { id } = await ownPerson(scope);
  return tokensOfPeople(scope, [id]);
}

/** Tokens that work, and those that stopped within 30 days. */
export function tokensOfPeople({ db, now }: Scope, people: readonly string[]): Promise<rows.KeptToken[]> {
  return rows.tokensOf(db, people, new Date(now.getTime() - listedDays * dayMs), mostListed);
}

/** Makes a token of one's own. @throws notByToken, passwordNeeded, wrongPassword, fieldEmpty, tooManyTokens */
export async function makeOwnToken(scope: Scope, asked: AskedToken): Promise<MadeToken> {
  const { id } = await ownPerson(scope);
  return makeToken(scope, id, 'person', asked);
}

/** Makes a token of somebody; whoever asks has been let through. @throws as {@link makeOwnToken} */
export async function makeToken(
  scope: Scope,
  personId: string,
  kind: keyof typeof tokenPrefixes,
  { name, scopes, days, current_password: password = '' }: AskedToken,
): Promise<MadeToken> {
  const { db, now, actor } = scope;
  requireSignIn(scope);
  await requirePresence(scope, password);
  if ((await rows.countWorkingTokens(db, personId, now)) >= mostWorking)
    throw problem('tooManyTokens', { limit: mostWorking });
  const token = `${tokenPrefixes[kind]}${randomBytes(32).toString('base64url')}`;
  const kept = {
    id: randomUUID(),
    personId,
    name: filled('The name', name),
    scopes: [...new Set(scopes)],
    hint: tokenHint(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  };
  await rows.insertToken(db, { ...kept, hash: fingerprint(token), createdBy: actor.personId });
  scope.audit('makeToken', [kept.id, personId], ['name', 'scopes', 'expiresAt']);
  return { kept: { ...kept, lastUsedAt: null, endedAt: null }, token };
}

/** Ends a token: one's own, or for administrators anybody's. @throws tokenNotFound for those of others too */
export async function endToken(scope: Scope, id: string): Promise<rows.KeptToken> {
  const { db, now, actor } = scope;
  const token = isUuid(id) ? await rows.findToken(db, id) : undefined;
  const mayEnd = token !== undefined && (token.personId === actor.personId || mayManagePeople(actor));
  if (!mayEnd) throw problem('tokenNotFound', { found: id });
  // A token ends itself at most: which others there are is for whoever signed in.
  if (actor.token !== undefined && actor.token.id !== id) requireSignIn(scope);
  await rows.setTokenEnded(db, id, now);
  scope.audit('endToken', [id, token.personId]);
  return { ...token, endedAt: token.endedAt ?? now };
}

/** A page of the tokens of everybody, the newest first. @throws notForYou */
export async function listTokens(
  { db, actor }: Scope,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<rows.OwnedToken[]> {
  if (!mayManagePeople(actor)) throw problem('notForYou', { who: 'administrators' });
  return rows.allTokens(db, after !== undefined && isUuid(after) ? after : null, limit);
}

/** @throws notByToken where the call came with an access token, which must not make others */
export function requireSignIn({ actor }: Scope): void {
  if (actor.token !== undefined) throw problem('notByToken');
}
