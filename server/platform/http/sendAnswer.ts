import type { FastifyReply } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import { Answered, type AnswerCookie, type AnswerExtras, CachedAnswer } from '../calls/answer.ts';
import { writeCookie } from './cookies.ts';
import { chooseEncoding } from './negotiate.ts';
import { isSecureSite } from './origin.ts';
import { pack } from '../cache/compressed.ts';
import type { WriteJson } from '../calls/writeJson.ts';

/** An answer whitelisted and written out, ready to send, to keep, or to remember. */
export interface WrittenAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly AnswerCookie[];
}

const json = 'application/json; charset=utf-8';
const nothing: AnswerExtras = {};

/** Writes what a handler made. Throws ShapeError when it is not what the endpoint declares. */
export function writeAnswer(endpoint: EndpointShape, writeJson: WriteJson, made: unknown): WrittenAnswer {
  const body = made instanceof Answered || made instanceof CachedAnswer ? made.body : made;
  const extras = made instanceof Answered ? made.extras : nothing;
  const status = extras.status ?? endpoint.status ?? 200;
  return {
    status,
    type: endpoint.produces ?? json,
    body: bytes(endpoint, writeJson, body, status),
    headers: extras.headers ?? {},
    cookies: extras.cookies ?? [],
  };
}

function bytes(endpoint: EndpointShape, writeJson: WriteJson, body: unknown, status: number): Buffer {
  if (status === 204 || (status >= 300 && status < 400)) return Buffer.alloc(0);
  if (endpoint.produces === undefined) return Buffer.from(writeJson(body));
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError(`${endpoint.name} produces ${endpoint.produces}, so its handler must return text or bytes.`);
}

/**
 * Sends what is for everybody, compressed where the caller takes that. Answers for some are sent as they are: beside
 * words a stranger chose, their length once compressed would tell of what is in them (the BREACH attack).
 */
export async function sendPublicAnswer(reply: FastifyReply, answer: WrittenAnswer): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const packed = pack(answer.body);
  void reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'no-store', ...answer.headers });
  if (answer.status === 200 && method !== 'POST') {
    void reply.header('etag', `"${packed.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`);
    if (headers['if-none-match']?.includes(packed.tag)) return reply.code(304).send();
  }
  const body = await packed.bytes(encoding);
  if (body !== answer.body) void reply.header('content-encoding', encoding);
  return sendAnswer(reply, { ...answer, body });
}

/** Sends it. What is not cached is nobody else's to keep. */
export function sendAnswer(reply: FastifyReply, answer: WrittenAnswer): FastifyReply {
  const { config } = reply.request.server.context;
  void reply.code(answer.status).header('cache-control', 'no-store');
  if (answer.body.length > 0) void reply.type(answer.type);
  void reply.headers(answer.headers);
  for (const { name, value, maxAge, readable } of answer.cookies) {
    const secure = isSecureSite(reply.request, config);
    void reply.header('set-cookie', writeCookie(name, value, { maxAge, secure, httpOnly: !readable }));
  }
  return answer.body.length > 0 ? reply.send(answer.body) : reply.send();
}
