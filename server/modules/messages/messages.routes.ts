import type { Answer } from '#contract/endpoint.ts';
import * as contract from '#contract/messages/messages.ts';
import * as stopCalls from '#contract/messages/messageStops.ts';
import * as templateCalls from '#contract/messages/messageTemplates.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { restorableDays } from '../../platform/records/trash.ts';
import { requireOfficer } from '../farmers/farmers.service.ts';
import { draftsRoutes } from './drafts/drafts.routes.ts';
import { gatesRoutes } from './callbacks.routes.ts';
import { messagesToFarmer } from './history.service.ts';
import { presentDelivery, presentSent, presentVersions } from './messages.presenter.ts';
import * as messages from './messages.service.ts';
import { creditLeft } from './planning/credit.service.ts';
import { presentSetup } from './setup.presenter.ts';
import * as optOuts from './stops/optOuts.service.ts';
import { reachOf } from './reach/reach.service.ts';
import { startsRoutes } from './stops/startRequests.routes.ts';
import * as templates from './drafts/templates.service.ts';
import type { Template } from './drafts/templates.repository.ts';

/** Messages to farmers, by SMS and e-mail: written, let go, and what became of them. */
export function messagesRoutes(mount: Mount, context: AppContext): void {
  const { sms } = context;
  draftsRoutes(mount, context);
  gatesRoutes(mount);
  startsRoutes(mount);
  const sent = ({ actor, now }: Scope, tallied: messages.Tallied) =>
    presentSent(tallied, actor.personId, now, sms.name);

  mount(contract.showSmsCredit, async ({ scope }) => {
    requireOfficer(scope);
    const { provider, credit, askedAt, problem } = await creditLeft(context);
    return { provider, credit, asked_at: askedAt.toISOString(), problem };
  });
  mount(contract.showMessaging, ({ scope }) => {
    requireOfficer(scope);
    return presentSetup(context, isAdministrator(scope.actor) ? optOuts.incomingPath(scope) : null);
  });

  mount(contract.previewMessage, ({ body, scope }) => messages.previewMessage(scope, body));
  mount(contract.sendMessage, async ({ body, scope }) => ({
    code: '2000' as const,
    message: sent(scope, await messages.sendMessage(scope, body)),
  }));
  mount(contract.listSentMessages, async ({ query: { which = 'own', limit = 50, offset = 0 }, scope }) => {
    const { found, total } = await messages.listSent(scope, which, limit, offset);
    return { total, found: found.map((each) => sent(scope, each)) };
  });
  mount(contract.showSentMessage, async ({ params, scope }) => sent(scope, await messages.seen(scope, params.id)));
  mount(contract.listDeliveries, async ({ params, query: { state, limit = 50, offset = 0 }, scope }) => {
    const { found, total } = await messages.listDeliveries(scope, params.id, state, limit, offset);
    return { total, found: found.map(presentDelivery) };
  });
  mount(contract.listFarmerMessages, async ({ params, query: { limit = 50, offset = 0 }, scope }) => {
    const { found, stop, ...rest } = await messagesToFarmer(scope, params.id, limit, offset);
    const shownStop = stop && { way: stop.way, by: stop.stoppedByName, mayStart: stop.mayStart, asked: stop.asked };
    return { ...rest, stop: shownStop, found: found.map(presentDelivery) };
  });
  mount(contract.approveMessage, async ({ params, scope }) =>
    sent(scope, await messages.approveMessage(scope, params.id)),
  );
  mount(contract.cancelMessage, async ({ params, scope }) =>
    sent(scope, await messages.cancelMessage(scope, params.id)),
  );
  mount(contract.resendDeliveries, async ({ params, body, scope }) => {
    const resent = await messages.resendDeliveries(scope, params.id, body.ids);
    return { queued: resent.queued, message: sent(scope, resent.sent) };
  });

  mount(stopCalls.stopMessages, async ({ body, scope }) => {
    await optOuts.stopMessages(scope, body);
    return { stopped: true };
  });
  mount(stopCalls.startMessages, async ({ body, scope }) => {
    await optOuts.startMessages(scope, body);
    return { stopped: false };
  });
  mount(stopCalls.receiveSms, async ({ params, body, scope }) => ({
    understood: await optOuts.receiveSms(scope, params.key, body),
  }));

  mount(contract.showReach, ({ query: { whose = 'own', ...only }, scope }) => reachOf(scope, whose, only));

  mount(templateCalls.listTemplates, async ({ scope }) => (await templates.listTemplates(scope)).map(presentTemplate));
  mount(templateCalls.saveTemplate, async ({ body, scope }) =>
    presentTemplate(await templates.saveTemplate(scope, body)),
  );
  mount(templateCalls.removeTemplate, async ({ params, scope }) => {
    const undo = await templates.removeTemplate(scope, params.id);
    return { removed: undo !== undefined, undo: undo ?? '', days: restorableDays };
  });
}

function presentTemplate({ id, name, text, versions, changedAt }: Template): Answer<typeof templateCalls.saveTemplate> {
  return { id, name, text, versions: presentVersions(versions), changedAt: changedAt.toISOString() };
}
