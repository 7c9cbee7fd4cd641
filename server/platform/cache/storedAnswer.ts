import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import { chooseEncoding, type Encoding } from '../http/negotiate.ts';
import { pack } from './compressed.ts';
import type { WrittenAnswer } from '../http/sendAnswer.ts';

/** An answer that is sent again and again, with its heads made ready beside its bytes. */
export interface StoredAnswer {
  /** As it was written, before it is compressed. */
  readonly written: WrittenAnswer;
  /** Bytes it takes by now. */
  size(): number;
  /**
   * Sends it past Fastify's reply, whose care for headers and bodies of every kind costs as much as the rest of the
   * way. A promise only the first time in an encoding.
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined;
}

/** Names and values in turn, as Node writes them. */
type Head = readonly string[];

/** Makes an answer ready. `always` is what every answer of the endpoint says; `grew` is told when the size changed. */
export function storeAnswer(
  endpoint: EndpointShape,
  answer: WrittenAnswer,
  always: Head,
  grew: () => void,
): StoredAnswer {
  const { status, type, headers } = answer;
  const packed = pack(answer.body, grew);
  const getting = endpoint.method === 'GET';
  // What is for some is on no disk but ours; who holds it in memory may ask whether it changed.
  const caching = endpoint.audience !== 'public' ? 'private, no-store' : getting ? 'no-cache' : 'no-store';
  const common = [...always, 'vary', 'Accept-Encoding', 'cache-control', caching];
  const own = Object.entries({ 'content-type': type, ...headers }).flat();
  const unchanged: { [encoding in Encoding]?: Head } = {};
  const sent: { [encoding in Encoding]?: { readonly bytes: Buffer; readonly head: Head } } = {};

  const tagged = (encoding: Encoding): Head =>
    getting ? [...common, 'etag', `"${packed.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`] : common;

  function headFor(encoding: Encoding, bytes: Buffer): Head {
    const known = sent[encoding];
    if (known?.bytes === bytes) return known.head;
    const form = bytes === packed.plain ? [] : ['content-encoding', encoding];
    const head = [...tagged(encoding), ...own, ...form, 'content-length', String(bytes.length)];
    sent[encoding] = { bytes, head };
    return head;
  }

  return {
    written: answer,
    size: packed.size,
    send(request, reply) {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (getting && isFresh(request.headers['if-none-match'], packed.tag)) {
        write(request, reply, 304, (unchanged[encoding] ??= tagged(encoding)));
        return undefined;
      }
      const found = packed.bytes(encoding);
      if (found instanceof Promise) {
        return found.then((bytes) => {
          write(request, reply, status, headFor(encoding, bytes), bytes);
          return reply;
        });
      }
      write(request, reply, status, headFor(encoding, found), found);
      return undefined;
    },
  };
}

function write(request: FastifyRequest, reply: FastifyReply, status: number, head: Head, bytes?: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(status, head.concat('x-request-id', request.id));
  reply.raw.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Whether one of the tags a caller holds is of this content, in whatever encoding. */
function isFresh(held: string | undefined, tag: string): boolean {
  return held !== undefined && (held.includes(tag) || held === '*');
}
