import { addDays } from '#engines/dates/day.ts';
import type { AppContext } from '../../context.ts';
import { exportDrafts, forgetDrafts } from './drafts/drafts.repository.ts';
import { exportMessages, forgetMessages } from './messages.repository.ts';
import { tellKeepers } from './farmerOfficers.service.ts';
import { registerOutbox } from './outbox/outbox.service.ts';
import { registerPlanning } from './planning/planInSteps.service.ts';
import { countReach } from './reach/reachOfAll.service.ts';
import { handleEarlyReports } from './outbox/reports.service.ts';
import { forgetStarts, startsAskedBy } from './stops/startRequests.repository.ts';
import { listTemplates } from './drafts/templates.repository.ts';
import { templateKind, templateTrash } from './drafts/templates.service.ts';

const dayMs = 86_400_000;
/** How long messages and their deliveries are kept; told in docs/message.yml. */
export const keptDays = 730;
/** How long drafts are kept once their activity is over; told in docs/message_draft.yml. */
const keptDraftDays = 365;

/** The background work of the room, and what it keeps about people. */
export function registerMessages(context: AppContext): void {
  registerOutbox(context);
  registerPlanning(context);
  tellKeepers(context);
  handleEarlyReports(context);
  countReach(context);
  context.trash.register(templateKind, templateTrash);
  context.jobs.every('forgetMessagesToFarmers', dayMs / 1_000, async (job) => {
    await job.settle(async (db) => {
      await forgetMessages(db, new Date(context.clock.now().getTime() - keptDays * dayMs));
      await forgetStarts(db, new Date(context.clock.now().getTime() - keptDays * dayMs));
      await forgetDrafts(db, addDays(context.clock.today(), -keptDraftDays));
    });
  });
  context.personalData.register('messagesToFarmers', {
    export: async (db, personId) => ({
      messages: await exportMessages(db, personId),
      templates: await listTemplates(db, personId),
      drafts: await exportDrafts(db, personId),
      startRequests: await startsAskedBy(db, personId),
    }),
    fates: async () => [
      {
        what: 'Messages you sent to farmers',
        fate: 'Kept without your name for two years, so that farmers can be told what was sent.',
      },
      { what: 'Texts you kept for messages, and drafts', fate: 'Removed at once.' },
      { what: 'Questions you asked the level above about messages', fate: 'Kept without your name for two years.' },
    ],
    // The rows say it themselves when the person's goes.
    leave: async () => undefined,
  });
}
