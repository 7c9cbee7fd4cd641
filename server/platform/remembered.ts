import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import type { House } from '../house.ts';
import { boundedMap } from './boundedMap.ts';
import { chooseEncoding } from './negotiate.ts';
import { pack, type Packed } from './packed.ts';
import type { WrittenAnswer } from './sendAnswer.ts';

/** Answers that depend on the question and the house's stamp alone. */
export interface Memory {
  /** Sends the answer: at once where its bytes are there, else once the promise is kept. */
  answer(request: FastifyRequest, reply: FastifyReply, endpoint: EndpointShape, make: () => Promise<WrittenAnswer>): Promise<FastifyReply> | undefined;
}

interface Kept {
  readonly packed: Packed;
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

const mostBytes = 16 * 1024 * 1024;
const keyOverhead = 300;

/**
 * Remembers answers: made, written out, compressed and tagged once, then sent from memory until the house's
 * stamp changes. Bounded in bytes; what was not asked for longest goes first.
 */
export function createMemory(house: House): Memory {
  const kept = boundedMap<Kept>(mostBytes);
  /** Many who ask the same at once wait for one making. */
  const making = new Map<string, Promise<Kept>>();
  let stamp = '';

  async function makeKept(key: string, make: () => Promise<WrittenAnswer>): Promise<Kept> {
    const madeUnder = stamp;
    const answer = await make();
    const packed = pack(answer.body, () => kept.reweigh(key, packed.size() + key.length + keyOverhead));
    const fresh = { packed, status: answer.status, type: answer.type, headers: answer.headers };
    if (madeUnder === stamp) kept.set(key, fresh, packed.size() + key.length + keyOverhead);
    return fresh;
  }

  function find(key: string, make: () => Promise<WrittenAnswer>): Kept | Promise<Kept> {
    const now = house.stamp();
    if (now !== stamp) {
      stamp = now;
      kept.clear();
      making.clear();
    }
    const known = kept.get(key) ?? making.get(key);
    if (known !== undefined) return known;
    const made = makeKept(key, make).finally(() => {
      if (making.get(key) === made) making.delete(key);
    });
    making.set(key, made);
    return made;
  }

  return {
    answer(request, reply, endpoint, make) {
      const body = request.body as string | undefined;
      const key = `${endpoint.name} ${request.url} ${body ?? ''}`;
      const found = find(key, make);
      if (!(found instanceof Promise)) return send(request, reply, found);
      return found.then(async (answer) => (await send(request, reply, answer)) ?? reply);
    },
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { packed, status, type, headers }: Kept): Promise<FastifyReply> | undefined {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const getting = request.method !== 'POST';
  void reply.header('vary', 'Accept-Encoding').header('cache-control', getting ? 'no-cache' : 'no-store');
  if (getting) {
    void reply.header('etag', `"${packed.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`);
    if (isFresh(request.headers['if-none-match'], packed.tag)) {
      void reply.code(304).send();
      return undefined;
    }
  }
  const found = packed.bytes(encoding);
  const sendBytes = (bytes: Buffer) => {
    if (bytes !== packed.plain) void reply.header('content-encoding', encoding);
    return reply.code(status).headers(headers).type(type).send(bytes);
  };
  if (found instanceof Promise) return found.then(sendBytes);
  void sendBytes(found);
  return undefined;
}

/** Whether one of the tags a caller holds is of this content, in whatever encoding. */
function isFresh(held: string | undefined, tag: string): boolean {
  return held !== undefined && (held.includes(tag) || held === '*');
}
