import type { Body, Query } from '#contract/endpoint.ts';
import * as contract from '#contract/textPages/follows.ts';
import { maskAddress } from '#engines/messages/maskAddress.ts';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import { inLanguage, type PageLanguage } from '#engines/words/pageLanguages.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { takeHourlyTry } from '../accounts/accounts.service.ts';
import {
  askToFollow,
  confirmFollow,
  endFollows,
  findThing,
  type Follow,
  followsByCode,
  type Thing,
} from '../follows/follows.service.ts';
import { field, paragraph, safe, textMode } from './write.ts';

const uncached = { 'cache-control': 'no-store' };

/** Following a dataset or a story: asked for with a form, confirmed and left by the link of a message. */
export function followRoutes(mount: Mount): void {
  mount(contract.openFollowForm, async ({ query, scope }) =>
    query.dataset === undefined && query.story === undefined
      ? startPage(query.language)
      : formPage(await thingOf(scope, query), { to: '', wrong: [], language: query.language }),
  );
  mount(contract.askToFollow, async ({ body, scope }) => ask(scope, body));
  mount(contract.openFollow, async ({ params, query, scope }) => codePage(scope, params.code, query.language));
  mount(contract.settleFollow, async ({ params, body: { wish, language }, scope }) => {
    const own = await followsByCode(scope.db, params.code);
    scope.audit('settleFollow', [], [wish.startsWith('leave') ? 'left' : 'confirmed']);
    if (wish === 'confirm') {
      await confirmFollow(scope.db, params.code, scope.now);
      return codePage(scope, params.code, language);
    }
    const [, one] = wish.split(':');
    const left = one === undefined ? own : own.filter(({ id }) => id === Number(one));
    if (left.length > 0)
      await endFollows(
        scope.db,
        left.map(({ id }) => id),
      );
    const still = own.find((each) => !left.includes(each));
    if (still !== undefined) return codePage(scope, still.code, language);
    const { words, page } = textMode('/t/home', language ?? own[0]?.language);
    return page(words.followEndedTitle, [paragraph(words.followEnded)]);
  });
}

async function thingOf(
  scope: Scope,
  { dataset, story }: Pick<Query<typeof contract.openFollowForm>, 'dataset' | 'story'>,
): Promise<Thing> {
  const [kind, named] = dataset === undefined ? (['story', story] as const) : (['dataset', dataset] as const);
  if (named === undefined)
    throw problem('badInput', { sentence: 'Name what is to be followed: ?dataset=short-name or ?story=short-name' });
  return findThing(scope, kind, named);
}

/** What is wrong stays on the form with what was typed; what is right is kept until its link is opened. */
async function ask(scope: Scope, asked: Body<typeof contract.askToFollow>): Promise<string> {
  await takeHourlyTry(scope, 'follow');
  const { to = '', language } = asked;
  const thing = await thingOf(scope, asked);
  const typed = to.trim();
  const address = isMailAddress(typed) ? typed.toLowerCase() : readPhoneNumber(typed);
  const { words, page } = textMode('/t/home', language);
  if (address === null) return formPage(thing, { to, wrong: [words.followWrong], language });
  await askToFollow(scope, { address, thing, language: language ?? 'en' });
  return page(words.followOpen, [paragraph(words.followLinkSent)]);
}

/** Where following begins, for whoever comes without a dataset or story. */
function startPage(language: PageLanguage | undefined): string {
  const { words, page } = textMode('/t/follow', language);
  const link = (path: string, text: string) =>
    `<p><a class="more" href="${inLanguage(path, language ?? 'en')}">${safe(text)}</a></p>`;
  return page(words.followTitle, [
    paragraph(words.followStart),
    link('/main/datasets', words.followDatasets),
    link('/main/storyset', words.followStories),
  ]);
}

function formPage(
  thing: Thing,
  {
    to,
    wrong,
    language,
  }: { readonly to: string; readonly wrong: readonly string[]; readonly language?: PageLanguage | undefined },
): string {
  const { words, page } = textMode(`/t/follow?${thing.kind}=${encodeURIComponent(thing.thing)}`, language);
  // Titles stay in the language they were written in.
  const written = language === undefined || language === 'en' ? '' : ' lang="en"';
  return page(words.followTitle, [
    `<p><a class="more"${written} href="${safe(inLanguage(thing.path, language ?? 'en'))}">${safe(thing.title)}</a></p>`,
    paragraph(thing.kind === 'dataset' ? words.followDataset : words.followStory),
    ...(wrong.length === 0 ? [] : [`<div role="alert">${wrong.map(paragraph).join('')}</div>`]),
    '<form method="post" action="/t/follow">',
    ...(language === undefined ? [] : [`<input type="hidden" name="language" value="${language}">`]),
    `<input type="hidden" name="${thing.kind}" value="${safe(thing.thing)}">`,
    field('to', safe(words.followTo), to, 'maxlength="254" required autocomplete="email"'),
    `<button class="get">${safe(words.followSend)}</button></form>`,
  ]);
}

async function codePage(scope: Scope, code: string, chosen?: PageLanguage) {
  const own = await followsByCode(scope.db, code);
  const [first] = own;
  const language = chosen ?? first?.language;
  const { words, page } = textMode(`/t/follow/${encodeURIComponent(code)}`, language);
  if (first === undefined)
    return answerWith(page(words.deadLink, [paragraph(words.followDead)]), { status: 404, headers: uncached });
  const button = (wish: string, says: string, name: string): string =>
    `<button class="get" name="wish" value="${wish}" aria-label="${safe(`${says}: ${name}`)}">${safe(says)}</button>`;
  const confirmed = own.filter(({ confirmedAt }) => confirmedAt !== null);
  const line = (follow: Follow): string =>
    `<li>${safe(follow.title)} ${button(`leave:${follow.id}`, words.followLeave, follow.title)}</li>`;
  return answerWith(
    page(first.confirmedAt === null ? words.followConfirmTitle : words.followList, [
      paragraph(words.followSentTo(maskAddress(first.address))),
      `<form method="post" action="/t/follow/${safe(code)}">`,
      ...(language === undefined ? [] : [`<input type="hidden" name="language" value="${language}">`]),
      ...(first.confirmedAt === null
        ? [paragraph(first.title), button('confirm', words.followConfirm, first.title)]
        : []),
      ...(confirmed.length === 0 ? [] : [`<ul>${confirmed.map(line).join('')}</ul>`]),
      `<button class="get" name="wish" value="leave">${safe(confirmed.length === 0 ? words.followRefuse : words.followLeaveAll)}</button></form>`,
    ]),
    { headers: uncached },
  );
}
