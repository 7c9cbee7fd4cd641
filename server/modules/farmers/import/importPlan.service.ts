import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type FarmerData, noFacts } from '#engines/farmers/farmer.ts';
import { farmerColumns, type FarmerColumn, readColumns } from '#engines/farmers/listColumns.ts';
import {
  type MatchedRow,
  matchRows,
  type MergedRow,
  mergeRows,
  type ReadRow,
  type SharedNumbers,
} from '#engines/farmers/matchRows.ts';
import { type Known, meaningOf, readListRow, type RowMistake } from '#engines/farmers/readListRow.ts';
import type { Database } from '#server/database/connection.ts';
import type { AppContext } from '#server/context.ts';
import { problem } from '#server/platform/calls/problems.ts';
import { locationsOf } from '../../weather/weather.service.ts';
import { knownTo } from './importKnown.service.ts';
import { findOwnOf } from '../farmers.repository.ts';
import type { ListFile } from '#server/platform/files/listFile.ts';
import { placesIn } from './importApply.service.ts';

/** How a list is read. */
export interface ImportOrder {
  readonly duplicates: 'update' | 'skip';
  /** What columns hold by their headers; nothing: what their headers say. */
  readonly columns: Readonly<Record<string, FarmerColumn | ''>>;
  /** Where rows that tell no place are. */
  readonly addressId: string | null;
  /** Whether a number is one farmer's whatever the name; same, where nothing is said. */
  readonly sharedNumbers?: SharedNumbers | undefined;
  /** What words about consent mean, in small letters; nothing: what they commonly do. */
  readonly consentWords?: Readonly<Record<string, 'yes' | 'no' | ''>> | undefined;
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
  /** What the farmer was called before; null for a new one. */
  readonly before: string | null;
  readonly sharesWith: MatchedRow['sharesWith'];
  /** Rows with one key are of one household. */
  readonly household: string | null;
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
  /** Rows that a later one takes the place of. */
  readonly merged: readonly MergedRow[];
  /** Words about consent as the list has them, what each is read as, and how often. */
  readonly consents: readonly {
    readonly said: string;
    readonly means: 'yes' | 'no' | '' | null;
    readonly rows: number;
  }[];
}

/** Told how many rows were gone through; what it throws ends the work. */
export type Progress = (done: number) => Promise<void>;

/** Rows between two breaths in which others are served. */
const stretch = 250;
/** Words about consent that are listed; a column with more holds something else. */
const mostConsentWords = 30;

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
  const consents = consentsIn(file, readAs, order.consentWords ?? {});
  // A list that is tried tells its columns all the same, so that it can be said what they hold.
  if (missing.length > 0)
    return {
      file,
      readAs,
      planned: [],
      wrong: [{ row: 1, cells: file.headers, mistakes: missing }],
      merged: [],
      consents,
    };
  const known = {
    ...(await knownTo(context, db, officerId, order.addressId, placesIn(file, readAs))),
    consentWords: order.consentWords ?? {},
  };
  const { rows: read, wrong } = await readRows(file, readAs, known, progress);
  const numbers = order.sharedNumbers ?? 'same';
  const { rows, merged } = mergeRows(read, numbers);
  const kept = await findOwnOf(db, officerId, {
    phones: rows.map((row) => row.read.phone).filter((phone) => phone !== ''),
    registryNumbers: rows.flatMap((row) => row.read.registryNumber ?? []),
    phoneless: rows.some((row) => row.read.phone === ''),
  });
  const planned: PlannedRow[] = [];
  for (const [at, row] of matchRows(rows, kept, numbers).entries()) {
    if (at % stretch === 0) await breath();
    const plan = planOf(row, order.duplicates);
    if (plan === null) wrong.push({ row: row.row, cells: row.cells, mistakes: [noPlace] });
    else planned.push(plan);
  }
  return { file, readAs, planned, merged, consents, wrong: wrong.toSorted((a, b) => a.row - b.row) };
}

const noPlace: RowMistake = {
  column: 'place',
  sentence: 'The place is empty. Write a town or a district, or choose a place for all rows that tell none.',
};

/** What a list says about consent, each word once, the commonest first. */
function consentsIn(
  { records }: ListFile,
  readAs: readonly (FarmerColumn | null)[],
  told: NonNullable<ImportOrder['consentWords']>,
): ImportPlan['consents'] {
  const at = readAs.indexOf('consent');
  if (at === -1) return [];
  const counts = new Map<string, number>();
  for (const { cells } of records) {
    const said = (cells[at] ?? '').trim().slice(0, 60);
    if (said !== '') counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostConsentWords)
    .map(([said, rows]) => ({ said, rows, means: meaningOf(said, told) }));
}

function noColumn(needed: 'name' | 'phone', headers: readonly string[]): string {
  return `No column was found for the ${needed}. Say which one it is, or name its header "${needed === 'name' ? 'Name' : 'Phone'}". Found: ${headers.join(', ').slice(0, 300)}.`;
}

async function readRows(
  { records }: ListFile,
  readAs: readonly (FarmerColumn | null)[],
  known: Known,
  progress: Progress,
): Promise<{ rows: ReadRow[]; wrong: WrongRow[] }> {
  const rows: ReadRow[] = [];
  const wrong: WrongRow[] = [];
  for (const [at, { row, cells }] of records.entries()) {
    if (at % stretch === 0) {
      await breath();
      await progress(at);
    }
    const held = new Map(readAs.flatMap((column, at) => (column === null ? [] : [[column, cells[at] ?? ''] as const])));
    const { row: read, mistakes } = readListRow(held, known);
    if (read === null) wrong.push({ row, cells, mistakes });
    else rows.push({ row, cells, read });
  }
  return { rows, wrong };
}

/** What a row does; null where a new farmer has no place. */
function planOf(
  { row, read, there, sharesWith, household }: MatchedRow,
  duplicates: ImportOrder['duplicates'],
): PlannedRow | null {
  const { village = null, householdName: _, registryNumber: __, ...told } = read;
  const beside = { row, village, sharesWith, household, before: there?.farmer.name ?? null };
  if (there === undefined) {
    const farmer = completed({ ...told, sharesPhone: sharesWith !== null });
    return farmer && { ...beside, farmer, act: 'add', id: null, changes: [] };
  }
  const isMoved = told.phone !== there.farmer.phone;
  const farmer = { ...there.farmer, ...told, ...(isMoved && { sharesPhone: sharesWith !== null }) };
  const changed =
    duplicates === 'skip'
      ? []
      : (Object.keys(farmer) as (keyof FarmerData)[]).filter(
          (field) => !isDeepStrictEqual(farmer[field], there.farmer[field]),
        );
  const joins = duplicates !== 'skip' && household !== null && there.farmer.household === null;
  const said = changed.map((field) => (field === 'hectares' ? 'crops' : field)).filter((field) => !unsaid.has(field));
  const changes = [...new Set(joins ? [...said, 'household'] : said)];
  const act = changed.length > 0 || joins ? 'update' : 'unchanged';
  return { ...beside, farmer, act, id: there.id, changes };
}

/** Fields that change with another that is named. */
const unsaid: ReadonlySet<string> = new Set(['locationId', 'districtId', 'communityId', 'sharesPhone']);

/** A new farmer needs a place. */
function completed(row: Partial<FarmerData> & Pick<FarmerData, 'name' | 'phone'>): FarmerData | null {
  const { locationId, location, districtId, communityId = null } = row;
  if (locationId === undefined || location === undefined || districtId === undefined) return null;
  return {
    ...noFacts,
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

/** What columns are said to hold. @throws farmerListRefused where that is not to be understood */
export function toldColumns(told: unknown): Record<string, FarmerColumn | ''> {
  const isColumn = (value: unknown) => value === '' || farmerColumns.some((column) => column === value);
  if (typeof told === 'object' && told !== null && Object.values(told).every(isColumn))
    return told as Record<string, FarmerColumn | ''>;
  throw problem('farmerListRefused', {
    sentence: `What columns hold could not be read. Send JSON such as {"Tel.":"phone"}, with ${farmerColumns.join(', ')} or nothing for a column to pass over.`,
  });
}

/** What words about consent are said to mean. @throws farmerListRefused where that is not to be understood */
export function toldConsent(told: unknown): Record<string, 'yes' | 'no' | ''> {
  const isMeaning = (value: unknown) => value === 'yes' || value === 'no' || value === '';
  if (typeof told === 'object' && told !== null && Object.values(told).every(isMeaning))
    return Object.fromEntries(
      Object.entries(told as Record<string, 'yes' | 'no' | ''>).map(([said, means]) => [
        said.trim().toLowerCase(),
        means,
      ]),
    );
  throw problem('farmerListRefused', {
    sentence:
      'What the words about consent mean could not be read. Send JSON such as {"Signed form":"yes"}, with yes, no or nothing for a word to pass over.',
  });
}

/** Lets others be served in between. */
function breath(): Promise<void> {
  return setImmediate();
}
