import type { FastifyRequest } from 'fastify';
import { problem } from '../calls/problems.ts';

/** Of the whole form, with borders and names: some short fields. */
const mostBytes = 10_000;

/**
 * A small multipart/form-data without files, as a plain form would have sent its fields.
 *
 * @throws badInput
 */
export async function receiveParts({ headers, raw }: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes)
      throw problem('badInput', { sentence: `The form is larger than ${mostBytes} bytes. Send its fields alone.` });
    chunks.push(chunk);
  }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => {
      throw problem('badInput', {
        sentence: 'The parts of the form cannot be read. Send its fields as application/x-www-form-urlencoded.',
      });
    });
  return new URLSearchParams(
    [...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : '']),
  ).toString();
}
