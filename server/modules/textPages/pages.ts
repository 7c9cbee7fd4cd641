import { sayAll } from '#engines/calendar/sentences/say.ts';
import type { FoundPlace } from '#engines/conversation/dialogue.ts';
import { addDays } from '#engines/dates/day.ts';
import { cropMeant } from '#engines/reference/cropSpellings.ts';
import type { Scope } from '../../platform/scope.ts';
import { planSeason } from '../calendar/calendar.service.ts';
import { findResources } from '../resources/resources.service.ts';
import { presentPublicRisk, verifiedRisk, verifiedRisks } from '../risks/risks.service.ts';
import { locationsOf, placeOf } from '../weather/weather.service.ts';
import { link, list, paragraph, safe, sayDay, soft, writeTextPage } from './write.ts';

const monthDays = 30;
const onPage = 20;
const mostRisks = 20;
const minuteMs = 60_000;

/** Where text mode begins: crop and place, then what there is of them. */
export function homePage(
  { context }: Scope,
  { crop = '', place = '' }: { readonly crop?: string; readonly place?: string },
  found: readonly FoundPlace[] | undefined,
): string {
  const book = context.reference.book();
  const meant = crop.trim() === '' ? undefined : cropMeant(book, crop);
  const parts = [
    '<form method="get" action="/t/home">',
    `<label for="crop">Crop</label><input id="crop" name="crop" value="${safe(crop)}" maxlength="60" placeholder="maize">`,
    `<label for="place">Town or district</label><input id="place" name="place" value="${safe(place)}" maxlength="80" placeholder="Ejura">`,
    '<button class="get">Show</button></form>',
  ];
  if (crop.trim() !== '' && meant === undefined)
    parts.push(paragraph(`"${crop}" is no crop we know. Write its name as on a seed bag, such as maize.`));
  if (found?.length === 0)
    parts.push(paragraph(`"${place}" was not found. Write the name of a town or district of Ghana, such as Ejura.`));
  for (const { name, districtId } of found ?? []) {
    const district = book.districtById.get(districtId)?.name ?? districtId;
    parts.push(
      `<h2>${safe(name === district ? name : `${name} (${district})`)}</h2>`,
      ...(meant === undefined
        ? []
        : [
            link(`/t/plan/${meant.cropId}/${districtId}?only=month`, `${meant.name}: work of the next 30 days`),
            link(`/t/plan/${meant.cropId}/${districtId}`, `${meant.name}: plan of the season`),
          ]),
      link(`/t/weather/${districtId}`, 'Weather'),
      link(`/t/risks/${districtId}`, 'Risks'),
    );
  }
  parts.push(
    '<h2>Everything</h2>',
    link('/t/risks/ghana', 'Risks in Ghana'),
    link('/t/prices', 'Prices'),
    link('/t/resources', 'Library'),
    link('/t/weekly', 'This week’s work by e-mail'),
    link('/t/phone', 'Try it on a phone'),
  );
  return writeTextPage('Farming in words', parts);
}

/** The forecast of a district's capital. */
export async function weatherPage({ context, today, now }: Scope, { name, districtId }: FoundPlace): Promise<string> {
  const location = locationsOf(context).ofDistrict.get(districtId)?.[0];
  const { source } = context.forecast;
  const { weather = null, fetchedAt = null } =
    location === undefined ? {} : await context.weather.of(placeOf(location));
  const days = (weather?.days ?? []).filter(({ date }) => date >= today);
  if (days.length === 0)
    return writeTextPage(`Weather in ${name}`, [paragraph('No forecast is known now. Try again in some minutes.')]);
  return writeTextPage(`Weather in ${name}`, [
    ...(source.isSample ? [paragraph('Sample weather, not a forecast.')] : []),
    list(
      days.map(({ date, description, minC, maxC, rainMm, rainChancePct }) =>
        safe(
          [
            `${sayDay(date)}: ${description}, ${Math.round(minC)} to ${Math.round(maxC)} °C`,
            ...(rainChancePct === null ? [] : [`chance of rain ${Math.round(rainChancePct)}%`]),
            ...(rainMm === null ? [] : [`about ${Math.round(rainMm)} mm`]),
          ].join(', '),
        ),
      ),
    ),
    soft(
      [
        `Source: ${source.name}.`,
        ...(fetchedAt === null
          ? []
          : [`Fetched ${Math.max(0, Math.round((now.getTime() - fetchedAt.getTime()) / minuteMs))} minutes ago.`]),
      ].join(' '),
    ),
    link(`/t/risks/${districtId}`, 'Risks'),
  ]);
}

/** The plan of a crop in a district, whole or the next 30 days of it. @throws cropNotFound, districtNotFound */
export function planPage(scope: Scope, written: string, { name, districtId }: FoundPlace, onlyMonth: boolean): string {
  const { crop, plan } = planSeason(scope, { crop: written, district: districtId });
  const until = addDays(scope.today, monthDays);
  const texts = new Map(
    (scope.context.reference.book().activitiesByCrop.get(crop.cropId) ?? []).map((row) => [
      row.position,
      row.shortText,
    ]),
  );
  const shown = onlyMonth
    ? plan.activities.filter(({ start, end }) => end >= scope.today && start <= until)
    : plan.activities;
  const title = `${crop.name} in ${name}: ${onlyMonth ? 'work of the next 30 days' : plan.title}`;
  return writeTextPage(title, [
    ...(plan.plantFrom !== null && plan.plantBy !== null
      ? [paragraph(`Plant from ${sayDay(plan.plantFrom)} to ${sayDay(plan.plantBy)}.`)]
      : []),
    ...plan.warnings.map(({ said }) => paragraph(sayAll(said))),
    shown.length === 0
      ? plan.instead === null
        ? paragraph('No work is due in the next 30 days.')
        : list(
            plan.instead.map(({ cropId, name: still, plantBy }) =>
              link(`/t/plan/${cropId}/${districtId}`, `${still}, plant by ${sayDay(plantBy)}`),
            ),
          )
      : list(
          shown.map(
            ({ ruleId, name: work, start, end }) =>
              `<strong>${safe(work)}</strong>: ${sayDay(start)} to ${sayDay(end)}. ${safe(texts.get(ruleId) ?? '')}`,
          ),
        ),
    soft(sayAll(plan.confidence.reason)),
    onlyMonth
      ? link(`/t/plan/${crop.cropId}/${districtId}`, 'Plan of the season')
      : link(`/t/plan/${crop.cropId}/${districtId}?only=month`, 'Work of the next 30 days'),
    link(`/t/weather/${districtId}`, 'Weather'),
  ]);
}

/** Verified risks of a district, or of the country, with what farmers are advised on the portal's page of each. */
export async function risksPage(scope: Scope, place: FoundPlace | null): Promise<string> {
  const risks = await verifiedRisks(scope, {
    days: monthDays,
    active: true,
    limit: mostRisks,
    ...(place !== null && { district: place.districtId }),
  });
  const where = place?.name ?? 'Ghana';
  const book = scope.context.reference.book();
  return writeTextPage(`Risks in ${where}`, [
    risks.length === 0
      ? paragraph(`No verified risk in ${where} in the last 30 days.`)
      : list(
          risks.map(({ id, category, districtId, createdAt }) =>
            [
              `<strong>${safe(category)}</strong>, ${safe(book.districtById.get(districtId)?.name ?? '')},`,
              `${sayDay(createdAt.toISOString().slice(0, 10))}. <a href="/t/risk/${id}">What to do</a>`,
            ].join(' '),
          ),
        ),
    soft('Reported by officers and verified by plant protection. The 20 newest.'),
    link(
      place === null ? '/feeds/risks.atom' : `/feeds/risks.atom?district=${encodeURIComponent(place.districtId)}`,
      'Follow in a feed reader',
    ),
  ]);
}

/** One verified risk with what to do about it. @throws riskNotFound, also where it is not verified */
export async function riskPage(scope: Scope, id: number): Promise<string> {
  const { risk, advice } = await verifiedRisk(scope, id);
  const { riskCategory, district, region, count, description, createdAt, isActive, district_id } = presentPublicRisk(
    scope,
    risk,
  );
  const says = advice.en ?? '';
  return writeTextPage(`${riskCategory.name} in ${district}`, [
    soft(
      [
        `${region}. Reported on ${sayDay(createdAt.slice(0, 10))}.`,
        ...(count > 0 ? [`Cases: ${count}.`] : []),
        isActive ? 'Still going on.' : 'Over.',
      ].join(' '),
    ),
    paragraph(description),
    '<h2>What to do</h2>',
    paragraph(says === '' ? 'No advice is written for this risk yet. Ask your extension officer.' : says),
    link(`/t/risks/${district_id}`, `Risks in ${district}`),
  ]);
}

/** The library. */
export function resourcesPage(scope: Scope, q: string, after: string | undefined): string {
  const { items, total } = findResources(scope, { q, limit: onPage, after });
  const last = items.length === onPage ? items.at(-1) : undefined;
  return writeTextPage('Library', [
    `<form method="get" action="/t/resources"><label for="q">Search</label><input id="q" name="q" value="${safe(q)}" maxlength="100"><button class="get">Search</button></form>`,
    soft(`${total} in all.`),
    list(items.map((item) => `<a href="${safe(item.link)}">${safe(item.title)}</a> ${safe(item.publisher)}`)),
    ...(last === undefined
      ? []
      : [link(`/t/resources?${new URLSearchParams({ q, after: last.resourceId })}`, 'Next page')]),
  ]);
}
