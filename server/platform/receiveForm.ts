import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '#contract/endpoint.ts';
import { tidyFileName } from './fileName.ts';
import type { House } from '../house.ts';
import { newFileKey } from './fileKey.ts';
import { keepHashed } from './keepHashed.ts';
import { problem, Problem } from './problems.ts';

/** A form with a file, as it came: the fields as a plain form would have sent them, the file kept already. */
export interface ReceivedForm {
  readonly fields: string;
  readonly file: FormFile;
}

const filePart = 'file';
const mostFields = 60;
const longestField = 20_000;
/** What the borders between the parts and the fields may come to. */
const mostBytesAround = 2_000_000;

/**
 * Reads multipart/form-data with one file, which is kept while it comes in. What is refused is not kept.
 *
 * @throws badInput, fileTooLarge, brokenRequest
 */
export async function receiveForm(request: FastifyRequest, { storage, clock }: Pick<House, 'storage' | 'clock'>, mostBytes: number): Promise<ReceivedForm> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw badForm(`The body was sent as ${contentType || 'nothing'}.`);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + mostBytesAround) throw tooLarge(mostBytes);

  const fields = new URLSearchParams();
  let refusal: Problem | undefined;
  let stream: BusboyFileStream | undefined;
  let keeping: Promise<FormFile> | undefined;
  const parser = openParser({ ...request.headers, 'content-type': contentType }, mostBytes);
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refusal ??= badForm(`The field ${name} is longer than ${longestField} bytes.`);
    fields.append(name, value);
  });
  parser.on('fieldsLimit', () => (refusal ??= badForm(`The form has more than ${mostFields} fields.`)));
  parser.on('filesLimit', () => (refusal ??= badForm('The form has more than one file.')));
  parser.on('file', (name, part, givenName) => {
    if (name !== filePart || refusal !== undefined) {
      if (name !== filePart) refusal ??= badForm(`The file came in the part ${name}.`);
      part.resume();
      return;
    }
    stream = part;
    fields.append(filePart, '');
    keeping = keepHashed(storage, newFileKey('originals', clock.now()), part).then((kept) => ({ ...kept, fileName: tidyFileName(givenName ?? '') }));
    // A full disk is said once the form was read to its end; the rest of it goes nowhere.
    keeping.catch(() => part.resume());
  });
  try {
    await pipeline(request.raw, parser);
  } catch (error) {
    stream?.destroy(error as Error);
    await keeping?.catch(() => undefined);
    throw problem('brokenRequest');
  }
  if (keeping === undefined) throw refusal ?? badForm('There is no file in the form.');
  const file = await keeping;
  if (stream?.truncated) refusal ??= tooLarge(mostBytes);
  if (refusal !== undefined) {
    await storage.remove(file.key);
    throw refusal;
  }
  return { fields: fields.toString(), file };
}

function openParser(headers: FastifyRequest['headers'] & { 'content-type': string }, mostBytes: number) {
  try {
    return new Busboy({ headers, limits: { fileSize: mostBytes, files: 1, fields: mostFields, fieldSize: longestField, fieldNameSize: 100, headerPairs: 50 } });
  } catch {
    throw badForm('The Content-Type names no boundary between the parts.');
  }
}

function badForm(found: string): Problem {
  return problem('badInput', { sentence: `${found} Send the file as multipart/form-data, in one part called "${filePart}", with the fields beside it.` });
}

function tooLarge(mostBytes: number): Problem {
  return problem('fileTooLarge', { limitMb: mostBytes / 1_000_000 });
}
