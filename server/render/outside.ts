import type { FastifyReply } from 'fastify';
import { outsideNames } from '#contract/portal/portal.ts';
import type { Config } from '../config.ts';

/** Where `/csirspace` and its like lead, once configured; null for every other path, whose page then answers. */
export function outsideAddress(pathname: string, { outside }: Config): string | null {
  const [first = '', ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  const name = outsideNames.find((each) => each === first);
  return name === undefined || rest.length > 0 ? null : outside[name];
}

/** Sends the visitor on to somebody else's site, which is not told from which page. */
export function leave(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(302)
    .header('location', address)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-cache')
    .send();
}
