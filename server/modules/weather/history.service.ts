import { addDays } from '#engines/dates/day.ts';
import { sampleForecastOf } from '#engines/weather/sampleWeather.ts';
import { verifyForecast, type LeadScore } from '#engines/weather/verifyForecast.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { districtAround } from '../geography/geography.service.ts';
import { nearestLocation, type Location } from './locations.service.ts';
import { listPastForecasts, listVerified } from './records.repository.ts';
import { listActuals, type ActualKind } from './actuals.repository.ts';
import { placeOf } from './weather.service.ts';

const DAYS_BACK = 7;

/** A day as it was. */
export interface LiveDay {
  readonly date: string;
  readonly meanC: number | null;
  readonly rainMm: number | null;
  readonly kind: ActualKind | 'sample' | 'none yet';
}

/** A day as it was or is forecast. */
export interface ForecastedDay {
  readonly date: string;
  readonly meanC: number | null;
  readonly rainMm: number | null;
  readonly period: 'past' | 'coming';
  readonly lead: number | null;
}

/** The location nearest to a point in Ghana. Throws a problem outside it. */
export function locationAt(
  { context }: Scope,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Location {
  const { location } = nearestLocation(context, [longitude, latitude]);
  if (isInGhana({ context }, latitude, longitude)) return location;
  throw problem('outsideGhana', { nearest: location.name });
}

/** Whether a point lies in Ghana, or within three kilometres of it: coasts and borders are drawn roughly. */
export function isInGhana({ context }: Pick<Scope, 'context'>, lat: number, lng: number): boolean {
  return districtAround(context.reference.book(), context.outlines.current(), [lng, lat]) !== null;
}

/** What the last seven days were at a location, yesterday last; days of which nothing is known are there too. */
export async function liveDays(scope: Scope, location: Location): Promise<LiveDay[]> {
  const dates = pastDates(scope);
  if (scope.context.forecast.source.isSample) {
    const past = await samplePast(scope, location);
    return dates.map((date) => ({ ...known(past, date), kind: 'sample' }));
  }
  const actuals = await listActuals(scope.context.readDb, location.id, dates[0] ?? scope.today, scope.today);
  return dates.map((date) => ({
    ...known(actuals, date),
    kind: actuals.find((each) => each.date === date)?.kind ?? 'none yet',
  }));
}

/** What was forecast for the last seven days of a location, and what is for today and the coming ones. */
export async function forecastDays(scope: Scope, location: Location): Promise<ForecastedDay[]> {
  const { context, today } = scope;
  const { weather } = await context.weather.of(placeOf(location));
  const coming = (weather?.days ?? [])
    .filter(({ date }) => date >= today)
    .map(({ date, meanC, rainMm }, lead): ForecastedDay => ({ date, meanC, rainMm, period: 'coming', lead }));
  return [...(await pastForecasts(scope, location)), ...coming];
}

async function pastForecasts(scope: Scope, location: Location): Promise<ForecastedDay[]> {
  const { context, today } = scope;
  const dates = pastDates(scope);
  if (context.forecast.source.isSample) {
    const past = await samplePast(scope, location);
    return past.map((day) => ({ date: day.date, ...sampleForecastOf(location.id, day), period: 'past', lead: 1 }));
  }
  const key = { locationId: location.id, maker: context.forecast.source.maker };
  const forecasts = await listPastForecasts(context.readDb, key, dates[0] ?? today, today);
  return dates.map((date) => ({
    ...known(forecasts, date),
    period: 'past',
    lead: forecasts.find((each) => each.date === date)?.lead ?? null,
  }));
}

/** How forecasts of a location did. */
export interface Verification {
  readonly state: 'none' | 'collecting' | 'ready';
  /** The first day that was forecast and came. */
  readonly since: string | null;
  readonly days: number;
  readonly kind: LiveDay['kind'];
  readonly leads: readonly LeadScore[];
}

/** What is known of how good forecasts are here; nothing for sample weather, which is none, nor where nobody forecasts. */
export async function verification({ context }: Scope, location: Location): Promise<Verification> {
  const { isSample, maker } = context.forecast.source;
  if (isSample) return { state: 'none', since: null, days: 0, kind: 'sample', leads: [] };
  if (maker === 'none') return { state: 'none', since: null, days: 0, kind: 'none yet', leads: [] };
  const verified = await listVerified(context.readDb, { locationId: location.id, maker });
  const leads = verifyForecast(verified);
  const counts = new Map<number, number>();
  for (const { lead } of verified) counts.set(lead, (counts.get(lead) ?? 0) + 1);
  return {
    state: leads.length > 0 ? 'ready' : 'collecting',
    since: verified[0]?.date ?? null,
    days: Math.max(0, ...counts.values()),
    kind: verified.length > 0 ? 'model analysis' : 'none yet',
    leads,
  };
}

function pastDates({ today }: Scope): string[] {
  return Array.from({ length: DAYS_BACK }, (_, index) => addDays(today, index - DAYS_BACK));
}

/** The past that sample weather makes up with its forecast. */
async function samplePast({ context, now }: Scope, location: Location) {
  return (await context.forecast.fetch(placeOf(location), now)).pastDays;
}

function known(
  days: readonly { readonly date: string; readonly meanC: number; readonly rainMm: number | null }[],
  date: string,
) {
  const day = days.find((each) => each.date === date);
  return { date, meanC: day?.meanC ?? null, rainMm: day?.rainMm ?? null };
}
