import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, pageLanguages } from '#engines/words/pageLanguages.ts';
import { typedIn, type RefusedForm } from '../platform/forms/formPage.ts';
import type { Problem } from '../platform/calls/problems.ts';
import { rawInput } from '../platform/calls/request.ts';
import { toProblem } from '../platform/calls/errorHandler.ts';
import { sendAnswer } from '../platform/http/sendAnswer.ts';
import { performWrite } from '../platform/calls/write.ts';

export type DrawRefused = (
  refused: RefusedForm,
  said: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Takes forms sent without JavaScript at the address of the page they stand on (`formPage` of an endpoint): the same
 * call with the same checks, answered with a redirect; refused, the page is drawn again with what was typed.
 */
export function addPlainForms(app: FastifyInstance, drawRefused: DrawRefused): void {
  for (const mounted of app.calls.all()) {
    const { formPage } = mounted.endpoint;
    if (formPage === undefined) continue;
    // The page stands at an address for each language.
    for (const language of pageLanguages)
      app.post(inLanguage(formPage, language), {
        errorHandler(error, request, reply) {
          const said = toProblem(error, request);
          if (said.status >= 500) request.log.error({ err: error, code: said.code }, said.message);
          void drawRefused({ wrong: said.sentenceIn(language).message, typed: typedIn(request) }, said, request, reply);
        },
        async handler(request, reply) {
          const actor = await mounted.authenticate(request);
          const raw = rawInput(request);
          return sendAnswer(reply, await performWrite(mounted, request, actor, mounted.readInput(raw), raw.body));
        },
      });
  }
}
