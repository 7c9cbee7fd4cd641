/** The border between the parts of a form, as its Content-Type names it (RFC 2046, 5.1.1); null where it names none. */
function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"((?:[^"\\]|\\.)+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? null;
}

/**
 * A form up to its closing delimiter; what follows is read and passed over (RFC 2046, 5.1.1). A parser that is given further parts
 * after the end waits for the end of them for ever.
 */
export async function* upToEnd(body: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<Uint8Array> {
  const boundary = boundaryOf(contentType);
  const end = Buffer.from(`\r\n--${boundary}--`, 'latin1');
  // The first delimiter needs no line end before it.
  let before = Buffer.from('\r\n');
  let ended = boundary === null;
  if (ended) yield* body;
  for await (const chunk of body) {
    if (ended) continue;
    const seen = Buffer.concat([before, chunk]);
    const at = seen.indexOf(end);
    ended = at >= 0;
    yield ended ? chunk.subarray(0, at + end.length - before.length) : chunk;
    before = seen.subarray(Math.max(0, seen.length - end.length + 1));
  }
}
