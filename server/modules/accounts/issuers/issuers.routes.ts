import type { Static } from 'typebox';
import * as calls from '#contract/accounts/issuers.ts';
import type { Answer } from '#contract/endpoint.ts';
import { answerWith } from '../../../platform/calls/answer.ts';
import type { AppContext } from '../../../context.ts';
import { siteOf } from '../../../platform/http/origin.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { onward } from '../signIn/openSession.service.ts';
import * as arrivals from '../signIn/arrivalCodes.service.ts';
import * as issuers from './issuers.service.ts';

/** Services that send officers over, and the officers who come. */
export function issuersRoutes(mount: Mount, { config }: AppContext): void {
  mount(calls.listIssuers, async ({ scope }) => (await issuers.listIssuers(scope)).map(present));
  mount(calls.addIssuer, async ({ body, scope }) => presentWithKey(await issuers.addIssuer(scope, body)));
  mount(calls.rotateIssuer, async ({ params, scope }) => presentWithKey(await issuers.rotateIssuer(scope, params.id)));
  mount(calls.revokeIssuer, async ({ params, scope }) => present(await issuers.revokeIssuer(scope, params.id)));
  mount(calls.makeEntryCode, async ({ body, scope }) => {
    const { code, expiresAt } = await arrivals.makeCode(scope, body);
    const site = siteOf(config);
    return { code, url: `${site}/audit?${new URLSearchParams({ token: code })}`, expiresAt: expiresAt.toISOString() };
  });
  mount(calls.showEntry, async ({ body, scope }) => {
    const { person, from, message } = await arrivals.readEntry(scope, body.token, body.msg);
    const { personId, name } = scope.actor;
    return { name: person.name, from, message, instead: personId === null || personId === person.id ? '' : name };
  });
  mount(calls.spendEntry, async ({ body, scope }) => {
    const { cookies, next } = await arrivals.spendEntry(scope, body.token, body.msg);
    const extras = onward(scope, next);
    return answerWith(
      { next },
      { cookies, ...extras, headers: { ...extras.headers, 'referrer-policy': 'no-referrer' } },
    );
  });
  mount(calls.showEntryDraft, async ({ scope }) => ({ draft: await arrivals.showDraft(scope) }));
  mount(calls.dismissEntryDraft, async ({ scope }) => ({ dismissed: await arrivals.dismissDraft(scope) }));
}

function present({
  id,
  name,
  sender,
  createdAt,
  keyedAt,
  revokedAt,
}: issuers.Issuer): Answer<typeof calls.revokeIssuer> {
  return {
    id,
    name,
    sender,
    createdAt: createdAt.toISOString(),
    keyedAt: keyedAt.toISOString(),
    revoked: revokedAt !== null,
  };
}

function presentWithKey({
  issuer,
  key,
}: {
  issuer: issuers.Issuer;
  key: string;
}): Static<(typeof calls.addIssuer)['answer']> {
  return { ...present(issuer), key };
}
