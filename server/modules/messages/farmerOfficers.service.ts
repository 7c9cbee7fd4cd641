import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { tell } from '../notifications/notifications.service.ts';
import { keepersOf } from './farmerOfficers.repository.ts';
import { findMessage } from './messages.repository.ts';

const telling = 'tellKeepers';
/** Browsers that follow a place are warned too, by the room that knows them. */
export const warningBrowsers = 'warnBrowsers';
/** Officers told in one transaction. */
const atOnce = 100;
/** How much of the warning is quoted. */
const quoted = 160;

interface Payload {
  readonly messageId: number;
  readonly after: string | null;
}

/**
 * Says, in the caller's transaction, that officers are to hear of a warning that goes to their farmers, and browsers that follow
 * a place of it when it goes. Other messages tell nobody.
 */
export async function announceToKeepers(
  { db, context }: Pick<Scope, 'db' | 'context'>,
  messageId: number,
  about: string | null,
): Promise<void> {
  if (about === null || riskOf(about) === undefined) return;
  await context.jobs.enqueue(db, { kind: telling, payload: { messageId, after: null } satisfies Payload });
  const message = await findMessage(db, messageId);
  if (message !== undefined)
    await context.jobs.enqueue(db, {
      kind: warningBrowsers,
      payload: { messageId, after: 0 },
      dedupeKey: `${warningBrowsers}:${messageId}`,
      runAt: message.sendAt,
    });
}

/** Tells officers in the background which of their farmers are warned, some in each transaction: a farmer who asks finds an officer who knows. */
export function tellKeepers(context: AppContext): void {
  context.jobs.handle(
    telling,
    async (job) => {
      const { messageId, after } = job.payload as Payload;
      const now = context.clock.now();
      await job.settle(async (db) => {
        const message = await findMessage(db, messageId);
        const risk = riskOf(message?.about ?? '');
        if (message === undefined || risk === undefined) return;
        const keepers = await keepersOf(db, messageId, { after, limit: atOnce });
        for (const { officerId, farmers } of keepers) {
          if (officerId === message.ownerId) continue;
          await tell({ db, context, now }, officerId, {
            kind: 'farmersWarned',
            params: { count: farmers, risk, message: shorten(message.text) },
            link: `/controlcenter/risk/${risk}`,
            byMail: false,
          });
        }
        const last = keepers.at(-1);
        if (keepers.length === atOnce && last !== undefined)
          await context.jobs.enqueue(db, {
            kind: telling,
            payload: { messageId, after: last.officerId } satisfies Payload,
          });
      });
    },
    'messages',
  );
}

/** The risk that a message warns of: "12" of "risk 12". */
function riskOf(about: string): string | undefined {
  return /^risk (\d+)$/.exec(about)?.[1];
}

function shorten(text: string): string {
  return text.length <= quoted ? text : `${text.slice(0, quoted - 1).trimEnd()}…`;
}
