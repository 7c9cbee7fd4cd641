import robots, { type Robot } from 'robots-parser';
import { InnerAddressError, type PublicFetch } from '../outside/publicFetch.ts';
import type { Links, LinkState } from './links.ts';

// The package is the function itself; its declarations say that it is a module with a default.
const readRobots = robots as unknown as (address: string, text: string) => Robot;

interface PublicLinksOptions {
  readonly fetchPublic: PublicFetch;
  /** Who asks, for the operators of the sites: a name, and an address to write to where there is one. */
  readonly agent: string;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeOutMs?: number;
}

const LARGEST_RULES = 200_000;
/** Answers to HEAD after which the page itself is asked for: many sites answer HEAD wrongly. */
const ASK_AGAIN = new Set([400, 401, 403, 404, 405, 406, 410, 500, 501, 502, 503]);

/**
 * Looks at pages of the internet: HEAD first, then GET, of which no more than the headers is read. Follows redirects
 * and never leads into the inner network, asks each site for its robots.txt first and keeps to it. Make a new one for
 * each round: it remembers the rules of the sites.
 */
export function publicLinks({ fetchPublic, agent, timeOutMs = 10_000 }: PublicLinksOptions): Links {
  const rules = new Map<string, Promise<Robot | null>>();

  async function ask(method: 'HEAD' | 'GET', address: string, signal: AbortSignal): Promise<number> {
    const answer = await fetchPublic(address, {
      method,
      headers: { 'user-agent': agent, accept: '*/*' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)]),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  async function readRules(origin: string, signal: AbortSignal): Promise<Robot | null> {
    const address = `${origin}/robots.txt`;
    const answer = await fetchPublic(address, {
      headers: { 'user-agent': agent },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)]),
    });
    if (answer.status !== 200 || answer.body === null) {
      await answer.body?.cancel();
      return null;
    }
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of answer.body) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      if (text.length > LARGEST_RULES) break;
    }
    return readRobots(address, text.slice(0, LARGEST_RULES));
  }

  async function mayLook(address: string, signal: AbortSignal): Promise<boolean> {
    const { origin } = new URL(address);
    const known = rules.get(origin) ?? readRules(origin, signal);
    rules.set(origin, known);
    const robot = await known;
    return robot?.isAllowed(address, agent) !== false;
  }

  return {
    async look(address, signal) {
      if (!URL.canParse(address)) return 'silent';
      try {
        if (!(await mayLook(address, signal))) return 'closed';
        const head = await ask('HEAD', address, signal);
        return stateOf(ASK_AGAIN.has(head) ? await ask('GET', address, signal) : head);
      } catch (failure) {
        signal.throwIfAborted();
        if (failure instanceof InnerAddressError) return 'closed';
        return isOffline(failure) ? null : 'silent';
      }
    },
  };
}

function stateOf(status: number): LinkState {
  if (status < 400) return 'answered';
  if (status === 404 || status === 410) return 'gone';
  return status < 500 ? 'closed' : 'silent';
}

/** Whether it was this machine that had no network, as far as one failure can tell. */
function isOffline(failure: unknown): boolean {
  const { code = '', cause } = failure as { readonly code?: string; readonly cause?: unknown };
  if (['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes(code)) return true;
  return cause !== undefined && isOffline(cause);
}
