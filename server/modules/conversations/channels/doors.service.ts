import type { Answer } from '#contract/endpoint.ts';
import type { listDoors as call } from '#contract/conversations/phones.ts';
import { isAdministrator } from '#engines/access/roles.ts';
import { type DoorName, doorNames, kindOf } from '#engines/conversation/doors.ts';
import { doorLanguages, languageNames, statusOf } from '#engines/conversation/phrasebook.ts';
import type { Config } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { countHandedOver } from '../../messages/messages.service.ts';
import * as kept from '../conversations.repository.ts';
import { doorPath } from './gate.ts';

const dayMs = 86_400_000;
/** How long things are kept, in days; told in the tables' pages. */
const keptDays = { conversations: 62, messages: 3, callers: 730 } as const;

/** The doors with what came in this month and what it cost, and how far each language is. @throws notForYou */
export async function listDoors(scope: Scope): Promise<Answer<typeof call>> {
  const { actor, db, today, context } = scope;
  if (!isAdministrator(actor)) throw problem('notForYou', { who: 'administrators' });
  const since = `${today.slice(0, 8)}01`;
  const counts = new Map((await kept.countDoors(db, new Date(since))).map((count) => [count.door, count]));
  const byWhatsapp = await countHandedOver(db, 'whatsapp', new Date(since));
  return {
    since,
    doors: doorNames.map((door) => {
      const { conversations = 0, messages = 0, minutes = 0 } = counts.get(door) ?? {};
      const isOpen = context.config.doors.includes(door);
      return {
        door,
        isOpen,
        path: isOpen ? doorPath(context, door) : null,
        conversations,
        messages,
        cost: costOf(door, context.config, { conversations, messages, minutes, byWhatsapp }),
      };
    }),
    languages: doorLanguages.map((code) => ({
      code,
      name: languageNames[code],
      ...statusOf(context.phrases.packs(), code),
    })),
  };
}

/**
 * What a month cost, GHS: USSD by session; SMS by answer, two parts each at most; calls by minute begun; WhatsApp by message of the
 * outbox, for answers in a chat are free; Telegram nothing. Null where no price is set.
 */
function costOf(
  door: DoorName,
  { ussdSessionPrice, smsPartPrice, voiceMinutePrice, whatsappMessagePrice }: Config,
  counted: Omit<kept.DoorCount, 'door'> & { readonly byWhatsapp: number },
): number | null {
  if (door === 'telegram') return 0;
  const of = (price: number | null, count: number): number | null => (price === null ? null : round(price * count));
  switch (kindOf(door)) {
    case 'ussd':
      return of(ussdSessionPrice, counted.conversations);
    case 'sms':
      return of(smsPartPrice, counted.messages * 2);
    case 'voice':
      return of(voiceMinutePrice, counted.minutes);
    case 'chat':
      return of(whatsappMessagePrice, counted.byWhatsapp);
  }
}

function round(price: number): number {
  return Math.round(price * 100) / 100;
}

/** Lets go of conversations in time. */
export function forgetOldConversations({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('forgetConversations', dayMs / 1_000, async (job) => {
    const before = (days: number): Date => new Date(clock.now().getTime() - days * dayMs);
    await job.settle((db) =>
      kept.forgetConversations(db, {
        conversations: before(keptDays.conversations),
        messages: before(keptDays.messages),
        callers: before(keptDays.callers),
      }),
    );
  });
}
