import { sayAll } from '#engines/calendar/sentences/say.ts';
import { sayInstead } from '#engines/calendar/sentences/sayInstead.ts';
import type { FoundPlace } from '#engines/conversation/dialogue.ts';
import { frenchSkies, frenchTerms, seasonInFrench } from '#engines/conversation/terms.ts';
import { addDays } from '#engines/dates/day.ts';
import { cropMeant } from '#engines/reference/cropSpellings.ts';
import type { CropRow } from '#engines/reference/rows.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { planSeason } from '../calendar/calendar.service.ts';
import { inLanguage } from '../reference/reference.service.ts';
import { findResources } from '../resources/resources.service.ts';
import { locationsOf, placeOf } from '../weather/weather.service.ts';
import { field, list, paragraph, safe, soft, textMode } from './write.ts';

const monthDays = 30;
const onPage = 20;
const minuteMs = 60_000;

/** Where text mode begins: crop and place, then what there is of them. */
export function homePage(
  { context }: Scope,
  {
    crop = '',
    place = '',
    language,
  }: { readonly crop?: string; readonly place?: string; readonly language?: PageLanguage },
  found: readonly FoundPlace[] | undefined,
): string {
  const asked = new URLSearchParams({ ...(crop !== '' && { crop }), ...(place !== '' && { place }) }).toString();
  const { words, page, link, form } = textMode(asked === '' ? '/t/home' : `/t/home?${asked}`, language);
  const book = context.reference.book();
  const meant = crop.trim() === '' ? undefined : cropMeant(book, crop);
  const parts = [
    form(
      '/t/home',
      [
        field('crop', words.crop, crop, `maxlength="60" placeholder="${words.cropExample}"`),
        field('place', words.place, place, 'maxlength="80" placeholder="Ejura"'),
        `<button class="get">${words.show}</button>`,
      ].join(''),
    ),
  ];
  if (crop.trim() !== '' && meant === undefined) parts.push(paragraph(words.noCrop(crop)));
  if (found?.length === 0) parts.push(paragraph(words.noPlace(place)));
  for (const { name, districtId } of found ?? []) {
    const district = book.districtById.get(districtId)?.name ?? districtId;
    parts.push(
      `<h2>${safe(name === district ? name : `${name} (${district})`)}</h2>`,
      ...(meant === undefined
        ? []
        : [
            link(`/t/plan/${meant.cropId}/${districtId}?only=month`, words.monthWorkOf(cropIn(meant, language))),
            link(`/t/plan/${meant.cropId}/${districtId}`, words.seasonPlanOf(cropIn(meant, language))),
          ]),
      link(`/t/weather/${districtId}`, words.weather),
      link(`/t/risks/${districtId}`, words.risks),
    );
  }
  parts.push(
    `<h2>${words.everything}</h2>`,
    link('/t/risks/ghana', words.risksInGhana),
    link('/t/prices', words.prices),
    link('/t/resources', words.library),
    link('/t/weekly', words.weekly),
    link('/t/phone', words.phone),
    ...(context.config.smsReplyTo === null ? [] : [paragraph(words.bySms(context.config.smsReplyTo))]),
  );
  return page(words.title, parts);
}

/** A crop by its name in the language of the page. */
function cropIn({ cropId, name }: CropRow, language: PageLanguage = 'en'): string {
  return (language === 'fr' && frenchTerms.crops[cropId]) || name;
}

/** The forecast of a district's capital. */
export async function weatherPage(
  { context, today, now }: Scope,
  { name, districtId }: FoundPlace,
  language?: PageLanguage,
): Promise<string> {
  const { words, page, link, day } = textMode(`/t/weather/${districtId}`, language);
  const location = locationsOf(context).ofDistrict.get(districtId)?.[0];
  const { source } = context.forecast;
  const { weather = null, fetchedAt = null } =
    location === undefined ? {} : await context.weather.of(placeOf(location));
  const days = (weather?.days ?? []).filter(({ date }) => date >= today);
  if (days.length === 0) return page(words.weatherIn(name), [paragraph(words.noForecast)]);
  const skyOf = (description: string): string => (language === 'fr' && frenchSkies[description]) || description;
  return page(words.weatherIn(name), [
    ...(source.isSample ? [paragraph(words.sampleWeather)] : []),
    list(
      days.map(({ date, description, minC, maxC, rainMm, rainChancePct }) =>
        safe(
          [
            words.dayOfWeather(day(date), skyOf(description), Math.round(minC), Math.round(maxC)),
            ...(rainChancePct === null ? [] : [words.rainChance(Math.round(rainChancePct))]),
            ...(rainMm === null ? [] : [words.aboutRain(Math.round(rainMm))]),
          ].join(', '),
        ),
      ),
    ),
    soft(
      [
        words.source(source.isSample ? words.sampleSource : source.name),
        ...(fetchedAt === null
          ? []
          : [words.fetched(Math.max(0, Math.round((now.getTime() - fetchedAt.getTime()) / minuteMs)))]),
      ].join(' '),
    ),
    link(`/t/risks/${districtId}`, words.risks),
  ]);
}

/** The plan of a crop in a district, whole or the next 30 days of it. @throws cropNotFound, districtNotFound */
export function planPage(
  scope: Scope,
  written: string,
  { name, districtId }: FoundPlace,
  onlyMonth: boolean,
  language?: PageLanguage,
): string {
  const { crop, plan } = planSeason(scope, { crop: written, district: districtId });
  const whole = `/t/plan/${crop.cropId}/${districtId}`;
  const month = `${whole}?only=month`;
  const { words, page, link, day } = textMode(onlyMonth ? month : whole, language);
  const until = addDays(scope.today, monthDays);
  const texts = new Map(
    (scope.context.reference.book().activitiesByCrop.get(crop.cropId) ?? []).map((row) => [
      row.position,
      inLanguage({ text: row.shortText }, language).text,
    ]),
  );
  const shown = onlyMonth
    ? plan.activities.filter(({ start, end }) => end >= scope.today && start <= until)
    : plan.activities;
  const cropName = cropIn(crop, language);
  const title = onlyMonth
    ? words.monthIn(cropName, name)
    : words.planIn(cropName, name, language === 'fr' ? seasonInFrench(plan.title) : plan.title);
  const workOf = (code: string, english: string): string =>
    (language === 'fr' && frenchTerms.activities[code]) || english;
  return page(title, [
    ...(plan.plantFrom !== null && plan.plantBy !== null
      ? [paragraph(words.plantFrom(day(plan.plantFrom), day(plan.plantBy)))]
      : []),
    ...plan.warnings.map(({ said }) => paragraph(sayAll(said, language))),
    shown.length === 0
      ? plan.instead === null
        ? paragraph(words.noWork)
        : list(
            plan.instead.map((still) =>
              link(
                `/t/plan/${still.cropId}/${districtId}`,
                words.stillBy(sayInstead(still, language ?? 'en'), day(still.plantBy)),
              ),
            ),
          )
      : list(
          shown.map(
            ({ ruleId, code, name: work, start, end }) =>
              `<strong>${safe(workOf(code, work))}</strong>${words.colon}${words.days(day(start), day(end))}. ${safe(texts.get(ruleId) ?? '')}`,
          ),
        ),
    soft(sayAll(plan.confidence.reason, language)),
    onlyMonth ? link(whole, words.seasonPlan) : link(month, words.monthWork),
    link(`/t/weather/${districtId}`, words.weather),
  ]);
}

/** The library. */
export function resourcesPage(scope: Scope, q: string, after: string | undefined, language?: PageLanguage): string {
  const { words, page, link, form } = textMode(
    q === '' ? '/t/resources' : `/t/resources?${new URLSearchParams({ q })}`,
    language,
  );
  const { items, total } = findResources(scope, { q, limit: onPage, after });
  const last = items.length === onPage ? items.at(-1) : undefined;
  return page(words.library, [
    form(
      '/t/resources',
      `${field('q', words.search, q, 'maxlength="100"')}<button class="get">${words.search}</button>`,
    ),
    soft(words.inAll(total)),
    list(items.map((item) => `<a href="${safe(item.link)}">${safe(item.title)}</a> ${safe(item.publisher)}`)),
    ...(last === undefined
      ? []
      : [link(`/t/resources?${new URLSearchParams({ q, after: last.resourceId })}`, words.next)]),
  ]);
}
