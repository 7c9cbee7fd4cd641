import type { Static } from 'typebox';
import type { Answer, Body, Query } from '#contract/endpoint.ts';
import type {
  listWarningDeliveries,
  listWarnings as listCall,
  previewWarning as previewCall,
  proposeWarning as proposeCall,
  Warned,
} from '#contract/risks/warnings.ts';
import { branchOfJudging, mayJudgeRisk } from '#engines/access/field/risks.ts';
import { covers } from '#engines/access/roles.ts';
import { languages, type Language } from '#engines/farmers/farmer.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { composeWarning, deliveriesOf, sendFor, sentAbout } from '../../messages/messages.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { districtAround } from '../../geography/geography.service.ts';
import { announceEvent } from '../../webhooks/webhooks.service.ts';
import { presentPublicRisk } from '../risks.presenter.ts';
import { listCategories } from '../zones/zones.repository.ts';
import { knownZone } from '../zones/zones.service.ts';
import type { Risk } from '../risks.repository.ts';
import { addEvents } from '../riskParts.repository.ts';
import { judgedRisk, requireJudge, rightsOf, seenRisk } from '../seen.service.ts';
import {
  chosenOfArea,
  districtsAround,
  farmersOfArea,
  sayArea,
  usualArea,
  placeWithDistrict,
} from './warnedArea.service.ts';
import { addWarning, findOutcome, type KeptWarning, warningsOf } from './warnings.repository.ts';

type Draft = Body<typeof previewCall>;

/** As messages name what they are about. */
const about = ({ id }: Pick<Risk, 'id'>): string => `risk ${id}`;

/**
 * A warning to begin with: its area, and the advice of the category in every language it is kept in.
 *
 * @throws notForYou, riskNotFound, riskNotVerified
 */
export async function proposeWarning(scope: Scope, id: number): Promise<Answer<typeof proposeCall>> {
  const risk = await warnable(scope, id);
  const area = await usualArea(scope, risk);
  const { advice = {} } =
    (await listCategories(scope.db)).find(({ id: category }) => category === risk.categoryId) ?? {};
  const written = Object.entries(advice).filter(([language, text]) => language in languages && text.trim() !== '') as [
    Language,
    string,
  ][];
  return {
    area,
    where: await sayArea(scope, area),
    zone: risk.zoneId === null || risk.zone === null ? null : { id: risk.zoneId, name: risk.zone },
    district: {
      id: risk.districtId,
      name: scope.context.reference.book().districtById.get(risk.districtId)?.name ?? risk.districtId,
    },
    text: firstText(scope, risk, advice.en ?? ''),
    versions: written.filter(([language]) => language !== 'en').map(([language, text]) => ({ language, text })),
  };
}

/** What was seen where, and what to do. The district of a village is named too, unless that takes another part of an SMS. */
function firstText({ context }: Scope, { category, place, districtId }: Risk, advice: string): string {
  const near = (where: string) => `${category} seen ${where}. ${advice}`.trim();
  if (place === '') return near('in {district}');
  const [short, whole] = [near(`near ${place}`), near(`near ${placeWithDistrict(context, place, districtId)}`)];
  return measureText(whole).parts > measureText(short).parts ? short : whole;
}

/** Who a warning would reach, who not and why, and what it costs. @throws notForYou, riskNotFound, riskNotVerified, messageRefused */
export async function previewWarning(scope: Scope, id: number, draft: Draft): Promise<Answer<typeof previewCall>> {
  const risk = await warnable(scope, id);
  await requireWithin(scope, risk, draft.area);
  const { chosen, found, byPlace, named, districtOnly, cropUnknown } = await chosenOfArea(
    scope,
    draft.area,
    draft.crops ?? [],
    draft.withDistrict ?? false,
  );
  const preview = await composeWarning(scope, { ...draft, about: about(risk), chosen });
  return {
    where: await sayArea(scope, draft.area),
    inside: found,
    byFarm: named,
    byPlace,
    districtOnly,
    cropUnknown,
    preview,
  };
}

/**
 * Warns the farmers of an area: one message by the rules of every message, in the caller's transaction; writes it on the
 * time line and tells the responders of the risk.
 *
 * @throws notForYou, riskNotFound, riskNotVerified, messageRefused
 */
export async function sendWarning(scope: Scope, id: number, draft: Draft): Promise<Static<typeof Warned>> {
  const actorId = requireJudge(scope);
  const risk = await warnable(scope, id);
  const { area, crops = [], withDistrict = false } = draft;
  await requireWithin(scope, risk, area);
  const { ids } = await farmersOfArea(scope, area, crops, withDistrict);
  const where = await sayArea(scope, area);
  const { id: messageId, state, counts } = await sendFor(scope, { ...draft, about: about(risk), farmerIds: ids });
  await addWarning(scope.db, id, { area, where, crops, farmers: ids.length, messageId }, actorId, scope.now);
  await addEvents(scope.db, [
    {
      riskId: id,
      kind: 'warned',
      actorId,
      at: scope.now,
      detail: { where, farmers: counts.queued, waits: state === 'approval' },
    },
  ]);
  for (const { id: responder } of risk.responders) {
    await tell(scope, responder, {
      kind: 'riskWarned',
      params: { where, risk: id },
      link: `/controlcenter/respondent/${id}`,
    });
  }
  // Of one that waits for a second person nothing has been sent yet.
  if (state !== 'approval') {
    const { district, riskCategory } = presentPublicRisk(scope, risk);
    await announceEvent(scope, 'warning.sent', {
      riskId: id,
      category: riskCategory.name,
      district,
      sentAt: scope.now.toISOString(),
      path: `/main/risks/${id}`,
    });
  }
  scope.audit('warnOfRisk', [String(id), String(messageId)], []);
  const [warned] = await present(scope, risk);
  if (warned === undefined) throw new Error('A warning that was just written is gone.');
  return warned;
}

/** Warnings of a risk and how it ended, for everybody who may see it. @throws riskNotFound */
export async function listWarnings(scope: Scope, id: number): Promise<Answer<typeof listCall>> {
  const risk = await seenRisk(scope, id);
  const closed = await findOutcome(scope.db, id);
  return {
    warnings: await present(scope, risk),
    closed: closed === undefined ? null : { ...closed, at: closed.at.toISOString() },
    mayWarn: mayJudgeRisk(scope.actor, rightsOf(risk)) && whyNot(risk) === undefined,
  };
}

/** What became of the warnings of a risk for each number. @throws riskNotFound, notForYou */
export async function warningDeliveries(
  scope: Scope,
  id: number,
  query: Query<typeof listWarningDeliveries>,
): Promise<Answer<typeof listWarningDeliveries>> {
  const { state, ...page } = query;
  return deliveriesOf(scope, about(await judgedRisk(scope, id)), { ...page, ...(state !== undefined && { state }) });
}

/**
 * Districts, and zones made of them, are warned by who judges there, or watches the zone; around the risk itself farmers are
 * warned across the border. @throws riskNotVerified, zoneNotFound
 */
async function requireWithin(scope: Scope, risk: Risk, area: Draft['area']): Promise<void> {
  const branch = branchOfJudging(scope.actor);
  if (branch === null) return;
  const other = await districtOutside(scope, risk, area, branch);
  if (other === undefined) return;
  const name = scope.context.reference.book().districtById.get(other)?.name ?? other;
  throw problem('riskNotVerified', {
    sentence: `${name} is outside the districts you work in. Leave it out, or ask plant protection there to warn.`,
  });
}

/** A district of an area that lies outside a branch, or the words for a place in none; undefined where all is within. */
async function districtOutside(
  scope: Scope,
  { lat, lng }: Risk,
  area: Draft['area'],
  branch: readonly string[],
): Promise<string | undefined> {
  if (area.kind === 'districts') return area.ids.find((id) => !covers(branch, id));
  if (area.kind === 'shape') return districtsAround(scope, area).find((id) => !covers(branch, id));
  if (area.kind === 'zone') {
    const { officers, districtIds } = await knownZone(scope, area.id);
    const isWatched = officers.some(({ id }) => id === scope.actor.personId);
    return isWatched ? undefined : districtIds.find((id) => !covers(branch, id));
  }
  if (area.lat === lat && area.lng === lng) return undefined;
  const { context } = scope;
  const found = districtAround(context.reference.book(), context.outlines.current(), [area.lng, area.lat]);
  const centre = found?.district.id ?? 'The centre of this circle';
  return covers(branch, centre) ? undefined : centre;
}

async function warnable(scope: Scope, id: number): Promise<Risk> {
  const risk = await judgedRisk(scope, id);
  const sentence = whyNot(risk);
  if (sentence !== undefined) throw problem('riskNotVerified', { sentence });
  return risk;
}

/** Why nobody is warned of a risk; undefined where they are. */
function whyNot({ id, status, isActive, mergedInto }: Risk): string | undefined {
  if (status === 'merged') return `Risk ${id} was merged into risk ${mergedInto}. Warn of that one.`;
  if (status !== 'verified') return `Risk ${id} is not verified, so nobody is warned of it. Verify it first.`;
  return isActive ? undefined : `Risk ${id} is over, so nobody is warned of it. Make it active again first.`;
}

async function present(scope: Scope, risk: Risk): Promise<Static<typeof Warned>[]> {
  const [kept, messages] = [await warningsOf(scope.db, risk.id), await sentAbout(scope, about(risk))];
  return kept.map(({ at, messageId, ...warning }: KeptWarning) => ({
    ...warning,
    crops: [...warning.crops],
    at: at.toISOString(),
    message: messages.find((message) => message.id === messageId) ?? null,
  }));
}
