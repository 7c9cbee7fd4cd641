import type { StreamedFile } from '#contract/endpoint.ts';

/** Bytes that are at hand as a file that is sent whole or in ranges. */
export function fileOfBytes(content: Uint8Array, named: Pick<StreamedFile, 'fileName' | 'type' | 'tag'>): StreamedFile {
  return {
    ...named,
    bytes: content.length,
    open: (range) =>
      Promise.resolve(only(range === undefined ? content : content.subarray(range.start, range.end + 1))),
  };
}

async function* only(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content;
}
