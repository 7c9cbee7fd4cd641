import type { Answer } from '#contract/endpoint.ts';
import type { showSetUp } from '#contract/portal/setUp.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { otherAdministrators, searchOfficers } from '../accounts/accounts.service.ts';
import { stations } from '../climate/climate.service.ts';

type SetUp = Answer<typeof showSetUp>;

/** What is set up and what is not, in the order of doing it. @throws notForYou for anybody but administrators */
export async function setUpSteps(scope: Scope): Promise<SetUp> {
  const { actor, db, context } = scope;
  if (!isAdministrator(actor)) throw problem('notForYou', { who: 'administrators' });
  const { config } = context;
  const administrators = await otherAdministrators({ db }, '');
  const { total } = await searchOfficers(db, {}, { limit: 1, offset: 0 });
  const done: Readonly<Record<SetUp[number]['step'], boolean>> = {
    operator: config.operatorName !== null,
    privacy: config.privacyContact !== null,
    mail: /^smtps?:/i.test(config.mailUrl),
    sms: !/^file:/i.test(config.smsUrl),
    forecast: !context.forecast.source.isSample && context.forecast.source.maker !== 'none',
    outlines: !context.outlines.current().approximate,
    officers: total > administrators.length,
    climate: (await stations(scope)).length > 0,
    review: context.reference.reviewed().reviewed > 0,
  };
  return (['operator', 'privacy', 'mail', 'sms', 'forecast', 'outlines', 'officers', 'climate', 'review'] as const).map(
    (step) => ({ step, done: done[step] }),
  );
}
