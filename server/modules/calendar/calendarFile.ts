import { sayAll } from '#engines/calendar/sentences/say.ts';
import { iCalendar, stampOf } from '#engines/calendar/iCalendar.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { SeasonPlan } from './calendar.service.ts';

/**
 * A plan as an iCalendar file. An event keeps its id when a declared onset or an edited rule moves it; a chosen
 * planting week or variety is part of the id, because it is another plan.
 * @param origin address of the portal without a slash at the end
 */
export function calendarFile(book: ReferenceBook, season: SeasonPlan, origin: string, now: Date): string {
  const { plan, crop, district, week } = season;
  const texts = new Map((book.activitiesByCrop.get(crop.cropId) ?? []).map((row) => [row.position, row]));
  const variety = plan.variety === null || plan.variety.key === season.usual?.key ? null : plan.variety;
  const identity = [
    crop.cropId,
    district.districtId,
    plan.season,
    plan.year,
    ...(variety === null ? [] : [variety.key]),
    ...(week === null ? [] : [week.start]),
  ].join('-');
  const query = new URLSearchParams({
    crop: crop.cropId,
    region: district.regionId,
    district: district.districtId,
    season: plan.season,
    ...(variety === null ? {} : { variety: variety.key }),
    ...(week === null ? {} : { planting_start: week.start, planting_end: week.end }),
  });
  return iCalendar({
    name: `${crop.name} in ${district.name}, ${plan.title}${variety === null ? '' : `, ${variety.name}`}`,
    description: sayAll([
      ...(plan.onset?.note ?? []),
      ...plan.confidence.reason,
      ...plan.warnings.flatMap(({ said }) => said),
    ]),
    stamp: stampOf(now.toISOString()),
    events: plan.activities.map((activity) => ({
      uid: `${identity}-${activity.key}@agrihub-ghana`,
      start: activity.start,
      end: activity.end,
      summary: `${activity.name}: ${crop.name}, ${district.name}, ${plan.title}`,
      description:
        `${texts.get(activity.ruleId)?.longText ?? ''}\n${rangeSentence(activity.earliestStart, activity.latestStart)}`.trim(),
      url: `${origin}/main/more/${encodeURIComponent(activity.name)}?${query}`,
    })),
  });
}

function rangeSentence(earliest: string, latest: string): string {
  return earliest === latest ? '' : `May start between ${spokenDay(earliest)} and ${spokenDay(latest)}.`;
}
