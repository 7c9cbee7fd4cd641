import type { addRainGauge, addRainReading } from '#contract/climate/gauges.ts';
import type { Body } from '#contract/endpoint.ts';
import { mayKeepClimate, mayReadGauges } from '#engines/access/knowledge/climate.ts';
import { plainSlug } from '#engines/catalogue/slug.ts';
import { addDays, daysInMonth, dayNumber, dayNumberOf } from '#engines/dates/day.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { findDistrict } from '../../geography/geography.service.ts';
import { addStation, findStation, listStations, type Station } from '../climate.repository.ts';
import { announce } from '../announce.ts';
import * as rows from './gauges.repository.ts';
import { countMissing } from '../grids/grids.repository.ts';

/** A day at a gauge: what was read, and what counts (hundredths; null while two readings differ). */
export interface GaugeDay {
  readonly day: string;
  readonly rain: number | null;
  readonly readings: readonly rows.Reading[];
}

const SHOWN_DAYS = 92;
/** A reading is of a day no longer ago than this: older books come in as a file. */
const OLDEST_DAYS = 400;

/** The gauges that people read, by name. */
export async function gauges(scope: Scope): Promise<Station[]> {
  return (await listStations(scope.db, false)).filter(({ kind }) => kind === 'gauge');
}

/** A gauge with its newest days. Throws a problem for one that is not there. */
export async function gaugeOf(scope: Scope, id: string): Promise<{ gauge: Station; days: GaugeDay[] }> {
  const gauge = await findGauge(scope, id);
  const readings = await rows.listReadings(scope.db, id, addDays(scope.today, -SHOWN_DAYS), scope.today);
  const byDay = new Map<string, rows.Reading[]>();
  for (const reading of readings) byDay.set(reading.day, [...(byDay.get(reading.day) ?? []), reading]);
  return { gauge, days: [...byDay].map(([day, found]) => ({ day, rain: countedOf(found), readings: found })) };
}

/** Adds a gauge. Its readings are for everybody. */
export async function addGauge(scope: Scope, typed: Body<typeof addRainGauge>): Promise<Station> {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  const slug = plainSlug(typed.name);
  if (slug === '')
    throw problem('badInput', { sentence: `"${typed.name}" has no letter or figure. Give the gauge a name.` });
  const id = `gauge-${slug}`;
  const before = await findStation(scope.db, id);
  if (before) throw problem('climateThere', { name: before.name, removed: before.removed });
  const gauge = {
    id,
    name: typed.name.trim(),
    zone: typed.zone,
    kind: 'gauge' as const,
    districtId: findDistrict(scope.context.reference.book(), typed.districtId).id,
    latitude: typed.latitude,
    longitude: typed.longitude,
    source: 'Read off a gauge by officers and observers',
    licence: 'CC BY 4.0',
    isSample: false,
    rawPublic: true,
    firstDay: scope.today,
    lastDay: scope.today,
    missingDays: 1,
  };
  await addStation(scope.db, gauge, scope.actor.personId, scope.now);
  scope.audit('addRainGauge', [id], Object.keys(typed));
  await announce(scope);
  return { ...gauge, removed: false, inCatalogue: false };
}

/** Keeps what somebody read. Throws problems: not for others; a day to come or long ago; neither rain nor a trace. */
export async function addReading(scope: Scope, id: string, typed: Body<typeof addRainReading>): Promise<GaugeDay> {
  const { personId } = scope.actor;
  if (!mayReadGauges(scope.actor) || personId === null) throw problem('notForYou', { who: 'officers' });
  const gauge = await findGauge(scope, id);
  if (typed.day > scope.today)
    throw problem('badInput', {
      sentence: `${typed.day} is still to come. Enter the rain of a day that is over, or of today.`,
    });
  if (typed.day < addDays(scope.today, -OLDEST_DAYS))
    throw problem('badInput', {
      sentence: `${typed.day} is more than ${OLDEST_DAYS} days ago. Bring older days in as a file.`,
    });
  const isTrace = typed.is_trace ?? false;
  if (!isTrace && typed.rain_mm === undefined)
    throw problem('badInput', { sentence: 'Enter the rain in mm, 0 for a dry day, or say that it was a trace.' });
  await rows.saveReading(
    scope.db,
    {
      stationId: gauge.id,
      day: typed.day,
      rain: isTrace ? 0 : Math.round(Number(((typed.rain_mm ?? 0) * 100).toPrecision(12))),
      isTrace,
      note: (typed.note ?? '').trim(),
      by: scope.actor.name,
    },
    { person: personId },
    scope.now,
  );
  scope.audit('addRainReading', [gauge.id, typed.day], Object.keys(typed));
  return settleDay(scope, gauge.id, typed.day);
}

/** Chooses one of the readings of a day. Throws problems: not for others; no such reading. */
export async function chooseOne(scope: Scope, id: number): Promise<GaugeDay> {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
  const reading = await rows.findReading(scope.db, id);
  if (!reading) throw problem('climateNotFound', { found: String(id) });
  await rows.chooseReading(scope.db, reading, scope.actor.personId, scope.now);
  scope.audit('chooseRainReading', [reading.stationId, reading.day, String(id)]);
  return settleDay(scope, reading.stationId, reading.day);
}

/** A gauge that is not taken away. @throws climateNotFound */
export async function findGauge(scope: Scope, id: string): Promise<Station> {
  const gauge = await findStation(scope.db, id);
  if (!gauge || gauge.removed || gauge.kind !== 'gauge') throw problem('climateNotFound', { found: id });
  return gauge;
}

/** What the readings of a day come to: the chosen one, or what all of them say; null where they differ. */
function countedOf(readings: readonly rows.Reading[]): number | null {
  const chosen = readings.find(({ isChosen }) => isChosen);
  if (chosen) return chosen.rain;
  const [first] = readings;
  return first !== undefined && readings.every(({ rain }) => rain === first.rain) ? first.rain : null;
}

/** Puts what the readings of a day come to into the record of the gauge. */
export async function settleDay(scope: Scope, id: string, day: string): Promise<GaugeDay> {
  const readings = await rows.listReadings(scope.db, id, day, day);
  const rain = countedOf(readings);
  await rows.setDay(scope.db, id, day, placeOf(day), rain);
  await countMissing(scope.db, [id]);
  await announce(scope);
  return { day, rain, readings };
}

/** The place of a day in a year of 366, from 1. */
function placeOf(day: string): number {
  const year = Number(day.slice(0, 4));
  const place = dayNumber(day) - dayNumberOf(year, 1, 1) + 1;
  return daysInMonth(year, 2) === 28 && day.slice(5) >= '03-01' ? place + 1 : place;
}
