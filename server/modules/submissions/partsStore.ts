import { DataStore, ERRORS, Upload } from '@tus/server';
import type { AppContext } from '../../context.ts';
import { findUpload } from './uploads.repository.ts';
import { forgetUpload, savePart } from './uploads.service.ts';

/**
 * Where the tus server leaves what comes in: each piece is a file of its own among the portal's files, and the records
 * say which follow each other. So any process goes on with what another began, wherever the files are kept.
 */
export class PartsStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #context: Pick<AppContext, 'db' | 'storage' | 'clock'>;

  constructor(context: Pick<AppContext, 'db' | 'storage' | 'clock'>) {
    super();
    this.#context = context;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#context.db, id);
    if (found === undefined) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: found.bytes, offset: found.received, creation_date: found.createdAt.toISOString() });
  }

  override async write(content: AsyncIterable<Uint8Array>, id: string, offset: number): Promise<number> {
    const bytes = await savePart(this.#context, id, offset, content);
    if (bytes === null) throw ERRORS.INVALID_OFFSET;
    return offset + bytes;
  }

  override async remove(id: string): Promise<void> {
    if (!(await forgetUpload(this.#context, id))) throw ERRORS.FILE_NOT_FOUND;
  }
}
