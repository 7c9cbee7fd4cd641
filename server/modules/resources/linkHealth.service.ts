import { setTimeout as sleep } from 'node:timers/promises';
import type { Links, LinkState } from '../../adapters/links/links.ts';
import type { AppContext, KnownLink, LinkHealthBook } from '../../context.ts';
import type { JobRun } from '../../jobs/worker.ts';
import { oneAtATime } from '../../platform/calls/oneAtATime.ts';
import { forgetLinks, saveLinkHealth, listLinkHealth } from './resources.repository.ts';

/** Said between processes when links were looked at. */
const topic = 'linkHealth';
const hourMs = 3_600_000;
/** A link is looked at once a day; the hour of slack keeps a daily round from slipping. */
const freshMs = 23 * hourMs;
/** Links in a row that meet no network before the round is given up: this machine is offline. */
const mostUnreached = 5;
/** Links of one round, which comes every hour: 5,000 links take most of a day. */
const mostLinks = 300;

/** Opens what is known of the links, and keeps it what the database says, in every process. */
export async function openLinkHealth({
  db,
  signals,
  log,
  bumpCacheVersion,
}: Pick<AppContext, 'db' | 'signals' | 'log' | 'bumpCacheVersion'>): Promise<LinkHealthBook> {
  let known = new Map<string, KnownLink>();
  const reload = oneAtATime(async () => {
    const rows = await listLinkHealth(db);
    known = new Map(rows.map((row) => [row.link, row]));
    bumpCacheVersion('links', String(Math.max(0, ...rows.map(({ checkedAt }) => checkedAt.getTime()))));
  });
  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(topic, () => {
    reload().catch((error: unknown) => log.error(error, 'what is known of links could not be read again'));
  });
  await reload();
  const tried = new Map<string, Date>();
  return {
    of: (link) => known.get(link),
    all: () => [...known.values()],
    reload,
    triedAt: (link) => tried.get(link),
    noteTry: (link, at) => void tried.set(link, at),
  };
}

interface Pace {
  /** Wait between two looks, in milliseconds. */
  readonly pauseMs?: number;
}

/**
 * Looks at the links of the resources that were not looked at for a day, one after the other. Where not one of them
 * answered, the fault may be this machine's, and no silence is noted.
 */
export async function checkLinks(
  context: AppContext,
  links: Links,
  job: Pick<JobRun, 'signal' | 'settle'>,
  { pauseMs = 1_000 }: Pace = {},
): Promise<void> {
  const found: KnownLink[] = [];
  let unreached = 0;
  for (const link of dueLinks(context)) {
    if (job.signal.aborted || unreached >= mostUnreached) break;
    context.linkHealth.noteTry(link, context.clock.now());
    const state = await links.look(link, job.signal).catch((error: unknown) => {
      if (job.signal.aborted) return null;
      throw error;
    });
    unreached = state === null ? unreached + 1 : 0;
    if (state !== null) found.push(healthOf(context, link, state));
    await sleep(pauseMs);
  }
  // An address of the inner network is closed without a look, and proves nothing.
  const online = found.some(({ state }) => state === 'answered' || state === 'gone');
  const certain = found.filter(({ state }) => online || state === 'closed');
  const unnamed = unnamedLinks(context);
  if (certain.length === 0 && unnamed.length === 0) return;
  await job.settle(async (db) => {
    for (const health of certain) await saveLinkHealth(db, health);
    await forgetLinks(db, unnamed);
    await context.signals.publish(db, topic, null);
  });
  await context.linkHealth.reload();
}

/** Links to look at now: those never tried first, then by their last try, so that no link waits behind one that never answers. */
function dueLinks({ linkHealth, clock, reference }: AppContext): string[] {
  const before = clock.now().getTime() - freshMs;
  const lookedAt = (link: string): number => linkHealth.of(link)?.checkedAt.getTime() ?? 0;
  const triedAt = (link: string): number => Math.max(lookedAt(link), linkHealth.triedAt(link)?.getTime() ?? 0);
  return namedLinks(reference.book().resources)
    .filter((link) => lookedAt(link) <= before)
    .toSorted((a, b) => triedAt(a) - triedAt(b))
    .slice(0, mostLinks);
}

function unnamedLinks({ linkHealth, reference }: AppContext): string[] {
  const named = new Set(namedLinks(reference.book().resources));
  return linkHealth
    .all()
    .map(({ link }) => link)
    .filter((link) => !named.has(link));
}

function namedLinks(resources: readonly { readonly link: string }[]): string[] {
  return [...new Set(resources.map(({ link }) => link))].filter((link) => link !== '');
}

function healthOf({ clock, linkHealth }: AppContext, link: string, state: LinkState): KnownLink {
  const checkedAt = clock.now();
  const fails = state === 'gone' || state === 'silent';
  return { link, state, checkedAt, failingSince: fails ? (linkHealth.of(link)?.failingSince ?? checkedAt) : null };
}
