import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import type { Input } from '../calls/readInput.ts';
import type { Mounted } from '../calls/registry.ts';
import { reweigh } from './updateCacheSize.ts';
import { createSecurityHeaders } from '../http/securityHeaders.ts';
import type { WrittenAnswer } from '../http/sendAnswer.ts';
import { storeAnswer, type StoredAnswer } from './storedAnswer.ts';

/** Answers that depend on the question and the cache version alone. */
export interface ResponseCache {
  /** Sends the answer: at once where its bytes are there, else once the promise is kept. */
  answer(request: FastifyRequest, reply: FastifyReply, asking: CacheRequest): Promise<FastifyReply> | undefined;
  /** The answer to a question that was read already, for the pages this process draws. Throws what making it throws. */
  written(request: FastifyRequest, input: Input, asking: CacheRequest): WrittenAnswer | Promise<WrittenAnswer>;
}

/** How an endpoint is asked. */
export interface CacheRequest {
  readonly mounted: Mounted;
  /** Reads the question by the declaration. Throws a problem. */
  read(request: FastifyRequest): Input;
  make(input: Input, request: FastifyRequest): WrittenAnswer | Promise<WrittenAnswer>;
}

const mostBytes = 16 * 1024 * 1024;
const mostSpellings = 1024 * 1024;
const keyOverhead = 300;

/**
 * Remembers answers: made, written out, compressed and tagged once, then sent from memory until the cache version
 * changes. Bounded in bytes, a quarter of them for one answer; what was not asked for longest goes first. An answer is kept under the
 * question as the endpoint reads it. The spellings of questions are kept apart, so that inventing more of them (a query nobody
 * declared, spaces in a body) pushes no answer out.
 */
export function createResponseCache(context: AppContext, count: (what: 'asked' | 'made') => void): ResponseCache {
  const kept = new LRUCache<string, StoredAnswer>({ maxSize: mostBytes, maxEntrySize: mostBytes / 4 });
  /** The question by name, address and body as they came. */
  const questions = new LRUCache<string, string>({ maxSize: mostSpellings });
  /** Many who ask the same at once wait for one making. */
  const making = new Map<string, Promise<StoredAnswer>>();
  const securityHeaders = createSecurityHeaders(context.config);
  /** Where no address is set, addresses in answers are those the portal was asked at. */
  const hostOf = ({ headers }: FastifyRequest): string =>
    context.config.publicUrl === null ? ` ${headers.host ?? ''}` : '';
  let cacheVersion = '';

  function forgetOutdated(): void {
    const now = context.cacheVersion();
    if (now === cacheVersion) return;
    cacheVersion = now;
    kept.clear();
    making.clear();
  }

  function keep(question: string, { endpoint }: Mounted, answer: WrittenAnswer, madeUnder: string): StoredAnswer {
    count('made');
    const weight = (): number => stored.size() + question.length + keyOverhead;
    const always = Object.entries(securityHeaders(endpoint.path, endpoint)).flat();
    const stored: StoredAnswer = storeAnswer(endpoint, answer, always, () => reweigh(kept, question, stored, weight()));
    if (madeUnder === cacheVersion) kept.set(question, stored, { size: weight() });
    return stored;
  }

  /** The question as the endpoint reads it. */
  function questionOf({ endpoint }: Mounted, input: Input, request: FastifyRequest): string {
    return `${endpoint.name} ${JSON.stringify(input)}${hostOf(request)}`;
  }

  function find(
    request: FastifyRequest,
    input: Input,
    question: string,
    { mounted, make }: CacheRequest,
  ): StoredAnswer | Promise<StoredAnswer> {
    const known = kept.get(question) ?? making.get(question);
    if (known !== undefined) return known;
    const madeUnder = cacheVersion;
    const made = make(input, request);
    if (!(made instanceof Promise)) return keep(question, mounted, made, madeUnder);
    const storing = made
      .then((answer) => keep(question, mounted, answer, madeUnder))
      .finally(() => {
        if (making.get(question) === storing) making.delete(question);
      });
    making.set(question, storing);
    return storing;
  }

  function read(request: FastifyRequest, spelling: string, asking: CacheRequest): StoredAnswer | Promise<StoredAnswer> {
    const input = asking.read(request);
    const question = questionOf(asking.mounted, input, request);
    questions.set(spelling, question, { size: spelling.length + question.length + keyOverhead });
    return find(request, input, question, asking);
  }

  return {
    answer(request, reply, asking) {
      count('asked');
      forgetOutdated();
      const spelling = `${asking.mounted.endpoint.name} ${request.url} ${(request.body as string | undefined) ?? ''}${hostOf(request)}`;
      const spelled = questions.get(spelling);
      const found = (spelled === undefined ? undefined : kept.get(spelled)) ?? read(request, spelling, asking);
      if (!(found instanceof Promise)) return found.send(request, reply);
      return found.then(async (stored) => (await stored.send(request, reply)) ?? reply);
    },
    written(request, input, asking) {
      count('asked');
      forgetOutdated();
      const found = find(request, input, questionOf(asking.mounted, input, request), asking);
      return found instanceof Promise ? found.then(({ written }) => written) : found.written;
    },
  };
}
