import type { FastifyRequest } from 'fastify';
import { problem } from '../calls/problems.ts';

/**
 * The older GET addresses that write: only with an Authorization header, and never because a browser
 * navigated, prefetched or followed a link.
 */
export function refuseUnsafeAlias({ headers }: FastifyRequest): void {
  const navigated =
    headers['sec-fetch-mode'] === 'navigate' ||
    headers['sec-purpose'] !== undefined ||
    headers['purpose'] === 'prefetch';
  if (headers.authorization === undefined || navigated) throw problem('headerOnly');
}
