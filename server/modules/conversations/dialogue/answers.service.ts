import type { Ask, FoundPlace } from '#engines/conversation/dialogue.ts';
import type { Line, Slot } from '#engines/conversation/phrasebook.ts';
import { addDays, yearOf } from '#engines/dates/day.ts';
import { bagsPerAcre, kgPerAcre } from '#engines/fertilizer/bags.ts';
import { workingDay } from '#engines/weather/farmWork.ts';
import { advisePlanting } from '#engines/weather/planting.ts';
import type { WorkWeather } from '#engines/weather/workWeather.ts';
import type { WeatherDay } from '#engines/weather/weather.ts';
import type { PlannedActivity } from '#engines/calendar/types.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { planSeason, type SeasonPlan } from '../../calendar/calendar.service.ts';
import { verifiedRisks } from '../../risks/risks.service.ts';
import { onsetFor } from '../../seasons/seasons.service.ts';
import { locationsOf, placeOf } from '../../weather/weather.service.ts';

type Asker = Pick<Scope, 'context' | 'today' | 'now' | 'db'>;

const weekDays = 6;
const mostWork = 4;
const riskDays = 30;
const mostRisks = 3;

/** What the portal answers, as sentences. */
export async function answerOf(scope: Scope, ask: Ask): Promise<readonly Line[]> {
  switch (ask.ask) {
    case 'work':
      return weekOf(scope, ask.cropId, ask.place, null);
    case 'plant':
      return plantingOf(scope, ask.cropId, ask.place);
    case 'fertilizer':
      return fertilizerOf(scope, ask.cropId, ask.place);
    case 'weather':
      return weatherOf(scope, ask.place);
    case 'rains':
      return stateOfRains(scope, ask.place);
    case 'risks':
      return risksOf(scope, ask.place);
  }
}

/** The work of the seven days from today, for a crop planted on a day or, where that is null, by the season. */
export function weekOf(scope: Asker, cropId: string, place: FoundPlace, plantedOn: string | null): Line[] {
  const plan = planOf(scope, cropId, place, plantedOn);
  const [from, to] = [scope.today, addDays(scope.today, weekDays)];
  const title: Line = {
    key: 'work.title',
    values: { crop: cropSlot(plan), place: place.name, from: { day: from }, to: { day: to } },
  };
  if (plan.plan.instead !== null) return [title, ...tooLate(plan)];
  return [title, ...workOf(plan, from, to), ...(plan.plan.confidence.level === 'low' ? [rough] : [])];
}

/** Where the rains set in too late to plant. */
function tooLate({ plan: { plantBy } }: SeasonPlan): Line[] {
  return plantBy === null ? [] : [{ key: 'plant.late', values: { by: { day: plantBy } } }];
}

const rough: Line = { key: 'work.rough' };

/** Work between two days, or what comes next. */
function workOf({ plan }: SeasonPlan, from: string, to: string): Line[] {
  const due = plan.activities.filter(({ start, end }) => start <= to && end >= from);
  if (due.length > 0) return due.slice(0, mostWork).map(lineOf);
  const next = plan.activities.find(({ start }) => start > to);
  return [
    next === undefined
      ? { key: 'work.none' }
      : { key: 'work.next', values: { activity: activitySlot(next), from: { day: next.start } } },
  ];
}

/** The plan of a crop planted on a day, or of the season that is running or next. */
export function planOf(scope: Asker, cropId: string, place: FoundPlace, plantedOn: string | null): SeasonPlan {
  return planSeason(scope, { crop: cropId, district: place.districtId, planting_start: plantedOn });
}

function lineOf(activity: PlannedActivity): Line {
  return {
    key: 'work.activity',
    values: { activity: activitySlot(activity), from: { day: activity.start }, to: { day: activity.end } },
  };
}

function activitySlot({ code, name }: Pick<PlannedActivity, 'code' | 'name'>): Slot {
  return { activity: code, name };
}

function cropSlot({ crop }: SeasonPlan): Slot {
  return { crop: crop.cropId, name: crop.name };
}

async function plantingOf(scope: Scope, cropId: string, place: FoundPlace): Promise<Line[]> {
  const season = planOf(scope, cropId, place, null);
  const { plantFrom, plantBy } = season.plan;
  const title: Line = { key: 'plant.title', values: { crop: cropSlot(season), place: place.name } };
  if (season.plan.instead !== null) return [title, ...tooLate(season)];
  if (plantFrom === null || plantBy === null) return [title, { key: 'plant.tree' }];
  const window: Line = { key: 'plant.window', values: { from: { day: plantFrom }, by: { day: plantBy } } };
  if (scope.today < plantFrom) return [title, { key: 'plant.early', values: { from: { day: plantFrom } } }, window];
  if (scope.today > plantBy) return [title, { key: 'plant.late', values: { by: { day: plantBy } } }];
  const weather = await workWeatherOf(scope, place);
  const advice =
    weather === null
      ? undefined
      : advisePlanting(weather, workingDay(scope.now.getTime() / 1000), [{ from: plantFrom, by: plantBy }]);
  return [
    title,
    window,
    { key: advice === undefined ? 'plant.noForecast' : `plant.${advice.verdict}` },
    ...(advice !== undefined && scope.context.forecast.source.isSample ? [{ key: 'weather.sample' } as const] : []),
  ];
}

async function forecastOf({ context, today }: Asker, { districtId }: FoundPlace) {
  const location = locationsOf(context).ofDistrict.get(districtId)?.[0];
  if (location === undefined) return null;
  const { weather } = await context.weather.of(placeOf(location));
  const days = (weather?.days ?? []).filter(({ date }) => date >= today);
  return days.length === 0 ? null : { days, past: context.weather.pastDays(location.id) };
}

async function workWeatherOf(scope: Asker, place: FoundPlace): Promise<WorkWeather | null> {
  const found = await forecastOf(scope, place);
  if (found === null) return null;
  const past = found.past.slice(-7).flatMap(({ rainMm }) => rainMm ?? []);
  return {
    hours: [],
    days: found.days.map(({ date, rainMm, rainChancePct }) => ({ day: date, rainMm, rainChancePct })),
    pastRainMm: past.length === 7 ? past : undefined,
  };
}

async function weatherOf(scope: Scope, place: FoundPlace): Promise<Line[]> {
  const found = await forecastOf(scope, place);
  if (found === null) return [{ key: 'weather.none', values: { place: place.name } }];
  const tomorrow = addDays(scope.today, 1);
  const { source } = scope.context.forecast;
  return [
    { key: 'weather.title', values: { place: place.name } },
    ...found.days.flatMap((day) =>
      day.date === scope.today ? dayLines('today', day) : day.date === tomorrow ? dayLines('tomorrow', day) : [],
    ),
    source.isSample ? { key: 'weather.sample' } : { key: 'weather.source', values: { source: source.name } },
  ];
}

function dayLines(day: 'today' | 'tomorrow', { minC, maxC, rainChancePct, rainMm }: WeatherDay): Line[] {
  const values = { min: Math.round(minC), max: Math.round(maxC) };
  return [
    rainChancePct === null
      ? { key: `weather.${day}Dry`, values }
      : { key: `weather.${day}`, values: { ...values, chance: Math.round(rainChancePct) } },
    ...(rainMm !== null && rainMm >= 1 ? [{ key: 'weather.rain', values: { mm: Math.round(rainMm) } } as const] : []),
  ];
}

/** The state of the rains: of the season that is running or next. */
export function stateOfRains({ context, today }: Asker, place: FoundPlace): Line[] {
  const book = context.reference.book();
  const district = book.districtById.get(place.districtId);
  const seasons = district === undefined ? [] : book.windowsOf(district.regionId, district.zone);
  const onsets = seasons.flatMap(({ season }) =>
    district === undefined
      ? []
      : [yearOf(today), yearOf(today) + 1].flatMap((year) => onsetFor(context, district, season, year) ?? []),
  );
  const onset = onsets
    .filter(({ cessation }) => cessation.latest >= today)
    .toSorted((p, q) => (p.cessation.latest < q.cessation.latest ? -1 : 1))[0];
  if (onset === undefined) return [{ key: 'rains.none' }];
  const { kind, earliest, typical, latest, cessation } = onset;
  return [
    { key: 'rains.title', values: { place: place.name } },
    kind === 'default'
      ? {
          key: 'rains.usual',
          values: { earliest: { day: earliest }, typical: { day: typical }, latest: { day: latest } },
        }
      : { key: `rains.${kind}`, values: { typical: { day: typical } } },
    { key: 'rains.end', values: { end: { day: cessation.typical } } },
  ];
}

async function risksOf(scope: Asker, place: FoundPlace): Promise<Line[]> {
  const risks = await verifiedRisks(scope, { district: place.districtId, days: riskDays, active: true });
  return [
    { key: 'risks.title', values: { count: risks.length, place: place.name } },
    ...risks.slice(0, mostRisks).map((risk): Line => ({
      key: 'risks.one',
      values: { risk: { riskCategory: risk.category }, day: { day: risk.createdAt.toISOString().slice(0, 10) } },
    })),
  ];
}

/** Verified risks of a place that are not over; nothing where there is none. */
export async function warningsOf(scope: Asker, place: FoundPlace): Promise<Line[]> {
  const lines = await risksOf(scope, place);
  return lines.length === 1 ? [] : lines;
}

function fertilizerOf({ context }: Asker, cropId: string, { districtId }: FoundPlace): Line[] {
  const book = context.reference.book();
  const [crop, district] = [book.cropById.get(cropId), book.districtById.get(districtId)];
  const slot: Slot = { crop: cropId, name: crop?.name ?? cropId };
  const rates = district === undefined ? [] : book.defaultRatesOf(cropId, district.zone);
  if (rates.length === 0) return [{ key: 'fertilizer.none', values: { crop: slot } }];
  return [
    { key: 'fertilizer.title', values: { crop: slot } },
    ...rates.map(({ fertilizer, kgPerHa, daysAfterPlanting }): Line => {
      const sizes = (book.productByName.get(fertilizer.toLowerCase())?.bagsKg ?? []).map(Number);
      const kg = sizes.length === 0 ? null : Math.max(...sizes);
      const days = Math.max(0, daysAfterPlanting ?? 0);
      return kg === null
        ? { key: 'fertilizer.weight', values: { product: fertilizer, kg: kgPerAcre(kgPerHa), days } }
        : { key: 'fertilizer.dose', values: { product: fertilizer, bags: bagsPerAcre(kgPerHa, kg), kg, days } };
    }),
  ];
}
