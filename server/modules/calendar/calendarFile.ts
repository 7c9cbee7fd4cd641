import { sayAll } from '#engines/calendar/sentences/say.ts';
import { iCalendar, stampOf } from '#engines/calendar/iCalendar.ts';
import { frenchTerms, frenchVarieties, seasonInFrench } from '#engines/conversation/terms.ts';
import { frenchDay } from '#engines/dates/frenchDay.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import { inLanguage as pageInLanguage, type PageLanguage } from '#engines/words/pageLanguages.ts';
import { inLanguage } from '../reference/reference.service.ts';
import type { SeasonPlan } from './calendar.service.ts';

/**
 * A plan as an iCalendar file. An event keeps its id when a declared onset or an edited rule moves it; a chosen
 * planting week or variety is part of the id, because it is another plan.
 * @param origin address of the portal without a slash at the end
 * @param language what events and plan are written in, and the pages that they lead to
 */
export function calendarFile(
  book: ReferenceBook,
  season: SeasonPlan,
  {
    origin,
    now,
    language = 'en',
  }: { readonly origin: string; readonly now: Date; readonly language?: PageLanguage | undefined },
): string {
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
  const isFrench = language === 'fr';
  const cropName = (isFrench && frenchTerms.crops[crop.cropId]) || crop.name;
  const title = isFrench ? seasonInFrench(plan.title) : plan.title;
  const varietyName = variety === null ? '' : (isFrench && frenchVarieties[variety.name]) || variety.name;
  const workOf = (code: string, name: string): string => (isFrench && frenchTerms.activities[code]) || name;
  return iCalendar({
    name: `${cropName}${isFrench ? ', ' : ' in '}${district.name}, ${title}${variety === null ? '' : `, ${varietyName}`}`,
    description: sayAll(
      [...(plan.onset?.note ?? []), ...plan.confidence.reason, ...plan.warnings.flatMap(({ said }) => said)],
      language,
    ),
    stamp: stampOf(now.toISOString()),
    events: plan.activities.map((activity) => ({
      uid: `${identity}-${activity.key}@agrihub-ghana`,
      start: activity.start,
      end: activity.end,
      summary: isFrench
        ? frenchSpaces(`${workOf(activity.code, activity.name)} : ${cropName}, ${district.name}, ${title}`)
        : `${activity.name}: ${cropName}, ${district.name}, ${title}`,
      description:
        `${inLanguage({ text: texts.get(activity.ruleId)?.longText ?? '' }, language).text}\n${rangeSentence(activity.earliestStart, activity.latestStart, language)}`.trim(),
      url: `${origin}${pageInLanguage('/main/more/', language)}${encodeURIComponent(activity.name)}?${query}`,
    })),
  });
}

function rangeSentence(earliest: string, latest: string, language: PageLanguage): string {
  if (earliest === latest) return '';
  return language === 'fr'
    ? `Peut commencer entre le ${frenchDay(earliest)} et le ${frenchDay(latest)}.`
    : `May start between ${spokenDay(earliest)} and ${spokenDay(latest)}.`;
}
