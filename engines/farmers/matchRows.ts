import { grouped } from '../lists/grouped.ts';
import { areNamesAlike } from './nameComparison.ts';
import type { FarmerData } from './farmer.ts';
import type { ListRow } from './readListRow.ts';
import { searchWords } from './searchWords.ts';

/** A row of a list, read. */
export interface ReadRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly read: ListRow;
}

/** A farmer who is on the officer's list already. */
export interface Kept {
  readonly id: number;
  readonly registryNumber: string;
  readonly farmer: FarmerData;
}

/** Whether a telephone number is one farmer's, whatever the name, or people with different names share it. */
export type SharedNumbers = 'same' | 'apart';

/** A row with the farmer it speaks of. */
export interface MatchedRow extends ReadRow {
  readonly there: Kept | undefined;
  /** Who has the number before them: a farmer of the list, or a row above. */
  readonly sharesWith: { readonly id: number | null; readonly name: string } | null;
  /** Rows with one key are of one household; null where nothing is said of it. */
  readonly household: string | null;
}

/** A row that a later one takes the place of. */
export interface MergedRow {
  readonly row: number;
  readonly name: string;
  readonly into: number;
  readonly intoName: string;
}

/** Rows that speak of one farmer become the last of them: by the number of the registry, by telephone number, without one by name and place. */
export function mergeRows(
  rows: readonly ReadRow[],
  numbers: SharedNumbers,
): { readonly rows: ReadRow[]; readonly merged: MergedRow[] } {
  const slots: ReadRow[] = [];
  const placesOf = new Map<string, number[]>();
  const merged: MergedRow[] = [];
  for (const row of rows) {
    const key = keyOf(row.read);
    const places = placesOf.get(key) ?? [];
    placesOf.set(key, places);
    const isAnyName = numbers === 'same' || row.read.phone === '' || row.read.registryNumber !== undefined;
    const at = places.find((place) => isAnyName || areNamesAlike(slots[place]?.read.name ?? '', row.read.name));
    const before = at === undefined ? undefined : slots[at];
    if (at === undefined || before === undefined) places.push(slots.push(row) - 1);
    else {
      merged.push({ row: before.row, name: before.read.name, into: row.row, intoName: row.read.name });
      slots[at] = row;
    }
  }
  return { rows: slots, merged };
}

/** Finds the farmer each row speaks of among those kept; whose name is another's shares the number, where that is how numbers are read. */
export function matchRows(rows: readonly ReadRow[], kept: readonly Kept[], numbers: SharedNumbers): MatchedRow[] {
  const byRegistry = new Map(kept.map((each) => [each.registryNumber, each]));
  const byPhone = grouped(kept, ({ farmer }) => farmer.phone);
  const taken = new Set<number>();
  const theres = rows.map(({ read }) => {
    const named = byRegistry.get(read.registryNumber ?? '');
    const free = (byPhone.get(read.phone) ?? []).filter(({ id }) => !taken.has(id));
    const found = named ?? (read.phone === '' ? sameWithoutPhone(read, free) : sameWithPhone(read, free, numbers));
    if (found !== undefined) taken.add(found.id);
    return found;
  });
  const first = new Map<string, number>();
  const households = rows.map(({ read }) =>
    read.householdName === undefined ? null : read.householdName.toLowerCase(),
  );
  return rows
    .map((row, at) => {
      const { phone, name } = row.read;
      const there = theres[at];
      if (phone === '') return { ...row, there, sharesWith: null };
      const before = first.get(phone);
      first.set(phone, before ?? at);
      // Who had the number already keeps it as it was.
      if (there?.farmer.phone === phone) return { ...row, there, sharesWith: null };
      const holder = (byPhone.get(phone) ?? []).find(({ id }) => id !== there?.id);
      if (holder === undefined && before === undefined) return { ...row, there, sharesWith: null };
      households[at] ??= `phone ${phone}`;
      if (before !== undefined) households[before] ??= households[at] ?? null;
      return {
        ...row,
        there,
        sharesWith: { id: holder?.id ?? null, name: holder?.farmer.name ?? rows[before ?? 0]?.read.name ?? name },
      };
    })
    .map((row, at) => ({ ...row, household: households[at] ?? null }));
}

function keyOf({ registryNumber, phone, name, location, locationId }: ListRow): string {
  if (registryNumber !== undefined) return registryNumber;
  return phone === '' ? `${searchWords(name)} at ${locationId ?? ''} ${searchWords(location ?? '')}` : phone;
}

function sameWithPhone(read: ListRow, kept: readonly Kept[], numbers: SharedNumbers): Kept | undefined {
  const alike = kept.find(({ farmer }) => areNamesAlike(farmer.name, read.name));
  return alike ?? (numbers === 'same' ? kept[0] : undefined);
}

function sameWithoutPhone(read: ListRow, kept: readonly Kept[]): Kept | undefined {
  return kept.find(
    ({ farmer }) =>
      searchWords(farmer.name) === searchWords(read.name) &&
      (read.location === undefined || searchWords(read.location) === searchWords(farmer.location)),
  );
}
