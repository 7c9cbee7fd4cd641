import type { Answer } from '#contract/endpoint.ts';
import type { showMessaging } from '#contract/messages/messages.ts';
import type { Sms } from '../../adapters/sms/sms.ts';
import type { AppContext } from '../../context.ts';
import { hintFor, optOutWays, usualWay, works } from './stops/stopHints.ts';
import { providersOf } from './outbox/smsBatches.service.ts';
import { reportsPath } from './outbox/reports.service.ts';

/** A number that is nobody's, for a link that shows how long links are. */
const nobody = '0000000000';

/** How messages are sent here. `incoming` is the address of answers for whoever may know it, and with it those of reports. */
export function presentSetup(context: AppContext, incoming: string | null): Answer<typeof showMessaging> {
  const { config, sms, smsFallback, secretKey } = context;
  return {
    sender: config.smsSender,
    provider: present(sms),
    mail: { from: config.mailFrom, standIn: config.mailUrl.startsWith('file:') },
    fallback: smsFallback && present(smsFallback),
    pricePerPart: config.smsPartPrice,
    approvalAbove: config.smsApprovalAbove,
    optOut: optOutWays.map((way) => ({
      way,
      works: works(context, way),
      usual: way === usualWay(context),
      hint: works(context, way) ? hintFor(context, way, nobody) : '',
    })),
    incoming,
    reports:
      incoming === null
        ? []
        : providersOf(context).flatMap(({ maker, pushed }) =>
            pushed ? [{ provider: maker, path: reportsPath(secretKey, maker) }] : [],
          ),
  };
}

function present({ maker, name, standIn }: Sms): { maker: string; name: string; standIn: boolean } {
  return { maker, name, standIn };
}
