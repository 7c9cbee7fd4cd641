import { SmsError } from './sms.ts';

const longestAnswer = 2_000_000;

/** How a provider is asked. */
export interface ProviderOptions {
  /** Its address, or that of a stand-in. */
  readonly base: URL;
  readonly key: string;
  /** Where it may push reports to; null: nowhere, and they are asked for. */
  readonly reportsTo?: string | null;
  readonly timeOutMs?: number;
}

/** The address of a call, below whatever path the provider's own address has. */
export function addressAt(base: URL, path: string): URL {
  return new URL(`${base.pathname.replace(/\/+$/, '')}${path}`, base);
}

export interface ProviderRequest {
  readonly name: string;
  /** May hold a key: it is never repeated. */
  readonly address: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it and without a form of either kind, the address is asked by GET. */
  readonly json?: unknown;
  /** Sent as a form by POST. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as a form of several parts, with files, by POST. */
  readonly parts?: FormData;
  readonly timeOutMs: number;
}

/** Where no connection came about, nothing was handed over. */
const neverReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/** Asks a provider; answers what it said as JSON. Throws SmsError, which says whether something may have been sent. */
export async function askProvider(request: ProviderRequest): Promise<unknown> {
  const text = await askForText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SmsError('doubtful', `${request.name} answered something that cannot be read.`);
  }
}

/** Asks a provider; answers its words. Throws SmsError, which says whether something may have been sent. */
export async function askForText({
  name,
  address,
  headers,
  json,
  form,
  parts,
  timeOutMs,
}: ProviderRequest): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method: json === undefined && form === undefined && parts === undefined ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeOutMs),
      headers: {
        accept: 'application/json',
        'user-agent': 'AgriHub-Ghana',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form !== undefined && { body: new URLSearchParams(form) }),
      ...(parts !== undefined && { body: parts }),
    });
    text = await response.text();
  } catch (error) {
    throw unanswered(name, error, timeOutMs);
  }
  if (!response.ok) throw refusal(name, response.status);
  if (text.length > longestAnswer) throw new SmsError('doubtful', `${name} answered more than can be read.`);
  return text;
}

function unanswered(name: string, error: unknown, timeOutMs: number): SmsError {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new SmsError('doubtful', `${name} did not answer within ${timeOutMs / 1000} s.`);
  const code = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
  if (code !== undefined && neverReached.has(code)) return new SmsError('later', `${name} was not reached (${code}).`);
  return new SmsError('doubtful', `The line to ${name} broke before it answered.`);
}

/** Below 500 nothing was taken; of these a wrong key and a full queue may be mended. 503 says so too; other words of 500 and over say little. */
function refusal(name: string, status: number): SmsError {
  if (status === 401 || status === 403)
    return new SmsError(
      'later',
      `${name} refused the key of this portal (${status}). Whoever runs the portal checks SMS_URL.`,
    );
  if (status === 408 || status === 425 || status === 429 || status === 503)
    return new SmsError('later', `${name} takes nothing for now (${status}).`);
  return new SmsError(status < 500 ? 'refused' : 'doubtful', `${name} answered ${status}.`);
}
