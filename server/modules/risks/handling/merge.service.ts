import { groupNear, isNear, NEAR_DAYS } from '#engines/risks/nearDuplicates.ts';
import { distanceKm } from '#engines/shapes/distance.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import * as acts from './acts.repository.ts';
import { findRisk, listRisks, type Risk, sightings } from '../risks.repository.ts';
import { addEvents } from '../riskParts.repository.ts';
import { judgedBy, judgedRisk, requireJudge } from '../seen.service.ts';

const dayMs = 86_400_000;
/** Suggestions look back so far, and at so many of the newest reports. */
const lookBackDays = 60;
const mostCompared = 5_000;
const mostGroups = 50;

/** A report beside another one, with how far apart they are. */
export interface Similar {
  readonly risk: Risk;
  readonly km: number;
}

/** Reports of the same category within 2 km and 3 days of one, the nearest first. */
export async function similarTo(scope: Scope, risk: Risk): Promise<Similar[]> {
  if (risk.lat === null || risk.lng === null || risk.status === 'merged') return [];
  const here = { categoryId: risk.categoryId, point: [risk.lng, risk.lat] as const, at: risk.createdAt };
  const since = new Date(risk.createdAt.getTime() - NEAR_DAYS * dayMs);
  const near = (await sightings(scope.db, { since, category: risk.categoryId, limit: mostCompared })).filter(
    (other) => other.id !== risk.id && isNear(here, other),
  );
  return withKm(
    await risksOf(
      scope,
      near.map(({ id }) => id),
    ),
    risk,
  );
}

/** Groups of reports that may be one, the largest first. @throws notForYou */
export async function listDuplicates(scope: Scope): Promise<Similar[][]> {
  requireJudge(scope);
  const since = new Date(scope.now.getTime() - lookBackDays * dayMs);
  const groups = groupNear(await sightings(scope.db, { since, limit: mostCompared })).slice(0, mostGroups);
  const found = new Map(
    (
      await risksOf(
        scope,
        groups.flat().map(({ id }) => id),
      )
    ).map((risk) => [risk.id, risk]),
  );
  return groups
    .map((group) => {
      const risks = group.flatMap(({ id }) => found.get(id) ?? []);
      const [first] = risks;
      return first === undefined ? [] : [{ risk: first, km: 0 }, ...withKm(risks.slice(1), first)];
    })
    .filter((group) => group.length > 1);
}

/** Lets one report stand for others. @throws notForYou, riskNotFound, riskRefused, changedMeanwhile where one of them was decided */
export async function mergeRisks(scope: Scope, id: number, others: readonly number[]): Promise<void> {
  const actorId = requireJudge(scope);
  const into = await judgedRisk(scope, id);
  const ids = [...new Set(others)].filter((each) => each !== id);
  const risks = await risksOf(scope, ids);
  const missing = ids.find((each) => !risks.some((risk) => risk.id === each));
  if (missing !== undefined) throw problem('riskNotFound', { found: missing });
  if (into.status !== 'pending' && into.status !== 'verified')
    throw problem('riskRefused', {
      sentence: `Risk ${id} is ${into.status}, so nothing can be merged into it. Choose one that is pending or verified.`,
    });
  const other = risks.find((risk) => risk.categoryId !== into.categoryId);
  if (other !== undefined)
    throw problem('riskRefused', {
      sentence: `Risk ${other.id} is of the category ${other.category}, risk ${id} of ${into.category}. Only reports of one category are merged.`,
    });
  const done = await acts.mergeInto(
    scope.db,
    ids.map((each) => ({ id: each })),
    id,
    scope.now,
  );
  if (done.length < ids.length)
    throw problem('riskChanged', {
      sentence: 'One of these reports was decided or merged meanwhile. Load the list again.',
    });
  await acts.touchRisks(scope.db, [{ id }], scope.now);
  await addEvents(scope.db, [
    { riskId: id, kind: 'merged', actorId, at: scope.now, detail: { risks: ids.join(', ') } },
    ...ids.map((riskId) => ({ riskId, kind: 'mergedInto', actorId, at: scope.now, detail: { risk: id } })),
  ]);
  scope.audit('mergeRisks', [String(id), ...ids.map(String)]);
}

/** Lets a merged report stand for itself again. @throws notForYou, riskNotFound, riskRefused where it was not merged */
export async function unmergeRisk(scope: Scope, id: number): Promise<void> {
  const actorId = requireJudge(scope);
  const { mergedInto } = await judgedRisk(scope, id);
  const done = await acts.unmerge(scope.db, [{ id }], scope.now);
  if (done.length === 0) throw problem('riskRefused', { sentence: `Risk ${id} is not merged into another.` });
  const events = [{ riskId: id, kind: 'unmerged', actorId, at: scope.now }];
  if (mergedInto !== null && (await findRisk(scope.db, mergedInto)) !== undefined)
    events.push({ riskId: mergedInto, kind: 'unmerged', actorId, at: scope.now });
  await addEvents(
    scope.db,
    events.map((event) => ({ ...event, detail: { risk: id } })),
  );
}

/** Reports a risk stands for. */
export async function mergedInto(scope: Scope, risk: Risk): Promise<Similar[]> {
  return withKm(
    await listRisks(
      scope.db,
      { seen: judgedBy(scope), mergedInto: risk.id },
      { order: 'oldest', limit: 200, offset: 0 },
    ),
    risk,
  );
}

function risksOf(scope: Scope, ids: readonly number[]): Promise<Risk[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : listRisks(scope.db, { seen: judgedBy(scope), ids }, { order: 'oldest', limit: ids.length, offset: 0 });
}

function withKm(risks: readonly Risk[], from: Risk): Similar[] {
  const point = (risk: Risk) => [risk.lng ?? 0, risk.lat ?? 0] as const;
  const isFar = (risk: Risk): boolean => risk.lat === null || from.lat === null;
  return risks
    .map((risk) => ({ risk, km: isFar(risk) ? 0 : distanceKm(point(from), point(risk)) }))
    .toSorted((a, b) => a.km - b.km || a.risk.id - b.risk.id);
}
