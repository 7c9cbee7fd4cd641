import type { Query } from '#contract/endpoint.ts';
import * as contract from '#contract/textPages/textPages.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { maskAddress } from '#engines/messages/maskAddress.ts';
import { cropMeant } from '#engines/reference/cropSpellings.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { takeHourlyTry } from '../accounts/accounts.service.ts';
import {
  confirmSubscription,
  endSubscription,
  placesLike,
  subscribeByMail,
  subscriptionByCode,
} from '../conversations/conversations.service.ts';
import { type PageLanguage, pagesFor } from '#engines/words/pageLanguages.ts';
import { field, paragraph, safe, textMode } from './write.ts';

type Asked = Query<typeof contract.openWeeklyForm>;

/** Weekly work by e-mail: asked for with a form, confirmed and left by the link of a mail. */
export function weeklyRoutes(mount: Mount): void {
  mount(contract.openWeeklyForm, ({ query }) => formPage(query, []));
  mount(contract.askForWeekly, async ({ body, scope }) => askForWeekly(scope, body));
  mount(contract.openWeekly, async ({ params, query, scope }) =>
    codePage(params.code, await subscriptionByCode(scope.db, params.code), query.language),
  );
  mount(contract.settleWeekly, async ({ params, body, scope }) => {
    const found = await subscriptionByCode(scope.db, params.code);
    if (found === undefined) return codePage(params.code, undefined, body.language);
    scope.audit('settleWeekly', [String(found.id)]);
    if (body.wish === 'leave') {
      await endSubscription(scope.db, found.id);
      const { words, page, link } = textMode('/t/weekly', body.language ?? pagesFor(found.language));
      return page(words.endedTitle, [paragraph(words.endedText), link('/t/weekly', words.weekly)]);
    }
    await confirmSubscription(scope.db, params.code, scope.now);
    return codePage(params.code, { ...found, confirmedAt: found.confirmedAt ?? scope.now }, body.language);
  });
}

/** What is wrong stays on the form with what was typed; what is right is kept until its link is opened. */
async function askForWeekly(scope: Scope, asked: Asked): Promise<string> {
  await takeHourlyTry(scope, 'weekly');
  const { crop = '', place = '', email = '', planted = '', language = 'en' } = asked;
  const { words, page } = textMode('/t/weekly', language);
  const book = scope.context.reference.book();
  const meant = cropMeant(book, crop);
  const places = await placesLike(scope, place);
  const day = planted === '' ? null : parseDay(planted);
  const [found] = places;
  const wrong = [
    ...(meant === undefined ? [words.wrongCrop] : []),
    ...(found === undefined ? [words.wrongPlace] : []),
    ...(places.length > 1
      ? [words.manyPlaces(places.map(({ districtId }) => book.districtById.get(districtId)?.name).join(', '))]
      : []),
    ...(isMailAddress(email.trim()) ? [] : [words.wrongEmail]),
    ...(day !== null && 'mistake' in day ? [day.mistake] : []),
    ...(day !== null && 'day' in day && day.day > scope.today ? [words.futureDay] : []),
  ];
  if (wrong.length > 0 || meant === undefined || found === undefined) return formPage(asked, wrong);
  await subscribeByMail(scope, {
    email,
    cropId: meant.cropId,
    place: found,
    plantedOn: day !== null && 'day' in day ? day.day : null,
    language,
  });
  return page(words.openLink, [paragraph(words.linkSent)]);
}

function formPage(
  { crop = '', place = '', email = '', planted = '', language }: Asked,
  wrong: readonly string[],
): string {
  const { words, page } = textMode('/t/weekly', language);
  return page(words.weekly, [
    paragraph(words.weeklyAbout),
    ...(wrong.length === 0 ? [] : [`<div role="alert">${wrong.map(paragraph).join('')}</div>`]),
    '<form method="post" action="/t/weekly">',
    ...(language === undefined ? [] : [`<input type="hidden" name="language" value="${language}">`]),
    field('crop', words.crop, crop, `maxlength="60" required placeholder="${words.cropExample}"`),
    field('place', words.place, place, 'maxlength="80" required placeholder="Ejura"'),
    field('planted', words.planted, planted, 'type="date"'),
    field('email', words.email, email, 'type="email" maxlength="254" required autocomplete="email"'),
    `<button class="get">${words.sendLink}</button></form>`,
  ]);
}

type Found = NonNullable<Awaited<ReturnType<typeof subscriptionByCode>>>;

function codePage(asked: string, found: Found | undefined, chosen?: PageLanguage) {
  const language = chosen ?? (found === undefined ? undefined : pagesFor(found.language));
  const { words, page } = textMode(`/t/weekly/${encodeURIComponent(asked)}`, language);
  if (found === undefined) {
    return answerWith(page(words.deadLink, [paragraph(words.deadLinkText)]), {
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  }
  const button = (wish: string, says: string): string =>
    `<button class="get" name="wish" value="${wish}">${says}</button>`;
  const { confirmedAt, place, address, code } = found;
  return answerWith(
    page(confirmedAt === null ? words.confirmTitle : words.onTitle, [
      paragraph(words.weeklyOf(place, maskAddress(address))),
      `<form method="post" action="/t/weekly/${safe(code)}">`,
      ...(language === undefined ? [] : [`<input type="hidden" name="language" value="${language}">`]),
      ...(confirmedAt === null ? [button('confirm', words.confirm)] : []),
      `${button('leave', words.leave)}</form>`,
    ]),
    { headers: { 'cache-control': 'no-store' } },
  );
}
