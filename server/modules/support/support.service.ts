import type { House } from '../../house.ts';
import { handleMailing } from './mailing.service.ts';
import { handleDeletedMessages } from './messages.service.ts';
import { forgetMessages } from './support.repository.ts';

const hourSeconds = 3_600;
const dayMs = 86_400_000;
/** How long a message is kept, one that is spam, and the hash of where it came from; told in docs/support_message.yml. */
export const keptDays = { message: 365, spam: 30, network: 1 } as const;

/** The background work of the room: mailing, bringing deleted messages back, letting go of what is past its time. */
export function openSupport(house: Pick<House, 'jobs' | 'db' | 'mail' | 'config' | 'trash' | 'clock'>): void {
  handleMailing(house);
  handleDeletedMessages(house.trash);
  house.jobs.every('forgetMessages', hourSeconds, async (job) => {
    const before = (days: number): Date => new Date(house.clock.now().getTime() - days * dayMs);
    await job.settle((db) =>
      forgetMessages(db, {
        messagesBefore: before(keptDays.message),
        spamBefore: before(keptDays.spam),
        networksBefore: before(keptDays.network),
      }),
    );
  });
}
