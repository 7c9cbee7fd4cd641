import { answerAccess, askForAccess, endAccess, listAccessQuestions } from '#contract/catalogue/datasetAccess.ts';
import type { AppContext } from '../../../context.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import * as access from './access.service.ts';
import { presentQuestion } from '../catalogue.presenter.ts';

/** Questions for access to private datasets. */
export function accessRoutes(mount: Mount, _context: AppContext): void {
  mount(askForAccess, async ({ params, body, scope }) =>
    presentQuestion(await access.askForAccess(scope, params.id, body.purpose)),
  );

  mount(listAccessQuestions, async ({ scope }) => {
    const { asked, received } = await access.listQuestions(scope);
    return { asked: asked.map(presentQuestion), received: received.map(presentQuestion) };
  });

  mount(answerAccess, async ({ params, body, scope }) =>
    presentQuestion(await access.answerQuestion(scope, params.question, body)),
  );

  mount(endAccess, async ({ params, scope }) => presentQuestion(await access.endQuestion(scope, params.question)));
}
