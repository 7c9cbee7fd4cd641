import type { Season } from '#engines/calendar/types.ts';
import { onsetCondition, type OnsetCondition, seasonDrafts } from '#engines/messages/seasonDrafts.ts';
import { Problem } from '../../../platform/calls/problems.ts';
import { planSeason, type Planning } from '../../calendar/calendar.service.ts';
import type { StoredDraft } from './drafts.repository.ts';
import { followPlan, type ShownDraft } from './followPlan.ts';

/** A season's drafts as its plan has them today, and what its onset is known by. */
export interface DrawnSeason {
  readonly drawn: ReturnType<typeof seasonDrafts>;
  readonly condition: OnsetCondition | null;
  readonly cropId: string;
  readonly districtId: string;
  readonly crop: string;
  readonly district: string;
  readonly season: Season;
  readonly year: number;
}

/** Draws the season of a crop in a district that is running or next, or the one asked for. @throws what the calendar throws */
export function drawSeason(
  scope: Planning,
  asked: { readonly crop: string; readonly district: string; readonly season?: Season | undefined },
): DrawnSeason {
  const { plan, crop, district, region } = planSeason(scope, {
    crop: asked.crop,
    district: asked.district,
    season: asked.season,
  });
  const advice = new Map(
    (scope.context.reference.book().activitiesByCrop.get(crop.cropId) ?? []).map(({ position, shortText }) => [
      position,
      shortText,
    ]),
  );
  const drafted = { crop: crop.name, district: district.name, region: region?.name ?? '', plan };
  return {
    drawn: seasonDrafts(drafted, ({ ruleId }) => advice.get(ruleId) ?? '', scope.today),
    condition: onsetCondition(drafted, scope.today),
    cropId: crop.cropId,
    districtId: district.districtId,
    crop: crop.name,
    district: district.name,
    season: plan.season,
    year: plan.year,
  };
}

/** Shows stored drafts as their seasons stand today; each season is planned once. */
export function follower(scope: Planning): (draft: StoredDraft) => ShownDraft {
  const seasons = new Map<string, DrawnSeason | null>();
  return (draft) => {
    const { cropId, districtId, season, year } = draft;
    const key = [cropId, districtId, season, year].join(' ');
    const known = seasons.get(key);
    const drawn = known === undefined ? seasonOf(scope, draft) : known;
    seasons.set(key, drawn);
    return followPlan(draft, drawn, scope.today);
  };
}

/** The season a draft is of; null where it is over, or where the calendar has it no more. */
export function seasonOf(scope: Planning, { cropId, districtId, season, year }: StoredDraft): DrawnSeason | null {
  try {
    const drawn = drawSeason(scope, { crop: cropId, district: districtId, season });
    return drawn.year === year ? drawn : null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
