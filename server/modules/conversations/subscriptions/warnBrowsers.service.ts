import type { PushNotice } from '#contract/conversations/push.ts';
import { fillFields } from '#engines/messages/mergeFields.ts';
import { inLanguage, pagesFor } from '#engines/words/pageLanguages.ts';
import type { AppContext } from '../../../context.ts';
import { findSentMessage, warningBrowsers } from '../../messages/messages.service.ts';
import { type WarnedPlaces, warnedPlaces } from '../../risks/risks.service.ts';
import { readLanguage } from '../dialogue/hear.service.ts';
import { enqueuePush } from './sendPush.service.ts';
import { browsersToWarn, noteWarned, type WarnedBrowser } from './warned.repository.ts';

/** Browsers warned in one transaction. */
const atOnce = 100;
/** More notices of risks on a day are not sent to one browser. */
const mostADay = 3;
/** Letters of a notice that browsers show. */
const mostLetters = 300;

interface Payload {
  readonly messageId: number;
  readonly after: number;
}

type Message = NonNullable<Awaited<ReturnType<typeof findSentMessage>>>;

/**
 * Warns browsers that follow a plan in the area of a warning, and grow one of its crops, in the background and some in each
 * transaction. Nothing goes before the warning itself does: one that waits for a second person or for the morning waits here too.
 */
export function warnBrowsers(context: AppContext): void {
  context.jobs.handle(
    warningBrowsers,
    async (job) => {
      const { messageId, after } = job.payload as Payload;
      const today = context.clock.today();
      await job.settle(async (db) => {
        const message = await findSentMessage(db, messageId);
        const places = await warnedPlaces({ db, context }, messageId);
        if (message?.state !== 'released' || places === undefined) return;
        const found = await browsersToWarn(db, places, { after, today, most: mostADay, limit: atOnce });
        for (const browser of found)
          await enqueuePush(
            { db, context },
            { id: browser.id, notice: noticeOf(context, message, places, browser), ends: false },
          );
        await noteWarned(
          db,
          found.map(({ id }) => id),
          today,
        );
        const last = found.at(-1);
        if (found.length === atOnce && last !== undefined)
          await context.jobs.enqueue(db, {
            kind: warningBrowsers,
            payload: { messageId, after: last.id } satisfies Payload,
          });
      });
    },
    'messages',
  );
}

/** The warning as farmers read it; in French, which warnings are not written in, that there is one: its page opens with it. */
function noticeOf(
  context: Pick<AppContext, 'phrases' | 'reference'>,
  message: Message,
  { riskId }: WarnedPlaces,
  { cropId, place, language }: WarnedBrowser,
): PushNotice {
  const spoken = readLanguage(context, language);
  const book = context.phrases.book();
  const crop = context.reference.book().cropById.get(cropId)?.name ?? cropId;
  const body =
    spoken === 'en' ? fillFields(message.text, { district: place, crop }) : book.say({ key: 'warning.open' }, spoken);
  return {
    title: book.say({ key: 'warning.title', values: { crop: { crop: cropId, name: crop }, place } }, spoken),
    body: body.length <= mostLetters ? body : `${body.slice(0, mostLetters - 1).trimEnd()}…`,
    url: inLanguage(`/main/risks/${riskId}`, pagesFor(spoken)),
    tag: `risk ${riskId}`,
    language: spoken,
  };
}
