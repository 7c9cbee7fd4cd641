import type { AppContext } from '../../context.ts';
import { handleMailing } from './mailing.service.ts';
import { handleDeletedMessages } from './messages.service.ts';
import { forgetMessages } from './support.repository.ts';

const hourSeconds = 3_600;
const dayMs = 86_400_000;
/** How long a message is kept, one that is spam, and the hash of where it came from; told in docs/support_message.yml. */
export const keptDays = { message: 365, spam: 30, network: 1 } as const;

/** The background work of the room: mailing, bringing deleted messages back, letting go of what is past its time. */
export function registerSupport(
  context: Pick<AppContext, 'jobs' | 'db' | 'mail' | 'config' | 'trash' | 'clock'>,
): void {
  handleMailing(context);
  handleDeletedMessages(context.trash);
  context.jobs.every('forgetMessages', hourSeconds, async (job) => {
    const before = (days: number): Date => new Date(context.clock.now().getTime() - days * dayMs);
    await job.settle((db) =>
      forgetMessages(db, {
        messagesBefore: before(keptDays.message),
        spamBefore: before(keptDays.spam),
        networksBefore: before(keptDays.network),
      }),
    );
  });
}
