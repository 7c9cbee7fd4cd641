import type { ColumnType } from 'kysely';
import type { Figure } from '#engines/exchange/dhis2/dataValueSet.ts';
import type { Database } from '../../database/connection.ts';

type Elements = Readonly<Record<Figure, string>>;

export interface Dhis2Tables {
  dhis2_link: {
    id: number;
    url: string;
    token: string;
    data_set: string;
    elements: ColumnType<Elements, string, string>;
    monthly: boolean;
    changed_by: string | null;
    changed_at: Date;
    last_period: string | null;
    last_at: Date | null;
    state: 'new' | 'asked' | 'done' | 'failed';
    said: string;
  };
  dhis2_org_unit: { district_id: string; org_unit: string };
}

export type Dhis2Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export function findLink(db: Database) {
  return db.selectFrom('dhis2_link').selectAll().where('id', '=', 1).executeTakeFirst();
}

export interface LinkFields {
  readonly url: string;
  readonly token: string;
  readonly data_set: string;
  readonly elements: Elements;
  readonly monthly: boolean;
  readonly changed_by: string | null;
  readonly changed_at: Date;
}

/** Sets the link; what was pushed last stays noted. */
export async function putLink(db: Database, { elements, ...fields }: LinkFields): Promise<void> {
  const row = { ...fields, elements: JSON.stringify(elements) };
  await db
    .insertInto('dhis2_link')
    .values({ ...row, id: 1, last_period: null, last_at: null, state: 'new', said: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function notePush(
  db: Database,
  noted: Partial<Pick<Dhis2Tables['dhis2_link'], 'last_period' | 'last_at' | 'state' | 'said'>>,
): Promise<void> {
  await db.updateTable('dhis2_link').set(noted).where('id', '=', 1).execute();
}

export async function deleteLink(db: Database): Promise<void> {
  await db.deleteFrom('dhis2_link').execute();
  await db.deleteFrom('dhis2_org_unit').execute();
}

export function orgUnits(db: Database) {
  return db
    .selectFrom('dhis2_org_unit')
    .select(['district_id as districtId', 'org_unit as orgUnit'])
    .orderBy('district_id')
    .execute();
}

export async function putOrgUnits(
  db: Database,
  units: readonly { readonly districtId: string; readonly orgUnit: string }[],
): Promise<void> {
  await db.deleteFrom('dhis2_org_unit').execute();
  if (units.length === 0) return;
  await db
    .insertInto('dhis2_org_unit')
    .values(units.map(({ districtId, orgUnit }) => ({ district_id: districtId, org_unit: orgUnit })))
    .execute();
}
