import { sayFigure } from '#engines/words/figures.ts';
import { actionShareAt, infestedShare, judgeScouting, type ScoutingVerdict } from '#engines/traps/scouting.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { districtAround } from '../../geography/geography.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { requireOfficer, siteOf, trapSight } from '../access.service.ts';
import { supervisorsOf } from '../rules/rules.service.ts';
import { readVisitDay } from '../reports/reports.service.ts';
import * as rows from './scouting.repository.ts';
import { askedSpecies } from '../species.service.ts';

/** What was seen on plants, as it came. */
export interface TypedScouting {
  readonly speciesId: string;
  readonly trapSiteId?: number | undefined;
  readonly cropId?: string | undefined;
  readonly cropStage: string;
  readonly districtId?: string | undefined;
  readonly community?: string | undefined;
  readonly scoutedOn?: string | undefined;
  readonly spots: readonly number[];
  readonly plantsASpot: number;
  readonly note?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A scouting with what it comes to. */
export interface JudgedScouting {
  readonly scouting: rows.Scouting;
  readonly plants: number;
  readonly infested: number;
  readonly share: number;
  readonly verdict: ScoutingVerdict;
}

const mostExported = 100_000;

/** Scoutings, the latest first. @throws notForYou */
export async function listScoutings(
  scope: Scope,
  siteId: number | undefined,
  limit: number,
  offset: number,
): Promise<{ total: number; found: JudgedScouting[] }> {
  const { total, found } = await rows.listScoutings(scope.db, trapSight(scope), siteId, limit, offset);
  return { total, found: found.map(judged) };
}

/**
 * Keeps what was seen on plants; plant protection is told where the share from which control is worth it is reached.
 *
 * @throws notForYou, trapSpeciesNotFound, trapSiteNotFound; badInput for more infested plants than were looked at, an unknown
 *   stage, crop or district, and where no place is said
 */
export async function addScouting(scope: Scope, typed: TypedScouting): Promise<JudgedScouting> {
  const scoutId = requireOfficer(scope);
  const species = askedSpecies(scope.context.reference.book(), typed.speciesId);
  const site = typed.trapSiteId === undefined ? undefined : await siteOf(scope, typed.trapSiteId);
  if (typed.spots.some((infested) => infested > typed.plantsASpot)) {
    throw problem('badInput', {
      sentence: `A spot has more infested plants than the ${typed.plantsASpot} that were looked at. Count infested plants, not insects.`,
    });
  }
  if (!species.stages.includes(typed.cropStage))
    throw problem('badInput', {
      sentence: `"${typed.cropStage}" is no stage for ${species.name}. Choose one of: ${species.stages.join(', ')}.`,
    });
  const scouting = await rows.addScouting(
    scope.db,
    {
      siteId: site?.id ?? null,
      speciesId: species.speciesId,
      cropId: readCrop(scope, typed.cropId ?? site?.cropId ?? null),
      cropStage: typed.cropStage,
      districtId: readDistrict(scope, typed) ?? site?.districtId ?? nowhere(),
      community: (typed.community ?? site?.community ?? '').trim(),
      latitude: typed.latitude ?? null,
      longitude: typed.longitude ?? null,
      scoutedOn: readVisitDay(typed.scoutedOn, scope.today),
      spots: typed.spots,
      plantsASpot: typed.plantsASpot,
      note: (typed.note ?? '').trim(),
      actionShare: actionShareAt(species, typed.cropStage),
      scoutId,
    },
    scope.now,
  );
  scope.audit('addScouting', [String(scouting.id)], Object.keys(typed));
  const found = judged(scouting);
  if (found.verdict === 'above') await tellSupervisors(scope, found);
  return found;
}

/** Trap counts and scoutings of a year, the latest first. @throws notForYou */
export async function surveysOf(scope: Scope, year: number, speciesId: string | null): Promise<rows.Survey[]> {
  return rows.listSurveys(scope.db, trapSight(scope), `${year}-01-01`, `${year}-12-31`, speciesId, mostExported);
}

/** What a scouting calls for. */
export function nextAfterScouting(
  { context }: Pick<Scope, 'context'>,
  { scouting, share, verdict }: JudgedScouting,
): string {
  const note = context.reference.book().trapSpeciesById.get(scouting.speciesId)?.actionNote ?? '';
  const said = `${sayFigure(share)} % of the plants are infested`;
  if (verdict === 'noShare') return `${said}. No share from which control is worth it is in use. ${note}`.trim();
  const action = sayFigure(scouting.actionShare ?? 0);
  return verdict === 'below'
    ? `${said}, below ${action} %: no control is needed yet. Look again in a week.`
    : `${said}; from ${action} % control is worth it. Ask plant protection what to use. ${note}`.trim();
}

function judged(scouting: rows.Scouting): JudgedScouting {
  const share = infestedShare(scouting.spots, scouting.plantsASpot);
  const infested = scouting.spots.reduce((sum, each) => sum + each, 0);
  return {
    scouting,
    plants: scouting.spots.length * scouting.plantsASpot,
    infested,
    share,
    verdict: judgeScouting(share, scouting.actionShare),
  };
}

function readCrop({ context }: Scope, cropId: string | null): string | null {
  if (cropId !== null && !context.reference.book().cropById.has(cropId))
    throw problem('badInput', { sentence: `There is no crop "${cropId}". Choose one of the list.` });
  return cropId;
}

function readDistrict({ context }: Scope, { districtId, latitude, longitude }: TypedScouting): string | undefined {
  const book = context.reference.book();
  if (districtId !== undefined) {
    if (!book.districtById.has(districtId))
      throw problem('badInput', { sentence: `There is no district "${districtId}". Choose one of the list.` });
    return districtId;
  }
  if (latitude === undefined || longitude === undefined) return undefined;
  return districtAround(book, context.outlines.current(), [longitude, latitude])?.district.id;
}

function nowhere(): never {
  throw problem('badInput', { sentence: 'Where the field is was not said. Choose the trap near it or its district.' });
}

async function tellSupervisors(scope: Scope, { scouting, share }: JudgedScouting): Promise<void> {
  const book = scope.context.reference.book();
  const pest = book.trapSpeciesById.get(scouting.speciesId)?.name ?? scouting.speciesId;
  const place = [scouting.community, book.districtById.get(scouting.districtId ?? '')?.name].filter(Boolean).join(', ');
  const params = {
    pest,
    place,
    share: sayFigure(share),
    stage: scouting.cropStage,
    actionShare: sayFigure(scouting.actionShare ?? 0),
  };
  for (const id of await supervisorsOf(scope, scouting.districtId))
    await tell(scope, id, { kind: 'scoutingAbove', params, link: '/controlcenter/trapsite?show=scouting' });
}
