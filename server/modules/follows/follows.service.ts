/** The front door of the follows room: datasets and stories that people are told of when they change. */
import { randomBytes } from 'node:crypto';
import { isQuiet } from '#engines/messages/quietHours.ts';
import type { Line } from '#engines/conversation/phrasebook.ts';
import { inLanguage, type PageLanguage } from '#engines/words/pageLanguages.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { sendToNumber } from '../messages/messages.service.ts';
import * as rows from './follows.repository.ts';
import { keyOf, type Thing, thingsNow } from './things.service.ts';

export { confirmFollow, endFollows, type Follow, followsByCode } from './follows.repository.ts';
export { findThing, type Thing } from './things.service.ts';

const dayMs = 86_400_000;
const unconfirmedDays = 7;
const addressesAtOnce = 100;
/** Whoever holds a number may not have asked for any of the links that are sent there. */
const mostLinksADay = 3;
/** An SMS names this many and says how many more there are; its link shows all. */
const mostInSms = 2;
const longestTitle = 60;

/**
 * Keeps what is to be followed and sends the link that confirms it, once a day at most, and three links a day to an address:
 * until then nothing else is sent.
 */
export async function askToFollow(
  scope: Scope,
  { address, thing, language }: { readonly address: string; readonly thing: Thing; readonly language: PageLanguage },
): Promise<void> {
  const { db, now } = scope;
  const yesterday = new Date(now.getTime() - dayMs);
  scope.audit('askToFollow', [keyOf(thing)], [address.includes('@') ? 'email' : 'phone']);
  if ((await rows.countAsked(db, address, yesterday)) >= mostLinksADay) return;
  const follow = await rows.addFollow(
    db,
    {
      address,
      channel: address.includes('@') ? 'email' : 'sms',
      kind: thing.kind,
      thing: thing.thing,
      title: thing.title,
      language,
      code: randomBytes(16).toString('base64url'),
      seen: thing.seen,
      at: now,
    },
    yesterday,
  );
  if (follow === null) return;
  const values = { title: cut(thing.title) };
  await send(scope, follow, 'wish confirm', 'follow.confirmTitle', [{ key: 'follow.confirm', values }]);
}

/** Tells who follows something that it changed: by day, and one message a day to an address whatever changed. */
export function tellFollowers(context: AppContext): void {
  context.personalData.onAddressesErased(({ db }, addresses) => rows.forgetFollowers(db, addresses));
  context.jobs.every(
    'tellFollowers',
    1_800,
    async (job) => {
      const now = context.clock.now();
      if (isQuiet(now)) return;
      const scope = { context, now, today: context.clock.today() };
      await rows.sweepFollows(context.db, new Date(now.getTime() - unconfirmedDays * dayMs));
      const things = new Map<string, Thing | null>();
      let page = await rows.nextFollowers(context.db, '', scope.today, addressesAtOnce);
      while (page.length > 0 && !job.signal.aborted) {
        const addresses = page;
        await context.db.transaction().execute((db) => tellSome({ ...scope, db }, things, addresses));
        page = await rows.nextFollowers(context.db, addresses.at(-1) ?? '', scope.today, addressesAtOnce);
      }
    },
    'messages',
  );
}

type Telling = Pick<Scope, 'db' | 'context' | 'now' | 'today'>;

/** Things as they are now; null for what is gone. Each is looked at once. */
type Things = Map<string, Thing | null>;

async function tellSome(scope: Telling, things: Things, addresses: readonly string[]): Promise<void> {
  const followed = await rows.heldFollows(scope.db, addresses);
  const unknown = followed.filter((follow) => !things.has(keyOf(follow)));
  const found = await thingsNow(scope, unknown);
  for (const follow of unknown) things.set(keyOf(follow), found.get(keyOf(follow)) ?? null);
  const changed = followed.filter((follow) => follow.seen !== (things.get(keyOf(follow))?.seen ?? ''));
  for (const address of new Set(changed.map((follow) => follow.address)))
    await tell(
      scope,
      changed.filter((follow) => follow.address === address),
      things,
    );
}

/** One message to an address of all that changed. What is gone is told once, and followed no more. */
async function tell(scope: Telling, own: readonly rows.Follow[], things: Things): Promise<void> {
  const [first] = own;
  if (first === undefined) return;
  const isMail = first.channel === 'email';
  const shown = isMail ? own : own.slice(0, mostInSms);
  const lines = shown.flatMap((follow): (Line | string)[] => {
    const thing = things.get(keyOf(follow));
    const values = { title: isMail ? (thing?.title ?? follow.title) : cut(thing?.title ?? follow.title) };
    if (thing == null) return [{ key: 'follow.gone', values }];
    const line: Line =
      thing.version === null
        ? { key: 'follow.story', values }
        : { key: 'follow.dataset', values: { ...values, version: thing.version } };
    return isMail ? [line, `${originOf(scope)}${inLanguage(thing.path, follow.language)}`, ''] : [line];
  });
  const more = own.length - shown.length;
  // The link names something that is still followed, where there is any.
  const linked = own.find((follow) => things.get(keyOf(follow)) != null) ?? first;
  await send(scope, linked, 'wish follow', 'follow.newsTitle', [
    ...lines,
    ...(more > 0 ? [{ key: 'follow.more', values: { count: more } } as const] : []),
    { key: 'follow.end' },
  ]);
  for (const { id, ...follow } of own) {
    const thing = things.get(keyOf(follow));
    if (thing == null) await rows.endFollows(scope.db, [id]);
    else await rows.noteTold(scope.db, { id, seen: thing.seen, title: thing.title });
  }
  await rows.noteDay(scope.db, first.address, scope.today);
}

/** Sends lines, and the link at which what is followed is confirmed, seen and left. */
async function send(
  scope: Pick<Scope, 'db' | 'context' | 'now'>,
  { address, channel, language, code }: rows.Follow,
  about: 'wish confirm' | 'wish follow',
  subject: 'follow.confirmTitle' | 'follow.newsTitle',
  lines: readonly (Line | string)[],
): Promise<void> {
  const book = scope.context.phrases.book();
  const said = lines.map((line) => (typeof line === 'string' ? line : book.say(line, language)));
  await sendToNumber(scope, {
    address,
    channel,
    subject: book.say({ key: subject }, language),
    text: [...said, `${originOf(scope)}/t/follow/${code}`].join('\n'),
    language,
    about,
    districtId: '',
    urgent: about === 'wish confirm',
  });
}

function originOf({ context }: Pick<Scope, 'context'>): string {
  return context.config.publicUrl ?? '';
}

function cut(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;
}
