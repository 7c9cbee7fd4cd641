import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { CachedAnswer } from '../calls/answer.ts';
import type { Mounted } from '../calls/registry.ts';
import { createSecurityHeaders } from '../http/securityHeaders.ts';
import { writeAnswer } from '../http/sendAnswer.ts';
import { storeAnswer } from './storedAnswer.ts';

export type SendCached = (
  mounted: Mounted,
  kept: CachedAnswer<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Sends kept answers, of whichever endpoint. */
export function createSendCached(context: AppContext): SendCached {
  const securityHeaders = createSecurityHeaders(context.config);
  return async ({ endpoint, writeJson }, kept, request, reply) => {
    const always = () => Object.entries(securityHeaders(endpoint.path, endpoint)).flat();
    const stored = kept.stored((grew) =>
      storeAnswer(endpoint, writeAnswer(endpoint, writeJson, kept.body), always(), grew),
    );
    await stored.send(request, reply);
    return reply;
  };
}
