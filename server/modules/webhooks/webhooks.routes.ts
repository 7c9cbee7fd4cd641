import type { Static } from 'typebox';
import * as calls from '#contract/webhooks/webhooks.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { sayTo } from '../../platform/calls/sayTo.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as webhooks from './webhooks.service.ts';

const usualDeliveries = 20;

/** Addresses that are told of what became public, and what became of the messages. */
export function webhooksRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listWebhooks, async ({ scope }) => (await webhooks.listWebhooks(scope)).map(present));
  mount(calls.addWebhook, async ({ body, scope }) => withSecret(await webhooks.addWebhook(scope, body)));
  mount(calls.editWebhook, async ({ params, body, scope }) =>
    present(await webhooks.editWebhook(scope, params.id, body)),
  );
  mount(calls.rotateWebhookSecret, async ({ params, scope }) =>
    withSecret(await webhooks.rotateSecret(scope, params.id)),
  );
  mount(calls.removeWebhook, async ({ params, scope }) => {
    await webhooks.removeWebhook(scope, params.id);
    return { removed: true };
  });
  mount(calls.testWebhook, async ({ params, scope }) =>
    presentDelivery(scope, await webhooks.testWebhook(scope, params.id)),
  );
  mount(calls.listWebhookDeliveries, async ({ params, query, scope }) => {
    const { after, limit = usualDeliveries } = query;
    const found = await webhooks.listDeliveries(scope, params.id, { after, limit });
    return {
      found: found.map((each) => presentDelivery(scope, each)),
      next: found.length < limit ? null : (found.at(-1)?.id ?? null),
    };
  });
  mount(calls.replayWebhookDelivery, async ({ params, scope }) =>
    presentDelivery(scope, await webhooks.replayDelivery(scope, params.id)),
  );
}

function present({ id, url, description, events, createdAt, failingSince, disabledWhy }: webhooks.Webhook) {
  return {
    id,
    url,
    description,
    events: events as Static<typeof calls.Webhook>['events'],
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabled: disabledWhy,
  };
}

function withSecret({ webhook, secret }: { webhook: webhooks.Webhook; secret: string }) {
  return { ...present(webhook), secret };
}

function presentDelivery(scope: Scope, delivery: webhooks.Delivery): Static<typeof calls.WebhookDelivery> {
  const { id, messageId, event, createdAt, state, tries, triedAt, status, said } = delivery;
  return {
    id,
    messageId,
    event,
    createdAt: createdAt.toISOString(),
    state,
    tries,
    triedAt: triedAt?.toISOString() ?? null,
    status,
    said: sayTo(scope, said),
  };
}
