import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FarmerData } from '#engines/farmers/farmer.ts';
import { farmerColumns, type FarmerColumn, readColumns } from '#engines/farmers/listColumns.ts';
import { type Known, type ListRow, type Place, readListRow, type RowMistake } from '#engines/farmers/readListRow.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/problems.ts';
import { districtsOfOfficer } from '../accounts/accounts.service.ts';
import { communitiesOfPlaces, idOfTyped, knownTyped, placesFor } from '../communities/communities.service.ts';
import { type Location, locationsOf } from '../weather/weather.service.ts';
import { findOwnByPhones } from './farmers.repository.ts';
import type { ListFile } from '../../platform/listFile.ts';
import { placesIn } from './importApply.service.ts';

/** How a list is read. */
export interface ImportOrder {
  readonly duplicates: 'update' | 'skip';
  /** What columns hold by their headers; nothing: what their headers say. */
  readonly columns: Readonly<Record<string, FarmerColumn | ''>>;
  /** Where rows that tell no place are. */
  readonly addressId: string | null;
}

/** A row that can be taken over, and what it does. */
export interface PlannedRow {
  readonly row: number;
  readonly farmer: FarmerData;
  readonly act: 'add' | 'update' | 'unchanged';
  /** Of the farmer with this number. */
  readonly id: number | null;
  readonly changes: readonly string[];
  /** A community not known yet, as it is written: kept so when the list is applied. */
  readonly village: string | null;
}

export interface WrongRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly mistakes: readonly RowMistake[];
}

export interface ImportPlan {
  readonly file: ListFile;
  readonly readAs: readonly (FarmerColumn | null)[];
  readonly planned: readonly PlannedRow[];
  readonly wrong: readonly WrongRow[];
  /** Rows that a later one with their number takes the place of. */
  readonly repeated: number;
}

/** Told how many rows were gone through; what it throws ends the work. */
export type Progress = (done: number) => Promise<void>;

/** Rows between two breaths in which others are served. */
const stretch = 250;

/** Sees that an order can be read at all. @throws farmerRefused where there is no such place */
export function requirePlace(context: AppContext, addressId: string | null): void {
  if (addressId !== null && !locationsOf(context).byId.has(addressId))
    throw problem('farmerRefused', {
      sentence: 'The address is not one of the list. Type the first letters of the place and choose it.',
    });
}

/** What a list would do to the farmers of an officer. Rows that are wrong stay out. */
export async function planImport(
  context: AppContext,
  db: Database,
  officerId: string,
  file: ListFile,
  order: ImportOrder,
  progress: Progress,
): Promise<ImportPlan> {
  const readAs = readColumns(file.headers, order.columns);
  const missing = (['name', 'phone'] as const)
    .filter((needed) => !readAs.includes(needed))
    .map((column) => ({ column, sentence: noColumn(column, file.headers) }));
  // A list that is tried tells its columns all the same, so that it can be said what they hold.
  if (missing.length > 0)
    return { file, readAs, planned: [], wrong: [{ row: 1, cells: file.headers, mistakes: missing }], repeated: 0 };
  const { rows, wrong, repeated } = await readRows(
    file,
    readAs,
    await knownTo(context, db, officerId, order.addressId, placesIn(file, readAs)),
    progress,
  );
  const before = await findOwnByPhones(
    db,
    officerId,
    rows.map(({ read }) => read.phone),
  );
  const planned: PlannedRow[] = [];
  for (const [at, { row, cells, read }] of rows.entries()) {
    if (at % stretch === 0) await breath();
    const there = before.get(read.phone);
    const { village = null, ...told } = read;
    const farmer = there ? { ...there.farmer, ...told } : completed(told);
    if (farmer === null)
      wrong.push({
        row,
        cells,
        mistakes: [
          {
            column: 'place',
            sentence: 'The place is empty. Write a town or a district, or choose a place for all rows that tell none.',
          },
        ],
      });
    else planned.push({ ...planOf(row, farmer, there, order.duplicates), village });
  }
  return { file, readAs, planned, wrong: wrong.toSorted((a, b) => a.row - b.row), repeated };
}

function noColumn(needed: 'name' | 'phone', headers: readonly string[]): string {
  return `No column was found for the ${needed}. Say which one it is, or name its header "${needed === 'name' ? 'Name' : 'Phone'}". Found: ${headers.join(', ').slice(0, 300)}.`;
}

interface ReadRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly read: ListRow;
}

/** Of rows with one number the last counts. */
async function readRows(
  { records }: ListFile,
  readAs: readonly (FarmerColumn | null)[],
  known: Known,
  progress: Progress,
): Promise<{ rows: ReadRow[]; wrong: WrongRow[]; repeated: number }> {
  const byNumber = new Map<string, ReadRow>();
  const wrong: WrongRow[] = [];
  let repeated = 0;
  for (const [at, { row, cells }] of records.entries()) {
    if (at % stretch === 0) {
      await breath();
      await progress(at);
    }
    const held = new Map(readAs.flatMap((column, at) => (column === null ? [] : [[column, cells[at] ?? ''] as const])));
    const { row: read, mistakes } = readListRow(held, known);
    if (read === null) {
      wrong.push({ row, cells, mistakes });
      continue;
    }
    if (byNumber.has(read.phone)) repeated += 1;
    byNumber.set(read.phone, { row, cells, read });
  }
  return { rows: [...byNumber.values()], wrong, repeated };
}

function planOf(
  row: number,
  farmer: FarmerData,
  there: { readonly id: number; readonly farmer: FarmerData } | undefined,
  duplicates: ImportOrder['duplicates'],
): Omit<PlannedRow, 'village'> {
  if (there === undefined) return { row, farmer, act: 'add', id: null, changes: [] };
  const changes =
    duplicates === 'skip'
      ? []
      : (Object.keys(farmer) as (keyof FarmerData)[]).filter(
          (field) => !isDeepStrictEqual(farmer[field], there.farmer[field]),
        );
  const told = changes.filter((field) => field !== 'locationId' && field !== 'districtId' && field !== 'communityId');
  return { row, farmer, act: changes.length > 0 ? 'update' : 'unchanged', id: there.id, changes: told };
}

/** A new farmer needs a place. */
function completed(row: Omit<ListRow, 'village'>): FarmerData | null {
  const { locationId, location, districtId, communityId = null } = row;
  if (locationId === undefined || location === undefined || districtId === undefined) return null;
  return {
    email: '',
    crops: [],
    language: 'en',
    consent: { given: false, source: 'unknown', date: null },
    ...row,
    locationId,
    location,
    districtId,
    communityId,
  };
}

/** What rows are held against: communities by name and district, asked for all rows at once; a village that is not known is kept as written. */
async function knownTo(
  context: AppContext,
  db: Database,
  officerId: string,
  addressId: string | null,
  pairs: readonly { readonly name: string; readonly district: string }[],
): Promise<Known> {
  const { byId, search, all } = locationsOf(context);
  const book = context.reference.book();
  const crops = new Map(
    book.crops.flatMap((crop) => [
      [searchWords(crop.cropId), crop.cropId],
      [searchWords(crop.name), crop.cropId],
    ]),
  );
  const usual = addressId === null ? undefined : byId.get(addressId);
  const places = await communitiesOfPlaces(
    db,
    all.map(({ id }) => id),
  );
  const districts = await districtsOfOfficer(db, officerId);
  const asked = pairs.map(({ name, district }) => ({
    name,
    districtId: district === '' ? null : (book.findDistrict(district)?.districtId ?? null),
  }));
  const typed = await knownTyped(db, asked);
  const standing = new Map(
    (
      await placesFor(
        { db, context },
        [...new Set(typed.values())].flatMap(({ id }) => id ?? []),
      )
    ).map((place) => [place.communityId, place]),
  );
  const capitalOf = (districtId: string) => all.find((each) => each.kind !== 'town' && each.district.id === districtId);
  const placeOf = ({ id, name, district }: Location): Place => ({
    locationId: id,
    location: name,
    districtId: district.id,
    communityId: places.get(id) ?? null,
  });
  const found = new Map<string, ReturnType<Known['place']>>();
  const findPlace = (words: string, district: string): ReturnType<Known['place']> => {
    const districtId = district === '' ? null : (book.findDistrict(district)?.districtId ?? undefined);
    if (districtId === undefined) return { nearest: search(district)[0]?.district.name ?? null };
    if (words === '') {
      const capital = capitalOf(districtId ?? '');
      // A district alone says nothing of a community.
      return capital ? { ...placeOf(capital), communityId: null } : { nearest: null };
    }
    const within = districtId ?? usual?.district.id ?? null;
    const place = standing.get(idOfTyped(typed, words, within) ?? idOfTyped(typed, words, districtId) ?? 0);
    if (place !== undefined)
      return {
        locationId: place.locationId,
        location: place.location,
        districtId: place.districtId,
        communityId: place.communityId,
      };
    const inDistrict = within ?? (districts.length === 1 ? (districts[0] ?? null) : null);
    const capital = inDistrict === null ? undefined : capitalOf(inDistrict);
    return capital
      ? { ...placeOf(capital), location: words, communityId: null, village: words }
      : { nearest: search(words)[0]?.name ?? null };
  };
  return {
    place(words, district) {
      const key = `${words}\n${district}`.toLowerCase();
      const known = found.get(key) ?? findPlace(words, district);
      found.set(key, known);
      return known;
    },
    crop: (words) => crops.get(searchWords(words)),
    usualPlace: usual === undefined ? null : placeOf(usual),
    today: context.clock.today(),
  };
}

/** What columns are said to hold. @throws farmerListRefused where that is not to be understood */
export function toldColumns(told: unknown): Record<string, FarmerColumn | ''> {
  const isColumn = (value: unknown) => value === '' || farmerColumns.some((column) => column === value);
  if (typeof told === 'object' && told !== null && Object.values(told).every(isColumn))
    return told as Record<string, FarmerColumn | ''>;
  throw problem('farmerListRefused', {
    sentence: `What columns hold could not be read. Send JSON such as {"Tel.":"phone"}, with ${farmerColumns.join(', ')} or nothing for a column to pass over.`,
  });
}

/** Lets others be served in between. */
function breath(): Promise<void> {
  return setImmediate();
}
