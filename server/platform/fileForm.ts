import type { FastifyRequest } from 'fastify';
import type { Actor } from '#engines/access/roles.ts';
import { requireFreeSpace } from './freeSpace.ts';
import { Problem } from './problems.ts';
import { receiveForm } from './receiveForm.ts';
import type { Mounted } from './registry.ts';
import { rawInput } from './request.ts';
import type { WrittenAnswer } from './sendAnswer.ts';
import { performWrite } from './write.ts';

/**
 * A write that brings a file: the file is kept while it comes in, then the write is done with the fields and with what
 * is known of the file. Where the write is refused, or was done before under its key, the file goes again; where it is
 * not certain how the write ended, the file stays and is swept up later if nothing names it.
 */
export async function performFileForm(mounted: Mounted, mostBytes: number, request: FastifyRequest, actor: Actor): Promise<WrittenAnswer> {
  const { house } = mounted;
  await requireFreeSpace(house.config.dataDir);
  const { fields, file } = await receiveForm(request, house, mostBytes);
  try {
    const input = mounted.readInput({ ...rawInput(request), body: fields, isForm: true });
    const body = { ...(input.body as object), file };
    const answer = await performWrite(mounted, request, actor, { ...input, body }, `${fields}\n${file.sha256}`);
    if ('idempotency-replayed' in answer.headers) await house.storage.remove(file.key);
    return answer;
  } catch (error) {
    if (error instanceof Problem) await house.storage.remove(file.key);
    throw error;
  }
}
