import { mayDeclareOnset, maySeeDeclarers } from '#engines/access/knowledge/seasons.ts';
import { onsetWindow } from '#engines/calendar/onsetWindow.ts';
import { resolveOnset } from '#engines/calendar/resolveOnset.ts';
import type { OnsetReport, OnsetWindow, RainSeason } from '#engines/calendar/types.ts';
import { daysBetween } from '#engines/dates/day.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { nearestName } from '#engines/geography/names.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { DistrictRow } from '#engines/reference/rows.ts';
import { checkOnset } from '#engines/seasons/checkOnset.ts';
import { seasonNow } from '#engines/climate/seasons/districtSeasons.ts';
import { type KnownRains, onsetDoubts } from '#engines/seasons/onsetDoubts.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  addDeclaration,
  type Declaration,
  findDeclaration,
  findStanding,
  listDeclarations,
  type OnsetScope,
  setWithdrawn,
} from './seasons.repository.ts';
import { onsetsTopic, reportOf } from './seasons.service.ts';

/** Declarations listed at most. */
const longestList = 500;

/** A declaration with its place in words and what it does. */
export interface PlacedDeclaration extends Declaration {
  readonly placeName: string;
  /** Days the plans of the place move against the default window, of most of its districts; later is positive. */
  readonly movesByDays: number;
}

export interface Move {
  readonly district: DistrictRow;
  /** Against what stood before; later is positive. */
  readonly days: number;
}

export interface Declared {
  readonly declaration: PlacedDeclaration;
  readonly moved: readonly Move[];
  readonly warnings: readonly string[];
}

/** What was declared, newest first; withdrawn ones and who declared for administrators alone. */
export async function listOnsets(scope: Scope, year: number | undefined): Promise<PlacedDeclaration[]> {
  const sees = maySeeDeclarers(scope.actor);
  const rows = await listDeclarations(scope.db, { year, withdrawnToo: sees, limit: longestList });
  return rows.map((row) => placed(scope, sees ? row : { ...row, declaredByName: '' }));
}

export interface OnsetGiven {
  readonly scope: OnsetScope;
  readonly placeId: string;
  readonly season: RainSeason;
  readonly onsetOn: string;
  readonly note: string;
  /** Why, where the day is ahead or speaks against what is known. */
  readonly reason: string;
}

/** Declares the onset of a season; one declared before for the same place, season and year gives way. Throws problems; onsetNeedsReason where the day is ahead or speaks against what is known and no reason was given. */
export async function declareOnset(scope: Scope, given: OnsetGiven): Promise<Declared> {
  allowed(scope);
  const book = scope.context.reference.book();
  const place = findPlace(book, given.scope, given.placeId);
  const parsed = parseDay(given.onsetOn);
  if ('mistake' in parsed) throw problem('badInput', { sentence: parsed.mistake });
  const windows = windowsOf(book, place.districts);
  const checked = checkOnset(
    { placeName: place.name, season: given.season, onsetOn: parsed.day, today: scope.today },
    windows,
  );
  if ('mistake' in checked) throw problem('onsetRefused', { sentence: checked.mistake });
  const doubts = doubtsOf(scope, place, given, { onsetOn: parsed.day, warnings: checked.unusual });
  const reason = given.reason.trim();
  if (doubts.length > 0 && reason === '') throw problem('onsetNeedsReason', { doubts });
  const wanted = { scope: given.scope, placeId: place.id, season: given.season, year: checked.year };
  const before = await findStanding(scope.db, wanted);
  if (before) await setWithdrawn(scope.db, before.id, scope.now, scope.actor.personId);
  const declaration = await addDeclaration(scope.db, {
    ...wanted,
    onsetOn: parsed.day,
    note: given.note.trim(),
    reason: doubts.length > 0 ? reason : '',
    declaredBy: scope.actor.personId,
    declaredByName: scope.actor.name,
    declaredAt: scope.now,
  });
  await announce(scope, 'declareOnset', declaration);
  return {
    declaration: placed(scope, declaration),
    moved: movesOf(scope, place.districts, declaration, before),
    warnings: checked.warnings,
  };
}

/** What speaks against an onset: its day, what stands for the region, and the weather that is on record. */
function doubtsOf(
  { context, today }: Scope,
  place: FoundPlace,
  given: OnsetGiven,
  { onsetOn, warnings }: { readonly onsetOn: string; readonly warnings: readonly string[] },
): string[] {
  const district = given.scope === 'district' ? place.districts[0] : undefined;
  const ofRegion =
    district &&
    context.onsets
      .reportsOf(district.districtId, district.regionId)
      .find(
        (report) =>
          report.scope === 'region' &&
          report.season === given.season &&
          report.typical.slice(0, 4) === onsetOn.slice(0, 4),
      );
  return onsetDoubts({
    onsetOn,
    today,
    unusual: warnings,
    region:
      district && ofRegion
        ? { name: context.reference.book().regionById.get(district.regionId)?.name ?? '', onsetOn: ofRegion.typical }
        : null,
    records: place.districts.map(({ districtId, name }) => ({
      district: name,
      days: context.weather.recentDays(districtId),
    })),
    rains: recordedRains(context, place.districts, given.season, today),
  });
}

/** What the daily rain of these districts says of a season, each record once. */
function recordedRains(
  context: Scope['context'],
  districts: readonly DistrictRow[],
  season: RainSeason,
  today: string,
): KnownRains[] {
  const kept = new Set(districts.flatMap(({ districtId }) => context.rains.recordOf(districtId) ?? []));
  return [...kept].flatMap(({ seasons, newest }) =>
    seasons
      .filter((each) => each.season === season)
      .map(({ record, rules }) => {
        const now = seasonNow(newest, rules, today);
        const startOn = now && (now.state.begunOn ?? (now.state.phase === 'candidate' ? now.state.day : null));
        return { record, now: now && { asOf: now.asOf, startOn, sentence: now.state.sentence } };
      }),
  );
}

/** Withdraws a declaration; once withdrawn it stays so. */
export async function withdrawOnset(scope: Scope, id: string): Promise<PlacedDeclaration> {
  const declaration = await askedDeclaration(scope, id);
  if (!declaration.withdrawn) {
    await setWithdrawn(scope.db, declaration.id, scope.now, scope.actor.personId);
    await announce(scope, 'withdrawOnset', declaration);
  }
  return placed(scope, { ...declaration, withdrawn: true });
}

/** Takes a withdrawal back. Throws a problem where another declaration stands in its place. */
export async function reinstateOnset(scope: Scope, id: string): Promise<PlacedDeclaration> {
  const declaration = await askedDeclaration(scope, id);
  if (declaration.withdrawn) {
    const another = await findStanding(scope.db, declaration);
    if (another) throw problem('onsetReplaced', { place: placed(scope, declaration).placeName });
    await setWithdrawn(scope.db, declaration.id, null, null);
    await announce(scope, 'reinstateOnset', declaration);
  }
  return placed(scope, { ...declaration, withdrawn: false });
}

function allowed(scope: Scope): void {
  if (!mayDeclareOnset(scope.actor)) throw problem('notForYou', { who: 'administrators' });
}

async function askedDeclaration(scope: Scope, id: string): Promise<Declaration> {
  allowed(scope);
  const found = /^\d{1,15}$/.test(id) ? await findDeclaration(scope.db, Number(id)) : undefined;
  if (found === undefined) throw problem('onsetNotFound', { found: id });
  return found;
}

async function announce(
  scope: Scope,
  act: string,
  { scope: reach, placeId, season, year }: Declaration,
): Promise<void> {
  scope.audit(act, [`${reach}/${placeId}/${season}/${year}`], ['onset_on']);
  await scope.context.signals.publish(scope.db, onsetsTopic, {});
  scope.afterCommit(() => scope.context.onsets.reload());
}

interface FoundPlace {
  readonly id: string;
  readonly name: string;
  readonly districts: readonly DistrictRow[];
}

function findPlace(book: ReferenceBook, reach: OnsetScope, written: string): FoundPlace {
  if (reach === 'district') {
    const district = book.findDistrict(written);
    if (district) return { id: district.districtId, name: district.name, districts: [district] };
    throw problem('districtNotFound', {
      found: written,
      nearest: nearestName(written, book.districts, (each) => each.name)?.districtId ?? null,
    });
  }
  const region = book.findRegion(written);
  if (region)
    return { id: region.regionId, name: region.name, districts: book.districtsByRegion.get(region.regionId) ?? [] };
  throw problem('regionNotFound', {
    found: written,
    nearest: nearestName(written, book.regions, (each) => each.name)?.regionId ?? null,
  });
}

/** The windows of the zones of these districts, each once. */
function windowsOf(book: ReferenceBook, districts: readonly DistrictRow[]): OnsetWindow[] {
  const rows = districts.flatMap((district) => book.windowsOf(district.regionId, district.zone));
  return [...new Set(rows)].map(onsetWindow);
}

/** The districts whose onset is another than before, with the days it moved. */
function movesOf(
  scope: Scope,
  districts: readonly DistrictRow[],
  declaration: Declaration,
  replaced: Declaration | undefined,
): Move[] {
  const { reference, onsets } = scope.context;
  return districts.flatMap((district) => {
    const row = reference.book().windowOf(district, declaration.season);
    if (row === undefined) return [];
    const heard = onsets.reportsOf(district.districtId, district.regionId);
    const rest = replaced === undefined ? heard : heard.filter((report) => !isOf(report, replaced));
    const window = onsetWindow(row);
    const before = resolveOnset(window, declaration.year, heard);
    const after = resolveOnset(window, declaration.year, [reportOf(declaration), ...rest]);
    const days = daysBetween(before.typical, after.typical);
    return days === 0 ? [] : [{ district, days }];
  });
}

function isOf(report: OnsetReport, declaration: Declaration): boolean {
  return (
    report.scope === declaration.scope && report.season === declaration.season && report.typical === declaration.onsetOn
  );
}

function placed(scope: Scope, declaration: Declaration): PlacedDeclaration {
  const book = scope.context.reference.book();
  const district = declaration.scope === 'district' ? book.districtById.get(declaration.placeId) : undefined;
  const districts = district ? [district] : (book.districtsByRegion.get(declaration.placeId) ?? []);
  const shifts = districts.flatMap((each) => {
    const row = book.windowOf(each, declaration.season);
    return row === undefined
      ? []
      : [resolveOnset(onsetWindow(row), declaration.year, [reportOf(declaration)]).shiftedByDays];
  });
  return {
    ...declaration,
    placeName: district?.name ?? book.regionById.get(declaration.placeId)?.name ?? declaration.placeId,
    movesByDays: mostFrequent(shifts) ?? 0,
  };
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const count = (number: number) => numbers.filter((each) => each === number).length;
  return numbers.toSorted((a, b) => count(b) - count(a))[0];
}
