/** Other services are told of what became public, after Standard Webhooks 1.0. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';
import { mayKeepWebhooks } from '#engines/access/knowledge/webhooks.ts';
import { judgeFailure } from '#engines/exchange/webhookFailures.ts';
import { InnerAddressError } from '../../adapters/outside/publicFetch.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/connection.ts';
import { type JobRun, TryLater } from '../../jobs/worker.ts';
import { siteOf } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { tell } from '../notifications/notifications.service.ts';
import * as rows from './webhooks.repository.ts';

export type { Delivery, Webhook } from './webhooks.repository.ts';

/** What other services can be told of. */

const kind = 'sendWebhook';
/** With the queue's growing pauses, some three hours. */
const mostTries = 12;
const mostWebhooks = 50;
const keptMs = 30 * 86_400_000;
const answerWithinMs = 15_000;
const sealedFor = 'webhook';

/** What telling needs: a request's scope serves, and so does a job that settles. */
export interface Announcing {
  readonly db: Database;
  readonly context: Pick<AppContext, 'jobs' | 'config'>;
  readonly now: Date;
}

/**
 * Tells every address that listens of an event, in the caller's transaction: the messages exist when, and only when, the
 * record does. `data` must be what anybody may read, on the page whose path is given.
 */
export async function announceEvent(
  announcing: Announcing,
  event: WebhookEvent,
  { path, ...data }: Readonly<Record<string, unknown>> & { readonly path: string },
): Promise<void> {
  const { config } = announcing.context;
  const url = `${siteOf(config)}${path}`;
  for (const id of await rows.listenersOf(announcing.db, event)) await post(announcing, id, event, { ...data, url });
}

/** All addresses. @throws notForYou */
export async function listWebhooks(scope: Scope): Promise<rows.Webhook[]> {
  allowed(scope);
  return rows.allWebhooks(scope.db, mostWebhooks);
}

interface Fields {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly active?: boolean | undefined;
}

/** Adds one, with its secret. @throws notForYou, webhookAddress, tooManyWebhooks */
export async function addWebhook(
  scope: Scope,
  { url, description = '', events }: Fields & Required<Pick<Fields, 'url' | 'events'>>,
): Promise<{ webhook: rows.Webhook; secret: string }> {
  allowed(scope);
  const { db, now, actor } = scope;
  if ((await rows.countWebhooks(db)) >= mostWebhooks) throw problem('tooManyWebhooks', { limit: mostWebhooks });
  const [id, secret] = [randomUUID(), newSecret()];
  await rows.insertWebhook(db, {
    id,
    url: readAddress(scope, url ?? ''),
    description: description.trim(),
    events: [...new Set(events)],
    secret: seal(scope.context, `${sealedFor} ${id}`, secret),
    created_by: actor.personId,
    created_at: now,
    failing_since: null,
    disabled_at: null,
    disabled_why: null,
  });
  scope.audit('addWebhook', [id], ['url', 'description', 'events']);
  return { webhook: await known(scope, id), secret };
}

/** Changes one; switched on again, it starts without a failure. @throws notForYou, webhookNotFound, webhookAddress */
export async function editWebhook(scope: Scope, id: string, fields: Fields): Promise<rows.Webhook> {
  await known(scope, id);
  const { url, description, events, active } = fields;
  await rows.changeWebhook(scope.db, id, {
    ...(url !== undefined && { url: readAddress(scope, url) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(events !== undefined && { events: [...new Set(events)] }),
    ...(active === true && { failing_since: null, disabled_at: null, disabled_why: null }),
    ...(active === false && { disabled_at: scope.now, disabled_why: 'person' as const }),
  });
  scope.audit('editWebhook', [id], Object.keys(fields));
  return known(scope, id);
}

/** Gives one a new secret. @throws notForYou, webhookNotFound */
export async function rotateSecret(scope: Scope, id: string): Promise<{ webhook: rows.Webhook; secret: string }> {
  await known(scope, id);
  const secret = newSecret();
  await rows.changeWebhook(scope.db, id, { secret: seal(scope.context, `${sealedFor} ${id}`, secret) });
  scope.audit('rotateWebhookSecret', [id], ['secret']);
  return { webhook: await known(scope, id), secret };
}

/** Removes one with its deliveries. @throws notForYou, webhookNotFound */
export async function removeWebhook(scope: Scope, id: string): Promise<void> {
  await known(scope, id);
  await rows.deleteWebhook(scope.db, id);
  scope.audit('removeWebhook', [id]);
}

/** Sends a message that says nothing, to try an address. @throws notForYou, webhookNotFound, webhookIsOff */
export async function testWebhook(scope: Scope, id: string): Promise<rows.Delivery> {
  requireOn(await known(scope, id));
  return post(scope, id, 'test', { note: 'A message of AgriHub Ghana to try this address.' });
}

/** What became of the messages to an address, the newest first. @throws notForYou, webhookNotFound */
export async function listDeliveries(
  scope: Scope,
  id: string,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<rows.Delivery[]> {
  await known(scope, id);
  return rows.deliveriesOf(scope.db, id, after !== undefined && isUuid(after) ? after : null, limit);
}

/** Sends a message once more, under its id, so that a receiver who has it passes over it. @throws notForYou, webhookNotFound, webhookIsOff */
export async function replayDelivery(scope: Scope, id: string): Promise<rows.Delivery> {
  allowed(scope);
  const delivery = isUuid(id) ? await rows.findDelivery(scope.db, id) : undefined;
  if (delivery === undefined) throw problem('webhookNotFound', { found: id });
  requireOn(await known(scope, delivery.webhookId));
  await rows.setWaiting(scope.db, id);
  await enqueue(scope, id, `${kind}:${id}:${scope.now.getTime()}`);
  scope.audit('replayWebhookDelivery', [id, delivery.webhookId]);
  return { ...delivery, state: 'waits' };
}

/** The background work of the room. */
export function registerWebhooks(context: AppContext): void {
  context.jobs.handle(kind, (job) => send(context, job), 'outside');
  context.jobs.every('forgetWebhookDeliveries', 86_400, async (job) => {
    const before = new Date(context.clock.now().getTime() - keptMs);
    await job.settle((db) => rows.forgetDeliveries(db, before));
  });
}

async function post(
  { db, context, now }: Pick<Announcing, 'db' | 'now'> & { readonly context: Pick<AppContext, 'jobs'> },
  webhookId: string,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Promise<rows.Delivery> {
  const id = randomUUID();
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data });
  await rows.insertDelivery(db, {
    id,
    webhook_id: webhookId,
    message_id: `msg_${id.replaceAll('-', '')}`,
    event,
    body,
    created_at: now,
  });
  await enqueue({ db, context }, id, `${kind}:${id}`);
  const delivery = await rows.findDelivery(db, id);
  if (delivery === undefined) throw new Error('the delivery just made is not there');
  return delivery;
}

async function enqueue(
  { db, context }: { readonly db: Database; readonly context: Pick<AppContext, 'jobs'> },
  id: string,
  dedupeKey: string,
): Promise<void> {
  await context.jobs.enqueue(db, { kind, payload: { id }, dedupeKey, maxAttempts: mostTries });
}

/** One try. What was answered is kept; the queue comes back after a growing pause. */
async function send(context: AppContext, job: JobRun): Promise<void> {
  const { db, clock } = context;
  const delivery = await rows.findDelivery(db, (job.payload as { id: string }).id);
  const webhook = delivery && (await rows.findWebhook(db, delivery.webhookId));
  if (delivery === undefined || webhook === undefined || delivery.state === 'delivered') return;
  if (webhook.disabledAt !== null)
    return job.settle((tx) =>
      rows.noteTry(tx, delivery.id, {
        state: 'failed',
        at: clock.now(),
        status: null,
        said: 'The address is switched off.',
      }),
    );
  const { status, said } = await call(context, webhook, delivery, job.signal);
  const at = clock.now();
  if (status !== null && status >= 200 && status < 300)
    return job.settle(async (tx) => {
      await rows.noteTry(tx, delivery.id, { state: 'delivered', at, status, said: '' });
      await rows.changeWebhook(tx, webhook.id, { failing_since: null });
    });
  const since = webhook.failingSince ?? at;
  const judged = judgeFailure(status, {
    attempt: job.attempt,
    mostTries,
    failingSince: since.getTime(),
    now: at.getTime(),
  });
  const note = async (tx: Database): Promise<void> => {
    await rows.noteTry(tx, delivery.id, { state: judged.delivery === 'failed' ? 'failed' : 'waits', at, status, said });
    await rows.changeWebhook(tx, webhook.id, {
      failing_since: since,
      ...(judged.switchOff !== null && { disabled_at: at, disabled_why: judged.switchOff }),
    });
    if (judged.switchOff !== null && webhook.createdBy !== null)
      await tell({ db: tx, context, now: at }, webhook.createdBy, {
        kind: 'webhookOff',
        params: { host: new URL(webhook.url).host, why: judged.switchOff },
        link: '/controlcenter/settings/webhooks',
      });
  };
  if (judged.delivery === 'failed') return job.settle(note);
  await db.transaction().execute(note);
  throw new TryLater(said);
}

async function call(
  { fetchPublic, clock, ...keys }: AppContext,
  webhook: rows.Webhook,
  { messageId, body }: rows.Delivery,
  signal: AbortSignal,
): Promise<{ status: number | null; said: string }> {
  const timestamp = Math.floor(clock.now().getTime() / 1_000);
  const secret = unseal(keys, `${sealedFor} ${webhook.id}`, webhook.secret);
  try {
    const answer = await fetchPublic(webhook.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'AgriHub-Ghana-Webhooks/1',
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signatureOf(secret, messageId, timestamp, body)}`,
      },
    });
    await answer.body?.cancel();
    return { status: answer.status, said: `The service answered ${answer.status}.` };
  } catch (error) {
    const said =
      error instanceof InnerAddressError
        ? error.message
        : `No answer came: ${error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'unknown'}.`;
    return { status: null, said: said.slice(0, 300) };
  }
}

/** HMAC-SHA256 of id, seconds and body joined by points, with what stands behind `whsec_` read as base64 (Standard Webhooks). */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
}

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** In production messages travel over https alone; where an address leads is checked at every connection (INNER_HOSTS). */
function readAddress({ context }: Scope, typed: string): string {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  const schemes = context.config.production ? ['https:'] : ['https:', 'http:'];
  if (url === null || !schemes.includes(url.protocol) || url.username !== '' || url.password !== '')
    throw problem('webhookAddress', { found: typed });
  return url.href;
}

function requireOn({ disabledAt }: rows.Webhook): void {
  if (disabledAt !== null) throw problem('webhookIsOff');
}

async function known(scope: Scope, id: string): Promise<rows.Webhook> {
  allowed(scope);
  const webhook = isUuid(id) ? await rows.findWebhook(scope.db, id) : undefined;
  if (webhook === undefined) throw problem('webhookNotFound', { found: id });
  return webhook;
}

function allowed({ actor }: Scope): void {
  if (!mayKeepWebhooks(actor)) throw problem('notForYou', { who: 'administrators of the whole country' });
}
