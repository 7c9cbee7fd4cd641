import type { FastifyRequest } from 'fastify';
import type { Scope } from '../records/scope.ts';

/** A plain form that was refused: the sentence, and what was typed, to be put back. */
export interface RefusedForm {
  readonly wrong: string;
  readonly typed: Readonly<Record<string, string>>;
}

/** Whether a browser sent a plain form and waits for a page. */
export function wantsPage({ caller }: Scope): boolean {
  return caller.header('accept')?.includes('text/html') ?? false;
}

const secret = /password|token|code/i;

/** What stands in a form that was sent, but passwords and the like. */
export function typedIn({ body }: FastifyRequest): Record<string, string> {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...fields].filter(([name]) => !secret.test(name)));
}
