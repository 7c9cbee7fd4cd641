import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '#engines/words/ownPath.ts';
import type { Config } from '../config.ts';
import { readCookie, writeCookie } from '../platform/http/cookies.ts';
import { isSecureSite } from '../platform/http/origin.ts';
import type { PageFacts } from './builtPages.ts';

const yearSeconds = 365 * 24 * 3600;

/** How a visitor wants pages displayed. */
export type Display = Pick<PageFacts, 'theme' | 'textMode'>;

/** Reads the wishes: `?text=` before the cookie before the browser's Save-Data. */
export function readDisplay(request: FastifyRequest): Display {
  const { cookie } = request.headers;
  const theme = readCookie(cookie, 'theme');
  const text =
    askedText(request) ??
    readCookie(cookie, 'text') ??
    (request.headers['save-data']?.toString().toLowerCase() === 'on' ? '1' : '0');
  return { theme: theme === 'light' || theme === 'dark' ? theme : 'system', textMode: text === '1' };
}

/** Keeps text mode when the address asks for it, so that the next page has it too. */
export function rememberAskedText(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const text = askedText(request);
  if (text !== undefined && text !== readCookie(request.headers.cookie, 'text'))
    keep(reply, request, config, 'text', text);
}

/** Takes the form of the display menu, keeps the choice, and goes back to the page it was sent from. */
export function changeDisplay(request: FastifyRequest, reply: FastifyReply, config: Config): FastifyReply {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const theme = form.get('theme');
  const text = form.get('text');
  if (theme === 'light' || theme === 'dark' || theme === 'system') keep(reply, request, config, 'theme', theme);
  if (text === '0' || text === '1') keep(reply, request, config, 'text', text);
  return reply
    .code(303)
    .header('location', backTo(form.get('next')))
    .header('cache-control', 'no-store')
    .send();
}

function askedText({ query }: FastifyRequest): '0' | '1' | undefined {
  const { text } = query as { text?: unknown };
  return text === '0' || text === '1' ? text : undefined;
}

/** The path to go back to, without a `text=` that would undo the choice. */
function backTo(next: string | null): string {
  const url = new URL(ownPath(next), 'http://own');
  url.searchParams.delete('text');
  return ownPath(url.pathname + url.search);
}

function keep(reply: FastifyReply, request: FastifyRequest, config: Config, name: string, value: string): void {
  const maxAge = value === 'system' ? 0 : yearSeconds;
  // The display menu changes the colours by itself where it can, so the cookie is readable.
  void reply.header(
    'set-cookie',
    writeCookie(name, value, { maxAge, secure: isSecureSite(request, config), httpOnly: false }),
  );
}
