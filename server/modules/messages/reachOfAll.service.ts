import type { Answer } from '#contract/endpoint.ts';
import type { showReach } from '#contract/messages.ts';
import { covers } from '#engines/access/roles.ts';
import type { Scope } from '../../platform/scope.ts';
import { namesOf } from '../accounts/accounts.service.ts';
import { lookedAt } from '../farmers/farmers.service.ts';
import { type Counted, figuresOf } from './reach.presenter.ts';
import * as counts from './reach.repository.ts';

type Answered = Answer<typeof showReach>;

/** What everyone's figures are narrowed to, and the page of officers. */
export interface OfEveryone {
  readonly officer?: string | undefined;
  readonly district?: string | undefined;
  readonly officersFrom?: number | undefined;
}

/** Officers of a page. */
export const officersOfPage = 50;

/**
 * Whom messages since an instant reached in the branch of whoever asks, by district and by page of officers; counted by
 * PostgreSQL, so that it does not grow with the farmers.
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
  const reached = await counts.countReachedOfAll(db, filter);
  const keysOf = (by: 'district' | 'officer'): string[] => [
    ...new Set([...farmers, ...deliveries].flatMap((each) => (each.by === by && each.key !== null ? [each.key] : []))),
  ];
  const figures = (by: Counted['by'], key: string | null = null): Answered['all'] => {
    const isIt = (each: Counted): boolean => each.by === by && each.key === key;
    return figuresOf(
      farmers.find(isIt) ?? { farmers: 0, consented: 0, stopped: 0 },
      deliveries.filter(isIt),
      reached.find(isIt)?.reached ?? 0,
    );
  };
  const book = context.reference.book();
  // An officer who handed their farmers over is still who sent the messages.
  const names = await namesOf(db, keysOf('officer'));
  const officers = keysOf('officer')
    .map((id) => ({ id, name: names.get(id) ?? '' }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
  return {
    all: figures('all'),
    groups: [],
    districts: keysOf('district')
      .toSorted()
      .map((id) => ({ id, name: book.districtById.get(id)?.name ?? id, ...figures('district', id) })),
    officers: officers
      .slice(officersFrom, officersFrom + officersOfPage)
      .map((each) => ({ ...each, ...figures('officer', each.id) })),
    officersTotal: officers.length,
    failures: await counts.failuresOf(db, {
      ownerId: officer ?? null,
      districtIds: district === undefined ? branch : [district].filter((id) => covers(branch, id)),
      since,
    }),
  };
}
