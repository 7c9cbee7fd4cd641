import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SmsReport } from '../../../adapters/sms/sms.ts';
import type { AppContext } from '../../../context.ts';
import { TryLater } from '../../../jobs/worker.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { byEitherKey } from '../../../platform/secrets/secretKey.ts';
import { applyReports } from './deliveries.repository.ts';
import { providersOf } from './smsBatches.service.ts';

const kind = 'applyEarlyReports';
/** A report may come in before the answer to the call it is about was set down; with the queue's pauses, some minutes. */
const mostTries = 6;

/** A text that only whoever was told it can know; one for each purpose. */
export function gateKey(secretKey: Uint8Array, purpose: string): string {
  return createHmac('sha256', secretKey).update(purpose).digest('base64url').slice(0, 32);
}

/** Whether two keys are the same, in a time that does not tell how much of them is. */
export function isSameKey(given: string, ours: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The path to which a provider pushes its reports; its last part is the key. */
export function reportsPath(secretKey: Uint8Array, maker: string): string {
  return `/api/messages/reports/${maker}/${gateKey(secretKey, `reports of ${maker}`)}`;
}

/** The address to which a provider pushes its reports; null where nobody outside can reach this portal. */
export function reportsAddress(publicUrl: string | null, secretKey: Uint8Array, maker: string): string | null {
  return publicUrl === null ? null : publicUrl + reportsPath(secretKey, maker);
}

/** Sets down what a provider pushed; answers how many reports it held. @throws gatewayUnknown for a wrong key, provider or signature */
export async function receiveReports(
  scope: Scope,
  gate: { readonly provider: string; readonly key: string },
  sent: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { context, caller } = scope;
  const sms = providersOf(context).find(({ maker }) => maker === gate.provider);
  const opened =
    sms === undefined
      ? null
      : byEitherKey(context, (key) => (isSameKey(gate.key, gateKey(key, `reports of ${sms.maker}`)) ? key : null));
  if (sms?.pushed === undefined || opened === null) throw problem('gatewayUnknown');
  const fields = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  );
  const url = reportsAddress(context.config.publicUrl, opened, sms.maker) ?? '';
  const reports = sms.pushed({ url, fields, signature: caller.header('x-twilio-signature') });
  if (reports === null) throw problem('gatewayUnknown');
  await setDownReports(scope, sms.maker, reports);
  return reports.length;
}

/** Sets down what a provider tells of what it took: now, or once what it is about is set down. */
export async function setDownReports(
  { db, context, now }: Pick<Scope, 'db' | 'context' | 'now'>,
  maker: string,
  reports: readonly SmsReport[],
): Promise<void> {
  const left = await applyReports(db, maker, reports, now);
  if (left.length > 0)
    await context.jobs.enqueue(db, { kind, payload: { maker, reports: left }, maxAttempts: mostTries });
}

/** Applies reports that came in early once what they are about is set down. One of nothing we sent is dropped in the end. */
export function handleEarlyReports({ jobs, db, clock }: Pick<AppContext, 'jobs' | 'db' | 'clock'>): void {
  jobs.handle(
    kind,
    async (job) => {
      const { maker, reports } = job.payload as { readonly maker: string; readonly reports: readonly SmsReport[] };
      const left = await applyReports(db, maker, reports, clock.now());
      if (left.length > 0 && job.attempt < mostTries) throw new TryLater('The message is not set down yet.');
    },
    'messages',
  );
}
