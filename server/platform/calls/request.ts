import type { FastifyRequest } from 'fastify';
import { visitor, type Actor } from '#engines/access/roles.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { readCookie } from '../http/cookies.ts';
import type { RawInput } from './readInput.ts';
import type { Scope } from '../records/scope.ts';

/** What the handler said should be noted and done after. */
export interface Afterwards {
  readonly notes: { readonly act: string; readonly ids: readonly string[]; readonly fieldNames: readonly string[] }[];
  readonly acts: (() => void | Promise<void>)[];
  readonly inAnyCase: (() => Promise<void>)[];
}

/** Opens the scope of a request. `actor` left out is nobody signed in. */
export function openScope(
  context: AppContext,
  request: FastifyRequest,
  actor: Actor = visitor,
  db: Database = context.db,
): { scope: Scope; afterwards: Afterwards } {
  const afterwards: Afterwards = { notes: [], acts: [], inAnyCase: [] };
  const now = context.clock.now();
  const scope: Scope = {
    db,
    actor,
    now,
    today: context.clock.today(),
    requestId: request.id,
    log: request.log,
    context,
    caller: {
      address: request.ip,
      onPage: request.routeOptions.config.endpoint === undefined,
      header(name) {
        const value = request.headers[name.toLowerCase()];
        return Array.isArray(value) ? value.join(', ') : value;
      },
      body: typeof request.body === 'string' ? request.body : undefined,
      path: request.url,
      cookie: (name) => readCookie(request.headers.cookie, name),
    },
    audit(act, ids, fieldNames = []) {
      afterwards.notes.push({ act, ids, fieldNames });
    },
    afterCommit(act) {
      afterwards.acts.push(act);
    },
    inAnyCase(act) {
      afterwards.inAnyCase.push(act);
    },
  };
  return { scope, afterwards };
}

/** What was sent, before anything is read into it. The body is kept as the text it came as. */
export function rawInput(request: FastifyRequest): RawInput {
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    body: request.body as string | Uint8Array | undefined,
    isForm: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(request.headers['content-type'] ?? ''),
  };
}
