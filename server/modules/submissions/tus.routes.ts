import type { IncomingMessage } from 'node:http';
import { Metadata, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cancelUpload, tusPath } from '#contract/submissions/uploads.ts';
import type { AppContext } from '../../context.ts';
import { createAuthenticate } from '../../platform/sessions/authenticate.ts';
import { requireFreeSpace } from '../../platform/files/freeSpace.ts';
import { problem } from '../../platform/calls/problems.ts';
import { openScope } from '../../platform/calls/request.ts';
import { PartsStore } from './partsStore.ts';
import { forgetUpload, openUpload, ownUpload } from './uploads.service.ts';

/**
 * Files in parts, by the protocol tus. Who asks, what is theirs and what may be sent is decided here, with the portal's
 * own refusals; what is let through is the protocol's business.
 */
export function tusRoutes(app: FastifyInstance, context: AppContext): void {
  const begun = new WeakMap<IncomingMessage, string>();
  const tus = new Server({
    path: tusPath,
    relativeLocation: true,
    datastore: new PartsStore(context),
    namingFunction: (request) => begun.get(request.runtime?.node?.req as IncomingMessage) ?? '',
  });
  // Reading how far it came changes nothing; a session's cookie is enough for it.
  const authenticate = {
    reads: createAuthenticate({ ...cancelUpload, effect: 'reads' }, context, app.tokenLimit),
    writes: createAuthenticate(cancelUpload, context, app.tokenLimit),
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const reads = request.method === 'HEAD' || request.method === 'OPTIONS';
    const actor = await authenticate[reads ? 'reads' : 'writes'](request);
    const { scope } = openScope(context, request, actor);
    const { id } = request.params as { readonly id?: string };
    if (id !== undefined) await ownUpload(scope, id);
    const opened = request.method === 'POST' ? await openUpload(scope, lengthOf(request), nameOf(request)) : undefined;
    if (opened !== undefined) begun.set(request.raw, opened);
    if (!reads) await requireFreeSpace(context.config.dataDir);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('cache-control', 'no-store');
    await tus.handle(request.raw, reply.raw);
    if (opened !== undefined && reply.raw.statusCode !== 201) await forgetUpload(context, opened);
  }

  const config = { takesFiles: true };
  app.route({ method: ['POST', 'OPTIONS'], url: tusPath, config, handler: answer });
  app.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${tusPath}/:id`, config, handler: answer });
}

function lengthOf({ headers }: FastifyRequest): number {
  const length = Number(headers['upload-length'] ?? NaN);
  if (Number.isSafeInteger(length) && length >= 0) return length;
  throw problem('badInput', {
    sentence: 'Upload-Length is missing; expected the bytes of the file, known before it is sent.',
  });
}

function nameOf({ headers }: FastifyRequest): string {
  const metadata = headers['upload-metadata'];
  try {
    return metadata === undefined ? '' : (Metadata.parse(String(metadata))['filename'] ?? '');
  } catch {
    throw problem('badInput', {
      sentence:
        'Upload-Metadata could not be read; expected pairs such as "filename bWFpemUuY3N2", the value in Base64.',
    });
  }
}
