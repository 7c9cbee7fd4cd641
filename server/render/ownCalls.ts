import type { FastifyRequest } from 'fastify';
import { visitor } from '#engines/access/roles.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { AppContext } from '../context.ts';
import { makeAnswer } from '../platform/calls/makeAnswer.ts';
import { problem } from '../platform/calls/problems.ts';
import { openScope } from '../platform/calls/request.ts';
import { toProblem, writeProblem } from '../platform/calls/errorHandler.ts';
import type { Registry } from '../platform/calls/registry.ts';
import type { OwnCall, OwnTransport } from './builtPages.ts';
import { answerForPage } from './parsedAnswers.ts';

/**
 * Answers the calls of a page that is being rendered from the endpoints themselves, as the visitor who asked
 * for the page, or as nobody where what is made is for everybody, with the same checks and the same whitelist, and no HTTP in between.
 * Refusals are said in the language of the page. Pages read; none writes.
 */
export function ownCalls(
  context: AppContext,
  calls: Registry,
  request: FastifyRequest,
  { as = 'whoAsks', language = 'en' }: { readonly as?: 'whoAsks' | 'nobody'; readonly language?: PageLanguage } = {},
): OwnTransport {
  return async (call) => {
    try {
      const mounted = calls.get(call.name);
      if (mounted === undefined) throw problem('notFound', { path: call.name });
      if (mounted.endpoint.effect === 'writes')
        throw new Error(`A page may not call ${call.name} while it is rendered: it writes.`);
      if (as === 'nobody' && mounted.endpoint.audience !== 'public') throw problem('signInNeeded');
      const actor = as === 'nobody' ? visitor : await mounted.authenticate(request);
      const input = mounted.readInput({
        params: textOf(call.params),
        query: listsOf(call.query),
        body: call.text,
        isForm: false,
      });
      if (mounted.cached !== undefined) {
        const { status, type, body } = await mounted.cached(input, request);
        return mounted.endpoint.produces === undefined && body.length > 0
          ? { status, type, ...answerForPage(body) }
          : { status, type, text: body.toString('utf8') };
      }
      const { scope } = openScope(context, request, actor, context.db);
      const { status, type, body } = await makeAnswer(mounted, input, scope);
      return { status, type, text: body.toString('utf8') };
    } catch (error) {
      const said = toProblem(error, request);
      if (said.status >= 500) request.log.error({ err: error, call: call.name }, 'a page’s call failed');
      const headers = { accept: 'application/problem+json', 'accept-language': language };
      const { type, body } = writeProblem(said, { headers, id: request.id }, 'message');
      return { status: said.status, type, text: body };
    }
  };
}

/** Values as they would stand in a path. */
function textOf(values: OwnCall['params'] = {}): Record<string, string> {
  return Object.fromEntries(given(values).map(([name, value]) => [name, String(value)]));
}

/** Values as they would stand in a query, where one may be named several times. */
function listsOf(values: OwnCall['query'] = {}): Record<string, string | string[]> {
  return Object.fromEntries(
    given(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

function given(values: NonNullable<OwnCall['query']>): (readonly [name: string, value: unknown])[] {
  return Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
}
