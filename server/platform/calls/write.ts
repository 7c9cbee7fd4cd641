import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { longestIdempotencyKey } from '#contract/limits.ts';
import type { Actor } from '#engines/access/roles.ts';
import type { Database } from '../../database/connection.ts';
import { addAuditEntry } from '../records/audit.repository.ts';
import { leastFor, requireFreeSpace } from '../files/freeSpace.ts';
import {
  saveAnswer,
  releaseKey,
  takeKey,
  type IdempotentCall,
  type StoredAnswer,
} from '../records/idempotency.repository.ts';
import { makeAnswer } from './makeAnswer.ts';
import { problem } from './problems.ts';
import type { Input } from './readInput.ts';
import type { Mounted } from './registry.ts';
import { openScope, type Afterwards } from './request.ts';
import type { WrittenAnswer } from '../http/sendAnswer.ts';

/**
 * One write: handler, audit rows and the kept answer in one transaction, answered after its commit.
 * The same Idempotency-Key from the same person gives the answer of the first time and no second record.
 */
export async function performWrite(
  mounted: Mounted,
  request: FastifyRequest,
  actor: Actor,
  input: Input,
  body: string | Uint8Array | undefined,
): Promise<WrittenAnswer> {
  const { context, endpoint } = mounted;
  const { dataDir, databaseUrl } = context.config;
  await requireFreeSpace(dataDir, leastFor(endpoint.evenOnFullDisk === true, databaseUrl));
  const call = idempotentCall(mounted, request, actor);
  const fingerprint = call && fingerprintOf(context.secretKey, request, body);
  const prepared = await mounted.prepare?.({ ...input, scope: openScope(context, request, actor).scope });
  let afterwards: Afterwards | undefined;
  const transaction = context.db.transaction().execute(async (db) => {
    const kept = call && fingerprint !== undefined ? await takeKey(db, call, fingerprint) : undefined;
    if (kept) return repeated(kept, fingerprint);
    const opened = openScope(context, request, actor, db);
    afterwards = opened.afterwards;
    const answer = await makeAnswer(mounted, { ...input, prepared }, opened.scope);
    await noteActs(db, mounted, request.id, actor, input, afterwards);
    if (call) await keep(db, call, answer);
    return answer;
  });
  const answer = await transaction.finally(async () => {
    for (const act of afterwards?.inAnyCase ?? []) await act();
  });
  context.sessions.forget();
  for (const act of afterwards?.acts ?? []) await runAfterCommit(request, act);
  return answer;
}

function idempotentCall({ endpoint }: Mounted, request: FastifyRequest, actor: Actor): IdempotentCall | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > longestIdempotencyKey)
    throw problem('idempotencyKeyTooLong', { length: key.length, limit: longestIdempotencyKey });
  return { actor: actor.personId ?? 'visitor', endpoint: endpoint.name, key };
}

/** With a key: a body may hold a password, which must not be found out from what is kept. */
function fingerprintOf(key: Uint8Array, request: FastifyRequest, body: string | Uint8Array = ''): string {
  return createHmac('sha256', key).update(`${request.url}\n`).update(body).digest('base64url');
}

/** An answer that opens a session is given once: a repeat signs in anew. */
async function keep(db: Database, call: IdempotentCall, answer: WrittenAnswer): Promise<void> {
  if (answer.cookies.length > 0) return releaseKey(db, call);
  await saveAnswer(db, call, {
    status: answer.status,
    headers: { ...answer.headers, 'content-type': answer.type },
    body: answer.body,
  });
}

function repeated(kept: StoredAnswer, fingerprint: string | undefined): WrittenAnswer {
  if (kept.fingerprint !== fingerprint) throw problem('idempotencyKeyReused');
  const { 'content-type': type = 'application/json; charset=utf-8', ...headers } = kept.headers;
  return {
    status: kept.status,
    type,
    body: kept.body,
    headers: { ...headers, 'idempotency-replayed': 'true' },
    cookies: [],
  };
}

/** Leaves the audit rows: what the handler said, else the endpoint's name with the ids of its address. */
async function noteActs(
  db: Database,
  { endpoint }: Mounted,
  requestId: string,
  actor: Actor,
  input: Input,
  { notes }: Afterwards,
): Promise<void> {
  if (notes.length === 0 && endpoint.unaudited !== undefined) return;
  const usual = { act: endpoint.name, ids: idsOf(input.params), fieldNames: fieldNamesOf(input.body) };
  for (const note of notes.length > 0 ? notes : [usual]) {
    await addAuditEntry(db, { actorId: actor.personId, tokenId: actor.token?.id, requestId, ...note });
  }
}

function idsOf(params: unknown): string[] {
  return Object.values((params ?? {}) as Record<string, unknown>).map(String);
}

function fieldNamesOf(body: unknown): string[] {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof Uint8Array)
    ? Object.keys(body)
    : [];
}

/** The record stands already: what fails now is logged, and the caller is answered all the same. */
async function runAfterCommit(request: FastifyRequest, act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    request.log.error(error, 'an act after the commit failed');
  }
}
