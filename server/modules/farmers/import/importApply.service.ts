import { grouped } from '#engines/lists/grouped.ts';
import type { FarmerColumn } from '#engines/farmers/listColumns.ts';
import type { Database } from '#server/database/connection.ts';
import type { AppContext } from '#server/context.ts';
import { visitor } from '#engines/access/roles.ts';
import { saveTyped, typedKey } from '../../communities/communities.service.ts';
import { addFarmers, changeFarmers, householdFor, newHousehold, ownHouseholds } from '../farmers.repository.ts';
import type { ListFile } from '#server/platform/files/listFile.ts';
import type { PlannedRow, Progress } from './importPlan.service.ts';

/** Rows of one statement. */
const chunk = 2_500;

/** Adds and changes farmers as planned. */
export async function applyPlan(
  context: AppContext,
  db: Database,
  officerId: string,
  plan: readonly PlannedRow[],
  at: Date,
  progress: Progress,
): Promise<void> {
  const planned = await withHouseholds(db, officerId, await withCommunities(context, db, officerId, plan, at));
  const added = planned.filter(({ act }) => act === 'add').map(({ farmer }) => farmer);
  const changed = planned.flatMap(({ act, id, farmer }) => (act === 'update' && id !== null ? [{ id, farmer }] : []));
  let done = planned.length - added.length - changed.length;
  for (let from = 0; from < added.length; from += chunk) {
    const some = added.slice(from, from + chunk);
    await addFarmers(db, officerId, some, at);
    await progress((done += some.length));
  }
  for (let from = 0; from < changed.length; from += chunk) {
    const some = changed.slice(from, from + chunk);
    await changeFarmers(db, some, at);
    await progress((done += some.length));
  }
}

/** Rows of one household get its number: that of one of them who has one, that a list says, such as H12, or a new one. */
async function withHouseholds(
  db: Database,
  officerId: string,
  planned: readonly PlannedRow[],
): Promise<readonly PlannedRow[]> {
  const groups = grouped(
    planned.filter(({ household }) => household !== null),
    ({ household }) => household ?? '',
  );
  const said = [...groups.keys()].flatMap((key) => Number(/^h(\d{1,15})$/.exec(key)?.[1] ?? 0) || []);
  const own = await ownHouseholds(db, officerId, said);
  const numbers = new Map<string, number>();
  for (const [key, rows] of groups) {
    const holder = rows.find(({ sharesWith }) => sharesWith !== null && sharesWith.id !== null)?.sharesWith?.id ?? null;
    const named = Number(key.slice(1));
    const known = rows.find(({ farmer }) => farmer.household !== null)?.farmer.household ?? null;
    numbers.set(
      key,
      own.has(named) ? named : (known ?? (holder === null ? await newHousehold(db) : await householdFor(db, holder))),
    );
  }
  return planned.map((row) =>
    row.household === null
      ? row
      : { ...row, farmer: { ...row.farmer, household: row.farmer.household ?? numbers.get(row.household) ?? null } },
  );
}

/** Communities that are not known are kept as they are written, and asked about later. */
async function withCommunities(
  context: AppContext,
  db: Database,
  officerId: string,
  planned: readonly PlannedRow[],
  now: Date,
): Promise<PlannedRow[]> {
  const typed = planned.flatMap(({ village, farmer }) =>
    village === null ? [] : [{ name: village, districtId: farmer.districtId }],
  );
  const ids = await saveTyped({ db, context, now, actor: { ...visitor, personId: officerId } }, typed);
  return planned.map((row) =>
    row.village === null
      ? row
      : {
          ...row,
          farmer: { ...row.farmer, communityId: ids.get(typedKey(row.farmer.districtId, row.village)) ?? null },
        },
  );
}

/** What a file says of places: each pair of village and district once. */
export function placesIn(
  { records }: ListFile,
  readAs: readonly (FarmerColumn | null)[],
): { name: string; district: string }[] {
  const [place, district] = [readAs.indexOf('place'), readAs.indexOf('district')];
  const pairs = new Map(
    records.map(({ cells }) => {
      const pair = { name: (cells[place] ?? '').trim(), district: (cells[district] ?? '').trim() };
      return [`${pair.name}\n${pair.district}`, pair] as const;
    }),
  );
  return [...pairs.values()].filter(({ name }) => name !== '');
}
