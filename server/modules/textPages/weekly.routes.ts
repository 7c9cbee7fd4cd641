import type { Query } from '#contract/endpoint.ts';
import * as contract from '#contract/textPages.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { maskAddress } from '#engines/messages/maskAddress.ts';
import { cropMeant } from '#engines/reference/cropSpellings.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { answerWith } from '../../platform/answer.ts';
import type { Mount } from '../../platform/mount.ts';
import type { Scope } from '../../platform/scope.ts';
import { takeHourlyTry } from '../accounts/accounts.service.ts';
import {
  confirmSubscription,
  endSubscription,
  placesLike,
  subscribeByMail,
  subscriptionByCode,
} from '../conversations/conversations.service.ts';
import { link, paragraph, safe, writeTextPage } from './write.ts';

type Asked = Query<typeof contract.openWeeklyForm>;

const title = 'This week’s work by e-mail';

/** Weekly work by e-mail: asked for with a form, confirmed and left by the link of a mail. */
export function weeklyRoutes(mount: Mount): void {
  mount(contract.openWeeklyForm, ({ query }) => formPage(query, []));
  mount(contract.askForWeekly, async ({ body, scope }) => askForWeekly(scope, body));
  mount(contract.openWeekly, async ({ params, scope }) => codePage(await subscriptionByCode(scope.db, params.code)));
  mount(contract.settleWeekly, async ({ params, body, scope }) => {
    const found = await subscriptionByCode(scope.db, params.code);
    if (found === undefined) return codePage(undefined);
    scope.audit('settleWeekly', [String(found.id)]);
    if (body.wish === 'leave') {
      await endSubscription(scope.db, found.id);
      return writeTextPage('Weekly messages ended', [
        paragraph('No more weekly messages come.'),
        link('/t/weekly', title),
      ]);
    }
    await confirmSubscription(scope.db, params.code, scope.now);
    return codePage({ ...found, confirmedAt: found.confirmedAt ?? scope.now });
  });
}

/** What is wrong stays on the form with what was typed; what is right is kept until its link is opened. */
async function askForWeekly(scope: Scope, asked: Asked): Promise<string> {
  await takeHourlyTry(scope, 'weekly');
  const { crop = '', place = '', email = '', planted = '', language = 'en' } = asked;
  const book = scope.context.reference.book();
  const meant = cropMeant(book, crop);
  const places = await placesLike(scope, place);
  const day = planted === '' ? null : parseDay(planted);
  const [found] = places;
  const wrong = [
    ...(meant === undefined ? ['Write the crop by its name, such as maize.'] : []),
    ...(found === undefined ? ['Write a town or district of Ghana, such as Ejura.'] : []),
    ...(places.length > 1
      ? [
          `Several places are called so. Write the district: ${places.map(({ districtId }) => book.districtById.get(districtId)?.name).join(', ')}.`,
        ]
      : []),
    ...(isMailAddress(email.trim()) ? [] : ['Write your e-mail address, such as ama@example.com.']),
    ...(day !== null && 'mistake' in day ? [day.mistake] : []),
    ...(day !== null && 'day' in day && day.day > scope.today ? ['The day of planting is still to come.'] : []),
  ];
  if (wrong.length > 0 || meant === undefined || found === undefined) return formPage(asked, wrong);
  await subscribeByMail(scope, {
    email,
    cropId: meant.cropId,
    place: found,
    plantedOn: day !== null && 'day' in day ? day.day : null,
    language,
  });
  return writeTextPage('Open the link in your mail', [
    paragraph('We sent a link to the address. Open it within seven days to confirm. Nothing else is sent before.'),
  ]);
}

function formPage({ crop = '', place = '', email = '', planted = '' }: Asked, wrong: readonly string[]): string {
  const field = (name: string, label: string, value: string, more = ''): string =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${safe(value)}" ${more}>`;
  return writeTextPage(title, [
    paragraph(
      'Every Monday the work of the week for your crop and place, and news of the rains. You can leave at any time.',
    ),
    ...(wrong.length === 0 ? [] : [`<div role="alert">${wrong.map(paragraph).join('')}</div>`]),
    '<form method="post" action="/t/weekly">',
    field('crop', 'Crop', crop, 'maxlength="60" required placeholder="maize"'),
    field('place', 'Town or district', place, 'maxlength="80" required placeholder="Ejura"'),
    field('planted', 'Planted on (leave empty if not yet)', planted, 'type="date"'),
    field('email', 'Your e-mail address', email, 'type="email" maxlength="254" required autocomplete="email"'),
    '<button class="get">Send me the link</button></form>',
  ]);
}

function codePage(found: Awaited<ReturnType<typeof subscriptionByCode>>) {
  if (found === undefined) {
    return answerWith(
      writeTextPage('This link opens nothing here', [
        paragraph('A letter may be missing at its end, or the messages ended.'),
      ]),
      { status: 404, headers: { 'cache-control': 'no-store' } },
    );
  }
  const button = (wish: string, says: string): string =>
    `<button class="get" name="wish" value="${wish}">${says}</button>`;
  const { confirmedAt, place, address, code } = found;
  return answerWith(
    writeTextPage(confirmedAt === null ? 'Confirm weekly messages' : 'Weekly messages are on', [
      paragraph(`The work of the week in ${place} for ${maskAddress(address)}, every Monday.`),
      `<form method="post" action="/t/weekly/${safe(code)}">`,
      ...(confirmedAt === null ? [button('confirm', 'Confirm')] : []),
      `${button('leave', 'Send no more')}</form>`,
    ]),
    { headers: { 'cache-control': 'no-store' } },
  );
}
