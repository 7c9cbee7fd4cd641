import type { Answer } from '#contract/endpoint.ts';
import type { showReach } from '#contract/messages/messages.ts';
import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { namesOf } from '../../accounts/accounts.service.ts';
import { lookedAt } from '../../farmers/farmers.service.ts';
import { figuresOf } from './reach.presenter.ts';
import * as counts from './reachOfAll.repository.ts';

type Answered = Answer<typeof showReach>;

/** What everyone's figures are narrowed to, and the page of officers. */
export interface OfEveryone {
  readonly officer?: string | undefined;
  readonly district?: string | undefined;
  readonly officersFrom?: number | undefined;
}

/** Days back that reach is counted over. */
export const reachDays = 30;
const dayMs = 86_400_000;
/** Officers of a page. */
export const officersOfPage = 50;
/**
 * Most deliveries of the country whose farmers are counted while somebody waits; of more they are counted every ten minutes.
 * PostgreSQL took about half a second for as many on a machine with much other work.
 */
const mostAtOnce = 100_000;
const countSeconds = 600;
const byName = new Intl.Collator('en');

/** Since when messages count. */
export function reachSince(now: Date): Date {
  return new Date(now.getTime() - reachDays * dayMs);
}

/** Counts farmers reached in the whole country ahead of who asks, where they are many, and adds up what changed of messages. */
export function countReach({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>, most = mostAtOnce): void {
  jobs.every('foldDeliveryCounts', countSeconds, async (job) => {
    await job.settle(counts.foldDeliveries);
  });
  jobs.every('countReach', countSeconds, async (job) => {
    await job.settle(async (db) => {
      const [now, since] = [clock.now(), reachSince(clock.now())];
      if ((await counts.countDelivered(db, since)) > most) await counts.saveReached(db, since, now);
      else await counts.dropReached(db);
    });
  });
}

/**
 * Whom messages since an instant reached in the branch of whoever asks, by district and by page of officers. Farmers and
 * deliveries are kept counts; farmers reached are counted by PostgreSQL, or of the whole country as they were counted last
 * where they are many: then `reachedAt` says when.
 *
 * @throws notForYou where whoever asks has no branch
 */
export async function reachOfEveryone(
  scope: Scope,
  since: Date,
  { officer, district, officersFrom = 0 }: OfEveryone,
): Promise<Answered> {
  const { db, context } = scope;
  const { branch } = lookedAt(scope, 'everyone');
  const filter = { branch, officer: officer ?? null, district: district ?? null, since };
  const farmers = await counts.countFarmersOfAll(db, filter);
  const deliveries = await counts.countDeliveriesOfAll(db, filter);
  const isNation = branch === null && officer === undefined && district === undefined;
  const kept = isNation ? await counts.keptReached(db) : { rows: [], countedAt: null };
  const reached = kept.countedAt === null ? await counts.countReachedOfAll(db, filter) : kept.rows;
  const [farmersOf, deliveriesOf, reachedOf] = [byWhat(farmers), byWhat(deliveries), byWhat(reached)];
  const figures = (about: string): Answered['all'] =>
    figuresOf(
      farmersOf.get(about)?.[0] ?? { farmers: 0, consented: 0, stopped: 0 },
      deliveriesOf.get(about) ?? [],
      reachedOf.get(about)?.[0]?.reached ?? 0,
    );
  const keysOf = (by: 'district' | 'officer'): string[] => [
    ...new Set([...farmers, ...deliveries].flatMap((each) => (each.by === by && each.key !== null ? [each.key] : []))),
  ];
  const book = context.reference.book();
  // An officer who handed their farmers over is still who sent the messages.
  const names = await namesOf(db, keysOf('officer'));
  const officers = keysOf('officer')
    .map((id) => ({ id, name: names.get(id) ?? '' }))
    .toSorted((one, other) => byName.compare(one.name, other.name) || byName.compare(one.id, other.id));
  return {
    all: figures('all'),
    groups: [],
    districts: keysOf('district')
      .toSorted()
      .map((id) => ({ id, name: book.districtById.get(id)?.name ?? id, ...figures(`district ${id}`) })),
    officers: officers
      .slice(officersFrom, officersFrom + officersOfPage)
      .map((each) => ({ ...each, ...figures(`officer ${each.id}`) })),
    officersTotal: officers.length,
    failures: await counts.countFailuresOfAll(db, filter),
    reachedAt: kept.countedAt?.toISOString() ?? null,
  };
}

function byWhat<Row extends counts.About>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const about = row.by === 'all' ? row.by : `${row.by} ${row.key}`;
    const others = found.get(about);
    if (others === undefined) found.set(about, [row]);
    else others.push(row);
  }
  return found;
}
