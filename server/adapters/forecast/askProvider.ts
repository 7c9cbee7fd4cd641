import { ForecastError } from './forecast.ts';

const LONGEST_ANSWER = 512 * 1024;
/** A provider that asks for longer is asked again after this long all the same. */
const LONGEST_WAIT_SECONDS = 6 * 3_600;

/** How long a provider may take, ms. */
export const PROVIDER_TIME_OUT_MS = 8_000;

/**
 * Asks a provider for JSON. Throws ForecastError with a sentence that names the provider and never the address,
 * which may hold a key.
 */
export async function askProvider(
  name: string,
  address: URL,
  timeOutMs: number,
  signal?: AbortSignal,
): Promise<unknown> {
  const timeOut = AbortSignal.timeout(timeOutMs);
  const response = await reach(
    name,
    address,
    timeOutMs,
    signal === undefined ? timeOut : AbortSignal.any([timeOut, signal]),
  );
  const text = await readText(name, response, timeOutMs);
  if (!response.ok) throw refusal(name, response);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ForecastError(`${name} answered something that is not JSON.`);
  }
}

async function reach(name: string, address: URL, timeOutMs: number, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json', 'user-agent': 'AgriHub-Ghana' },
    });
  } catch (error) {
    throw unreached(name, error, timeOutMs);
  }
}

async function readText(name: string, response: Response, timeOutMs: number): Promise<string> {
  let size = 0;
  const parts: Uint8Array[] = [];
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > LONGEST_ANSWER) throw new ForecastError(`${name} answered more than ${LONGEST_ANSWER / 1024} KiB.`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof ForecastError ? error : unreached(name, error, timeOutMs);
  }
  return Buffer.concat(parts).toString();
}

function unreached(name: string, error: unknown, timeOutMs: number): ForecastError {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ForecastError(`${name} did not answer within ${timeOutMs / 1000} s.`);
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
  return new ForecastError(`${name} was not reached${cause === undefined ? '' : ` (${cause})`}.`);
}

/** 429 and 503 say when to come back; 401 and 403 are about our key, which no second place would mend. */
function refusal(name: string, response: Response): ForecastError {
  const { status } = response;
  const refusesAll = status === 401 || status === 403 || status === 429 || status === 503;
  const retryAfterSeconds = refusesAll ? readRetryAfter(response.headers.get('retry-after')) : null;
  const hint = status === 401 || status === 403 ? ': check the key in FORECAST_URL' : '';
  return new ForecastError(`${name} answered ${status}${hint}.`, { refusesAll, retryAfterSeconds });
}

/** Seconds of a Retry-After header, given as seconds or as a date (RFC 9110, 10.2.3); null where it says neither. */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT_SECONDS) : null;
}
