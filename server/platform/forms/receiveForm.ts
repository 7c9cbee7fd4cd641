import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { FilesForm, FormFile } from '#contract/endpoint.ts';
import { tidyFileName } from '../files/fileName.ts';
import type { AppContext } from '../../context.ts';
import { newFileKey, type FileShelf } from '../files/storageKey.ts';
import { upToEnd } from './formEnd.ts';
import { saveHashed } from '../files/saveHashed.ts';
import { problem, Problem } from '../calls/problems.ts';

/** A form with files, as it came: the fields as a plain form would have sent them, the files kept already. */
export interface ReceivedForm {
  readonly fields: string;
  readonly files: readonly FormFile[];
}

/** What files a form may bring, and where they are kept. */
export interface ExpectedFiles extends FilesForm {
  readonly shelf: FileShelf;
}

const mostFields = 60;
const longestField = 20_000;
/** What the borders between the parts and the fields may come to. */
const mostBytesAround = 2_000_000;

/**
 * Reads multipart/form-data with files, which are kept while they come in. What is refused is not kept.
 *
 * @throws badInput, fileTooLarge, brokenRequest
 */
export async function receiveForm(
  request: FastifyRequest,
  { storage, clock }: Pick<AppContext, 'storage' | 'clock'>,
  expected: ExpectedFiles,
): Promise<ReceivedForm> {
  const { part: filePart, most, bytes: mostBytes, shelf } = expected;
  const badForm = (found: string): Problem => badFormOf(found, expected);
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw badForm(`The body was sent as ${contentType || 'nothing'}.`);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes * most + mostBytesAround) throw tooLarge(mostBytes);

  const fields = new URLSearchParams();
  let refusal: Problem | undefined;
  const streams: BusboyFileStream[] = [];
  const keeping: Promise<FormFile>[] = [];
  const parser = openParser({ ...request.headers, 'content-type': contentType }, expected);
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refusal ??= badForm(`The field ${name} is longer than ${longestField} bytes.`);
    fields.append(name, value);
  });
  parser.on('fieldsLimit', () => (refusal ??= badForm(`The form has more than ${mostFields} fields.`)));
  parser.on(
    'filesLimit',
    () => (refusal ??= badForm(`The form has more than ${most === 1 ? 'one file' : `${most} files`}.`)),
  );
  parser.on('file', (name, part, givenName) => {
    // Every part that is cut off says so, the ones nobody keeps too; the parser ends with the same error.
    part.on('error', () => undefined);
    const isAsked = filePart === '*' || name === filePart;
    if (!isAsked || refusal !== undefined) {
      if (!isAsked) refusal ??= badForm(`The file came in the part ${name}.`);
      part.resume();
      return;
    }
    streams.push(part);
    fields.append(name, '');
    const kept = saveHashed(storage, newFileKey(shelf, clock.now()), part).then((each) => ({
      ...each,
      ...(filePart === '*' && { part: name }),
      fileName: tidyFileName(givenName ?? ''),
    }));
    // A full disk is said once the form was read to its end; the rest of it goes nowhere.
    kept.catch(() => part.resume());
    keeping.push(kept);
  });
  try {
    await pipeline(upToEnd(bounded(request.raw, expected), contentType), parser);
  } catch (error) {
    for (const stream of streams) stream.destroy(error as Error);
    await removeAll(storage, keeping);
    throw error instanceof Problem ? error : problem('brokenRequest');
  }
  const outcome = await Promise.allSettled(keeping);
  if (streams.some((stream) => stream.truncated)) refusal ??= tooLarge(mostBytes);
  const failed = outcome.find((each) => each.status === 'rejected');
  if (refusal !== undefined || failed !== undefined) {
    await removeAll(storage, keeping);
    throw refusal ?? failed?.reason;
  }
  return { fields: fields.toString(), files: await Promise.all(keeping) };
}

/** The body up to what its files and fields may come to. It stays open when the parser gives up, so that the refusal reaches the caller. */
async function* bounded(body: Readable, { bytes, most }: FilesForm): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    received += chunk.byteLength;
    if (received > bytes * most + mostBytesAround) throw tooLarge(bytes);
    yield chunk;
  }
}

/** Lets go of files that were kept, or are about to be. */
async function removeAll(storage: AppContext['storage'], keeping: readonly Promise<FormFile>[]): Promise<void> {
  for (const each of keeping) {
    const file = await each.catch(() => undefined);
    if (file !== undefined) await storage.remove(file.key);
  }
}

function openParser(headers: FastifyRequest['headers'] & { 'content-type': string }, expected: ExpectedFiles) {
  try {
    return new Busboy({
      headers,
      limits: {
        fileSize: expected.bytes,
        files: expected.most,
        fields: mostFields,
        fieldSize: longestField,
        fieldNameSize: 100,
        headerPairs: 50,
      },
    });
  } catch {
    throw badFormOf('The Content-Type names no boundary between the parts.', expected);
  }
}

function badFormOf(found: string, { part, most }: FilesForm): Problem {
  const parts =
    most === 1
      ? `Send the file as multipart/form-data, in one part called "${part}"`
      : `Send files as multipart/form-data, each in a part called "${part}"`;
  return problem('badInput', { sentence: `${found} ${parts}, with the fields beside ${most === 1 ? 'it' : 'them'}.` });
}

function tooLarge(mostBytes: number): Problem {
  return problem('fileTooLarge', { limitMb: mostBytes / 1_000_000 });
}
