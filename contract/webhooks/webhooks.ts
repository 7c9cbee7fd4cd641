import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestWebhookText, longestWebhookUrl, mostWebhookDeliveries } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/**
 * Other services are told of what became public, after Standard Webhooks: POST with `webhook-id`, `webhook-timestamp` and
 * `webhook-signature`, the body `{ type, timestamp, data }`.
 */

/** What other services can be told of. */
export const webhookEvents = ['dataset.published', 'story.published', 'risk.verified', 'warning.sent'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
const EventName = oneOf(webhookEvents);

export const Webhook = Type.Object({
  id: Type.String(),
  url: Type.String(),
  description: Type.String(),
  events: Type.Array(EventName),
  createdAt: Type.String(),
  /** Since when no message arrived; null while they do. */
  failingSince: Type.Union([Type.String(), Type.Null()]),
  /** Why nothing is sent; null where messages are. */
  disabled: Type.Union([Type.Literal('person'), Type.Literal('failures'), Type.Literal('gone'), Type.Null()]),
});
const WithSecret = Type.Object({ ...Webhook.properties, secret: Type.String({ examples: ['whsec_…'] }) });

export const WebhookDelivery = Type.Object({
  id: Type.String(),
  messageId: Type.String(),
  event: Type.String(),
  createdAt: Type.String(),
  state: Type.Union([Type.Literal('waits'), Type.Literal('delivered'), Type.Literal('failed')]),
  tries: Type.Integer(),
  triedAt: Type.Union([Type.String(), Type.Null()]),
  status: Type.Union([Type.Integer(), Type.Null()]),
  said: Type.String(),
});

const Url = Type.String({ title: 'The address', minLength: 1, maxLength: longestWebhookUrl });
const Description = Type.String({ title: 'The description', maxLength: longestWebhookText });
const Events = Type.Array(EventName, { title: 'The events', minItems: 1, maxItems: 4 });
const ById = Type.Object({ id: Type.String({ maxLength: 100 }) });
const own = { room: 'webhooks', audience: 'officer', refusals: 'message' } as const;

export const listWebhooks = endpoint({
  ...own,
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/webhooks',
  effect: 'reads',
  summary: 'Addresses that hear of what became public; for administrators',
  answer: Type.Array(Webhook),
});

/** 422 `webhookAddress` where the address is not https; one that lies in the inner network is never called, and its failures say so. */
export const addWebhook = endpoint({
  ...own,
  name: 'addWebhook',
  method: 'POST',
  path: '/api/webhooks',
  effect: 'writes',
  status: 201,
  summary: 'Adds an address and tells the secret its messages are signed with, this once; for administrators',
  body: Type.Object({ url: Url, description: Type.Optional(Description), events: Events }),
  answer: WithSecret,
});

export const editWebhook = endpoint({
  ...own,
  name: 'editWebhook',
  method: 'PATCH',
  path: '/api/webhooks/:id',
  effect: 'writes',
  summary: 'Changes an address, or switches it off and on; for administrators',
  params: ById,
  body: Type.Object({
    url: Type.Optional(Url),
    description: Type.Optional(Description),
    events: Type.Optional(Events),
    active: Type.Optional(Type.Boolean()),
  }),
  answer: Webhook,
});

export const rotateWebhookSecret = endpoint({
  ...own,
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  effect: 'writes',
  summary: 'Makes a new secret and tells it, this once; the one before ends at once; for administrators',
  params: ById,
  answer: WithSecret,
});

export const removeWebhook = endpoint({
  ...own,
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  effect: 'writes',
  summary: 'Removes an address with its deliveries; for administrators',
  params: ById,
  answer: Type.Object({ removed: Type.Boolean() }),
});

export const testWebhook = endpoint({
  ...own,
  name: 'testWebhook',
  method: 'POST',
  path: '/api/webhooks/:id/test',
  effect: 'writes',
  summary: 'Sends a message of the event "test" to one address; for administrators',
  params: ById,
  answer: WebhookDelivery,
});

export const listWebhookDeliveries = endpoint({
  ...own,
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  effect: 'reads',
  summary: 'What became of the messages to an address within 30 days, the newest first; for administrators',
  params: ById,
  query: Type.Object({
    /** `next` of the page before. */
    after: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostWebhookDeliveries })),
  }),
  answer: Type.Object({ found: Type.Array(WebhookDelivery), next: Type.Union([Type.String(), Type.Null()]) }),
});

export const replayWebhookDelivery = endpoint({
  ...own,
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/api/webhooks/deliveries/:id/replay',
  effect: 'writes',
  summary: 'Sends a message once more, under the same id; for administrators',
  params: ById,
  answer: WebhookDelivery,
});
