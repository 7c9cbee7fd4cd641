import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import type { Actor } from '#engines/access/roles.ts';
import { requireFreeSpace } from '../files/freeSpace.ts';
import { problem, Problem } from '../calls/problems.ts';
import { type ExpectedFiles, receiveForm } from './receiveForm.ts';
import { refuseInfected } from './refuseInfected.ts';
import type { Mounted } from '../calls/registry.ts';
import { rawInput } from '../calls/request.ts';
import type { WrittenAnswer } from '../http/sendAnswer.ts';
import { performWrite } from '../calls/write.ts';

/** The one file of a `fileForm`, and the photos of a `filesForm`; undefined where the call takes none. */
export function filesOf({ fileForm, filesForm }: EndpointShape): ExpectedFiles | undefined {
  if (fileForm !== undefined) return { part: 'file', most: 1, bytes: fileForm, shelf: 'originals' };
  return filesForm && { ...filesForm, shelf: 'photos' };
}

/**
 * A write that brings files: they are kept while they come in, then the write is done with the fields and with what is
 * known of the files. Where the write is refused, or was done before under its key, they go again; where it is not
 * certain how the write ended, they stay and are swept up later if nothing names them.
 */
export async function performFileForm(
  mounted: Mounted,
  expected: ExpectedFiles,
  request: FastifyRequest,
  actor: Actor,
): Promise<WrittenAnswer> {
  const { context, endpoint } = mounted;
  await requireFreeSpace(context.config.dataDir);
  const { fields, files } = await receiveForm(request, context, expected);
  const [file] = files;
  if (endpoint.fileForm !== undefined && file === undefined)
    throw problem('badInput', {
      sentence:
        'There is no file in the form. Send the file as multipart/form-data, in one part called "file", with the fields beside it.',
    });
  const letGo = async (): Promise<void> => {
    for (const { key } of files) await context.storage.remove(key);
  };
  try {
    for (const { key } of files) await refuseInfected(context, key);
    const input = mounted.readInput({ ...rawInput(request), body: fields, isForm: true });
    const body = { ...(input.body as object), ...(endpoint.fileForm === undefined ? { files } : { file }) };
    const answer = await performWrite(
      mounted,
      request,
      actor,
      { ...input, body },
      [fields, ...files.map(({ sha256 }) => sha256)].join('\n'),
    );
    if ('idempotency-replayed' in answer.headers) await letGo();
    return answer;
  } catch (error) {
    if (error instanceof Problem) await letGo();
    throw error;
  }
}
