import type { Query } from '#contract/endpoint.ts';
import type { listRisks as call, listVerifiedRisks } from '#contract/risks/risks.ts';
import { mostPublicRisks } from '#contract/limits.ts';
import type { RiskStatus } from '#engines/access/field/risks.ts';
import type { Zone } from '#engines/reference/words.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findRegions, placesOf } from '../../geography/geography.service.ts';
import { mergedInto, type Similar, similarTo } from './merge.service.ts';
import { addComment, addEvents, commentsOf, eventsOf } from '../riskParts.repository.ts';
import { countByStatus, countRisks, findRisk, listRisks, type Risk, type RiskFilter } from '../risks.repository.ts';
import { mayJudgeRisk } from '#engines/access/field/risks.ts';
import { rightsOf, seenBy, seenRisk } from '../seen.service.ts';
import { findCategory, type Advice } from '../zones/zones.repository.ts';

const pageSize = 50;
const dayMs = 86_400_000;
const mostAssigned = 500;

/** A risk with all that was said and done about it. */
export interface RiskWhole {
  readonly risk: Risk;
  readonly thread: Awaited<ReturnType<typeof commentsOf>>;
  readonly events: Awaited<ReturnType<typeof eventsOf>>;
  readonly similar: readonly Similar[];
  readonly merged: readonly Similar[];
}

/** Verified risks as everybody may see them. @throws regionNotFound, regionDivided */
export async function verifiedRisks(
  scope: Pick<Scope, 'db' | 'now' | 'context'>,
  {
    category,
    region,
    district,
    zone,
    days,
    active,
    limit = mostPublicRisks,
    offset = 0,
  }: Query<typeof listVerifiedRisks>,
): Promise<Risk[]> {
  const filter: RiskFilter = {
    seen: 'all',
    status: 'verified',
    category,
    active,
    districts: district !== undefined ? [district] : districtsOf(scope, region, zone),
    since: days === undefined ? undefined : new Date(scope.now.getTime() - days * dayMs),
  };
  return listRisks(scope.db, filter, { order: 'newest', limit, offset });
}

/** One verified risk with the advice of its category. @throws riskNotFound, also where it is not verified */
export async function verifiedRisk(scope: Scope, id: number): Promise<{ risk: Risk; advice: Advice }> {
  const risk = await findRisk(scope.db, id);
  if (risk?.status !== 'verified') throw problem('riskNotFound', { found: id });
  return { risk, advice: (await findCategory(scope.db, risk.categoryId))?.advice ?? {} };
}

/** A page of the risks whoever asks may see, with how many there are in all and in each state. */
export async function searchRisks(
  scope: Scope,
  asked: Query<typeof call>,
): Promise<{ found: Risk[]; total: number; counts: Record<RiskStatus, number> }> {
  const { mine, claimed, district, order = 'newest', limit = pageSize, offset = 0, ...rest } = asked;
  const me = scope.actor.personId ?? '';
  const seen = seenBy(scope);
  const filter: RiskFilter = {
    ...rest,
    seen,
    districts: district === undefined ? undefined : [district],
    reporterId: mine ? me : undefined,
    claimed: claimed === 'mine' ? { by: me } : claimed,
  };
  const [found, total, counts] = [
    await listRisks(scope.db, filter, { order, limit, offset }),
    await countRisks(scope.db, filter),
    await countByStatus(scope.db, { seen, reporterId: filter.reporterId }),
  ];
  return { found, total, counts };
}

/** Risks assigned to whoever asks, the newest first. */
export function assignedRisks({ db, actor }: Scope): Promise<Risk[]> {
  if (actor.personId === null) return Promise.resolve([]);
  return listRisks(db, { seen: { responderId: actor.personId } }, { order: 'newest', limit: mostAssigned, offset: 0 });
}

/** @throws riskNotFound */
export async function wholeRisk(scope: Scope, id: number): Promise<RiskWhole> {
  const risk = await seenRisk(scope, id);
  // What is near is another officer's: for those who judge.
  const near = mayJudgeRisk(scope.actor, rightsOf(risk));
  return {
    risk,
    thread: await commentsOf(scope.db, id),
    events: await eventsOf(scope.db, id),
    similar: near ? await similarTo(scope, risk) : [],
    merged: near ? await mergedInto(scope, risk) : [],
  };
}

/** Adds a comment under the name of whoever is signed in (decision 8). @throws riskNotFound, fieldEmpty */
export async function commentRisk(scope: Scope, id: number, text: string): Promise<void> {
  const risk = await seenRisk(scope, id);
  const author = scope.actor.personId;
  if (author === null) throw problem('signInNeeded');
  if (text.trim() === '') throw problem('fieldEmpty', { field: 'The comment' });
  await addComment(scope.db, risk.id, author, text.trim(), scope.now);
  await addEvents(scope.db, [{ riskId: risk.id, kind: 'commented', actorId: author, at: scope.now }]);
  scope.audit('commentRisk', [String(id)], ['text']);
}

/** Districts of a region, of a zone, or of both; undefined where neither is named. */
function districtsOf(
  scope: Pick<Scope, 'context'>,
  region: string | undefined,
  zone: Zone | undefined,
): string[] | undefined {
  const inRegion = region === undefined ? undefined : districtsIn(scope, region);
  if (zone === undefined) return inRegion;
  const { districtById } = scope.context.reference.book();
  return (inRegion ?? [...districtById.keys()]).filter((id) => districtById.get(id)?.zone === zone);
}

function districtsIn({ context }: Pick<Scope, 'context'>, region: string): string[] {
  const book = context.reference.book();
  const regions = new Set(findRegions(book, region).map(({ id }) => id));
  return placesOf(book)
    .districts.filter(({ regionId }) => regions.has(regionId))
    .map(({ id }) => id);
}
