import { readProblem } from '../problem.ts';
import { announce } from './changes.ts';
import {
  allReports,
  changeReport,
  dropReport,
  photosOf,
  type KeptPhoto,
  type KeptReport,
  type Refusal,
} from './records.ts';

/** How a round of sending ended. */
export type Round =
  /** Nothing waits that could go. */
  | { readonly state: 'done' }
  /** No answer, or one that says later: what waits goes again after `seconds` where the server said so. */
  | { readonly state: 'later'; readonly seconds?: number | undefined; readonly message?: string | undefined }
  /** Nobody is signed in. */
  | { readonly state: 'signedOut' };

/** What the browser wakes the service worker for. */
export const SYNC_TAG = 'field-queue';

const ME = '/api/accounts/me';
const LOCK = 'field-queue';
/** A line slower than this is no line: bytes in a second. */
const SLOWEST_LINE = 1_000;
const PATIENCE_MS = 45_000;
/** Who is signed in is a few hundred bytes: a line that stalls on it is found out sooner than on a report. */
const ME_PATIENCE_MS = 15_000;
/** The server had no time, or the request did not come through: neither says anything about the report. */
const LATER = new Set([408, 425, 429]);

/**
 * Sends what waits, in the order of writing, each under its own key, one tab or worker at a time. Knows neither page nor
 * words, so that the service worker does it too. A report goes from the device only once the server said that it has it; what
 * belongs to somebody else than who is signed in stays.
 */
export async function sendWaiting(): Promise<Round> {
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request(LOCK, sendAll);
}

async function sendAll(): Promise<Round> {
  if (!(await allReports()).some(({ refusal }) => refusal === undefined)) return { state: 'done' };
  try {
    const me = await whoIsSignedIn();
    if (me === undefined) return told({ state: 'signedOut' });
    const done = new Set<string>();
    for (let next = await nextOf(me, done); next; next = await nextOf(me, done)) {
      done.add(next.key);
      announce({ type: 'sending', key: next.key });
      const round = await sendOne(next);
      if (round.state !== 'done') return told(round);
    }
    return told({ state: 'done' });
  } catch (failure) {
    // No network, or one that answers in the server's place.
    if (failure instanceof TypeError || failure instanceof DOMException) return told({ state: 'later' });
    throw failure;
  }
}

function told(round: Round): Round {
  announce({ type: 'round', round });
  return round;
}

async function nextOf(owner: string, done: ReadonlySet<string>): Promise<KeptReport | undefined> {
  return (await allReports()).find(
    (report) => report.owner.id === owner && report.refusal === undefined && !done.has(report.key),
  );
}

/** Throws where there is no answer of ours: a hotel's sign-in page also answers 200. */
async function whoIsSignedIn(): Promise<string | undefined> {
  const response = ours(
    await fetch(ME, {
      cache: 'no-store',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(ME_PATIENCE_MS),
    }),
  );
  if (!response.ok) throw new TypeError(`Who is signed in was answered ${response.status}.`);
  const { signedIn, officerRole, id } = (await response.json()) as {
    signedIn: boolean;
    officerRole: string | null;
    id: string;
  };
  return signedIn && officerRole !== null ? id : undefined;
}

async function sendOne(report: KeptReport): Promise<Round> {
  await changeReport(report.key, (kept) => ({ ...kept, tries: kept.tries + 1 }));
  const response = ours(await fetch(report.path, await requestOf(report)));
  const text = await response.text();
  if (response.ok) {
    await dropReport(report.key);
    announce({ type: 'sent', key: report.key, title: report.title, answer: readAnswer(text) });
    return { state: 'done' };
  }
  const { status } = response;
  const { code, message } = readProblem(status, text);
  if (status === 401 || code === 'signedInAsOther') return { state: 'signedOut' };
  if (status >= 500 || LATER.has(status))
    return { state: 'later', seconds: Number(response.headers.get('retry-after')) || undefined, message };
  const refusal: Refusal = { status, code, message, standing: status === 409 ? readStanding(text) : undefined };
  await changeReport(report.key, (kept) => ({ ...kept, refusal }));
  announce({ type: 'refused', key: report.key, refusal });
  return { state: 'done' };
}

function ours(response: Response): Response {
  if (response.redirected || !response.headers.has('x-request-id'))
    throw new TypeError('Something else answered in the place of the portal.');
  return response;
}

async function requestOf(report: KeptReport): Promise<RequestInit> {
  const { method, fields, key, owner, photoPart } = report;
  const photos = await photosOf(key);
  const headers = {
    accept: 'application/problem+json, application/json',
    'idempotency-key': key,
    'x-signed-in-as': owner.id,
  };
  const signal = AbortSignal.timeout(PATIENCE_MS + (1000 * report.photoBytes) / SLOWEST_LINE);
  if (photos.length === 0)
    return {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal,
    };
  return { method, headers, body: formOf(fields, photos, photoPart), signal };
}

function formOf(fields: KeptReport['fields'], photos: readonly KeptPhoto[], part: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const { bytes, name, type } of photos) form.append(part, new Blob([bytes], { type }), name);
  return form;
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function readStanding(text: string): KeptReport['fields'] | undefined {
  const answer = readAnswer(text);
  const standing =
    typeof answer === 'object' && answer !== null ? (answer as { standing?: unknown }).standing : undefined;
  return typeof standing === 'object' && standing !== null ? (standing as KeptReport['fields']) : undefined;
}
