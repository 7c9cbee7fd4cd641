import { isDeepStrictEqual } from 'node:util';
import { plainName } from '#engines/geography/names.ts';
import type { FarmerData } from '#engines/farmers/farmer.ts';
import { farmerColumns, type FarmerColumn, readColumns } from '#engines/farmers/listColumns.ts';
import { type Known, type ListRow, type Place, readListRow, type RowMistake } from '#engines/farmers/readListRow.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { House } from '../../house.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { type Location, locationsOf } from '../weather/weather.service.ts';
import { addFarmers, changeFarmers, findOwnByPhones } from './farmers.repository.ts';
import type { ListFile } from './listFile.service.ts';
import { askingOfficer } from './own.service.ts';

export interface ImportOrder {
  readonly apply: boolean;
  readonly duplicates: 'update' | 'skip';
  /** JSON that says what columns hold; empty where their headers do. */
  readonly columns: string;
  readonly addressId: string | undefined;
}

/** A row that can be taken over, and what it does. */
export interface PlannedRow {
  readonly row: number;
  readonly farmer: FarmerData;
  readonly act: 'add' | 'update' | 'unchanged';
  /** Of the farmer with this number. */
  readonly id: number | null;
  readonly changes: readonly string[];
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
  readonly applied: boolean;
}

/** Rows of one statement. */
const chunk = 5_000;

/** Says what a list would do to the farmers of whoever asks, and with `apply` does it. Rows that are wrong stay out. @throws farmerListRefused */
export async function importFarmers(scope: Scope, file: ListFile, order: ImportOrder): Promise<ImportPlan> {
  const officerId = askingOfficer(scope);
  const readAs = readColumns(file.headers, toldColumns(order.columns));
  const missing = (['name', 'phone'] as const).filter((needed) => !readAs.includes(needed)).map((column) => ({ column, sentence: noColumn(column, file.headers) }));
  if (missing[0] !== undefined) {
    if (order.apply) throw problem('farmerListRefused', { sentence: missing[0].sentence });
    // A list that is tried tells its columns all the same, so that it can be said what they hold.
    return { file, readAs, planned: [], wrong: [{ row: 1, cells: file.headers, mistakes: missing }], repeated: 0, applied: false };
  }
  const { rows, wrong, repeated } = readRows(file, readAs, knownTo(scope.house, order.addressId));
  const before = await findOwnByPhones(scope.db, officerId, rows.map(({ read }) => read.phone));
  const planned: PlannedRow[] = [];
  for (const { row, cells, read } of rows) {
    const there = before.get(read.phone);
    const farmer = there ? { ...there.farmer, ...read } : completed(read);
    if (farmer === null) wrong.push({ row, cells, mistakes: [{ column: 'place', sentence: 'The place is empty. Write a town or a district, or choose a place for all rows that tell none.' }] });
    else planned.push(planOf(row, farmer, there, order.duplicates));
  }
  if (order.apply) await apply(scope, officerId, planned);
  scope.audit(order.apply ? 'importFarmers' : 'checkFarmerList', []);
  return { file, readAs, planned, wrong: wrong.toSorted((a, b) => a.row - b.row), repeated, applied: order.apply };
}

function noColumn(needed: 'name' | 'phone', headers: readonly string[]): string {
  return `No column was found for the ${needed}. Say which one it is, or name its header "${needed === 'name' ? 'Name' : 'Phone'}". Found: ${headers.join(', ').slice(0, 300)}.`;
}

async function apply({ db, now }: Scope, officerId: string, planned: readonly PlannedRow[]): Promise<void> {
  const added = planned.filter(({ act }) => act === 'add').map(({ farmer }) => farmer);
  const changed = planned.flatMap(({ act, id, farmer }) => (act === 'update' && id !== null ? [{ id, farmer }] : []));
  for (let at = 0; at < added.length; at += chunk) await addFarmers(db, officerId, added.slice(at, at + chunk), now);
  for (let at = 0; at < changed.length; at += chunk) await changeFarmers(db, changed.slice(at, at + chunk), now);
}

interface ReadRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly read: ListRow;
}

/** Of rows with one number the last counts. */
function readRows({ records }: ListFile, readAs: readonly (FarmerColumn | null)[], known: Known): { rows: ReadRow[]; wrong: WrongRow[]; repeated: number } {
  const byNumber = new Map<string, ReadRow>();
  const wrong: WrongRow[] = [];
  let repeated = 0;
  for (const { row, cells } of records) {
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

function planOf(row: number, farmer: FarmerData, there: { readonly id: number; readonly farmer: FarmerData } | undefined, duplicates: ImportOrder['duplicates']): PlannedRow {
  if (there === undefined) return { row, farmer, act: 'add', id: null, changes: [] };
  const changes = duplicates === 'skip' ? [] : (Object.keys(farmer) as (keyof FarmerData)[]).filter((field) => !isDeepStrictEqual(farmer[field], there.farmer[field]));
  const told = changes.filter((field) => field !== 'locationId' && field !== 'districtId');
  return { row, farmer, act: changes.length > 0 ? 'update' : 'unchanged', id: there.id, changes: told };
}

/** A new farmer needs a place. */
function completed(row: ListRow): FarmerData | null {
  const { locationId, location, districtId } = row;
  if (locationId === undefined || location === undefined || districtId === undefined) return null;
  return { email: '', crops: [], language: 'en', consent: { given: false, source: 'unknown', date: null }, ...row, locationId, location, districtId };
}

function knownTo(house: House, addressId: string | undefined): Known {
  const { byId, search, all } = locationsOf(house);
  const book = house.reference.book();
  const crops = new Map(book.crops.flatMap((crop) => [[searchWords(crop.cropId), crop.cropId], [searchWords(crop.name), crop.cropId]]));
  const usual = addressId === undefined ? undefined : byId.get(addressId);
  if (addressId !== undefined && usual === undefined) throw problem('farmerRefused', { sentence: 'The address is not one of the list. Type the first letters of the place and choose it.' });
  const named = byName(all);
  const found = new Map<string, ReturnType<Known['place']>>();
  const findPlace = (words: string, district: string): ReturnType<Known['place']> => {
    const districtId = district === '' ? undefined : book.findDistrict(district)?.districtId;
    if (district !== '' && districtId === undefined) return { nearest: null };
    const inDistrict = (place: Location) => districtId === undefined || place.district.id === districtId;
    const place = words === '' ? all.find((each) => each.kind !== 'town' && inDistrict(each)) : (named.get(plainName(words)) ?? []).find(inDistrict);
    return place ? placeOf(place) : { nearest: search(words === '' ? district : words)[0]?.name ?? null };
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
    today: house.clock.today(),
  };
}

function byName(all: readonly Location[]): ReadonlyMap<string, Location[]> {
  const places = new Map<string, Location[]>();
  for (const place of all) {
    for (const name of [place.name, ...place.otherNames]) places.set(plainName(name), [...(places.get(plainName(name)) ?? []), place]);
  }
  return places;
}

function placeOf({ id, name, district }: Location): Place {
  return { locationId: id, location: name, districtId: district.id };
}

/** @throws farmerListRefused where it is no JSON of headers and columns */
function toldColumns(text: string): Record<string, FarmerColumn | ''> {
  if (text.trim() === '') return {};
  const refused = problem('farmerListRefused', { sentence: `What columns hold could not be read. Send JSON such as {"Tel.":"phone"}, with ${farmerColumns.join(', ')} or nothing for a column to pass over.` });
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw refused;
  }
  const isColumn = (value: unknown) => value === '' || farmerColumns.some((column) => column === value);
  if (typeof told !== 'object' || told === null || !Object.values(told).every(isColumn)) throw refused;
  return told as Record<string, FarmerColumn | ''>;
}
