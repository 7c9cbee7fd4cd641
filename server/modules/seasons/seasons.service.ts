import { createHash } from 'node:crypto';
import { onsetWindow } from '#engines/calendar/onsetWindow.ts';
import { resolveOnset } from '#engines/calendar/resolveOnset.ts';
import type { Onset, OnsetReport, RainSeason } from '#engines/calendar/types.ts';
import type { DistrictRow } from '#engines/reference/rows.ts';
import type { Database } from '../../database/connection.ts';
import type { DeclaredOnsets, AppContext } from '../../context.ts';
import { oneAtATime } from '../../platform/calls/oneAtATime.ts';
import { type Declaration, listStanding } from './seasons.repository.ts';

/** Said between processes when a declaration was made, withdrawn or reinstated. */
export const onsetsTopic = 'onsets';

/** Keeps the declarations that stand in memory, beside what daily rain says; read again when any process changes one. */
export async function openDeclaredOnsets({
  db,
  signals,
  log,
  bumpCacheVersion,
  rains,
}: Pick<AppContext, 'db' | 'signals' | 'log' | 'bumpCacheVersion' | 'rains'>): Promise<DeclaredOnsets> {
  let reports: Reports = { byPlace: new Map(), version: '' };
  const reload = oneAtATime(async () => {
    reports = await readReports(db);
    bumpCacheVersion('onsets', reports.version);
  });
  // Heard before the first reading, so that no change falls between the two.
  signals.subscribe(onsetsTopic, () => {
    reload().catch((error: unknown) => log.error(error, 'declared onsets could not be read again'));
  });
  await reload();
  return {
    reportsOf: (districtId, regionId) => [
      ...(reports.byPlace.get(`district ${districtId}`) ?? []),
      ...(reports.byPlace.get(`region ${regionId}`) ?? []),
      ...rains.reportsOf(districtId),
    ],
    reload,
  };
}

/**
 * The onset of a season in a district: as declared for it, else for its region, else the default window of its zone.
 * Null where its zone does not have the season.
 */
export function onsetFor(
  context: Pick<AppContext, 'reference' | 'onsets'>,
  district: DistrictRow,
  season: RainSeason,
  year: number,
): Onset | null {
  const row = context.reference.book().windowOf(district, season);
  return row === undefined
    ? null
    : resolveOnset(onsetWindow(row), year, context.onsets.reportsOf(district.districtId, district.regionId));
}

/** A declaration as the calendar engine reads it: a day, and the reason where it was declared ahead of it or against what is known. */
export function reportOf({
  scope,
  season,
  onsetOn,
  note,
  reason,
  declaredAt,
}: Pick<Declaration, 'scope' | 'season' | 'onsetOn' | 'note' | 'reason' | 'declaredAt'>): OnsetReport {
  const isAhead = declaredAt.toISOString().slice(0, 10) < onsetOn;
  return {
    kind: 'declared',
    scope,
    season,
    earliest: onsetOn,
    typical: onsetOn,
    latest: onsetOn,
    note,
    ...(isAhead && { isAhead }),
    ...(reason !== '' && { reason }),
  };
}

interface Reports {
  readonly byPlace: ReadonlyMap<string, readonly OnsetReport[]>;
  readonly version: string;
}

async function readReports(db: Database): Promise<Reports> {
  const standing = await listStanding(db);
  const byPlace = new Map<string, OnsetReport[]>();
  for (const each of standing) {
    const place = `${each.scope} ${each.placeId}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), reportOf(each)]);
  }
  const version = createHash('sha256')
    .update(standing.map(({ id }) => id).join())
    .digest('base64url')
    .slice(0, 12);
  return { byPlace, version };
}
