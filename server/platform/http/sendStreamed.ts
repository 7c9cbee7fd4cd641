import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { EndpointShape, StreamedFile } from '#contract/endpoint.ts';
import { safeFileName } from '../files/fileName.ts';
import { Answered } from '../calls/answer.ts';
import { problem } from '../calls/problems.ts';

/** Sends a file as it is read: whole, the range that was asked for, or 304 where the caller has it. */
export async function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointShape,
  made: unknown,
): Promise<FastifyReply> {
  const { body, extras } = made instanceof Answered ? made : { body: made, extras: {} };
  const file = body as StreamedFile;
  const tag = file.tag === undefined ? undefined : `"${file.tag}"`;
  void reply
    .header('cache-control', tag === undefined ? 'no-store' : 'private, no-cache')
    .header('content-disposition', contentDisposition(safeFileName(file.fileName)))
    .type(file.type ?? endpoint.produces ?? 'application/octet-stream')
    .headers(extras.headers ?? {});
  if (tag !== undefined) void reply.header('etag', tag);
  if (file.sha256 !== undefined)
    void reply.header('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`);
  if (tag !== undefined && hasIt(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (file.bytes === null) {
    const stream = request.method === 'HEAD' ? noBody() : readable(await file.open());
    if (endpoint.live) request.server.live.add(stream);
    return reply.send(stream);
  }

  void reply.header('accept-ranges', 'bytes');
  const range = askedRange(request, file.bytes, tag);
  if (range === 'unsatisfiable') {
    throw problem('rangeNotThere', { bytes: file.bytes }, { 'content-range': `bytes */${file.bytes}` });
  }
  if (range !== undefined)
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  void reply.header('content-length', range === undefined ? file.bytes : range.end - range.start + 1);
  return reply.send(request.method === 'HEAD' ? noBody() : readable(await file.open(range)));
}

/** One range; several at once are answered with the whole, as is a range of what has changed since. */
function askedRange(
  { headers }: FastifyRequest,
  bytes: number,
  tag: string | undefined,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  if (headers.range === undefined) return undefined;
  const unlessChanged = headers['if-range'];
  if (unlessChanged !== undefined && unlessChanged !== tag) return undefined;
  const ranges = parseRange(bytes, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? undefined : ranges[0];
}

function hasIt(known: string | undefined, tag: string): boolean {
  return known !== undefined && known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}

/** A stream, so that Fastify leaves the length of what is not sent as it is told. */
function noBody(): Readable {
  return Readable.from([]);
}

function readable(content: AsyncIterable<Uint8Array>): Readable {
  return content instanceof Readable ? content : Readable.from(content, { objectMode: false });
}
