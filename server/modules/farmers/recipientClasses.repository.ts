import { sql } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Language } from '#engines/farmers/farmer.ts';
import type { Database } from '../../database/connection.ts';
import { chosenWhere, type Whereabouts } from './communities/whereabouts.repository.ts';

/** Farmers a message is for: by their ids, all of a branch, or all of some districts and who farms there; with crops as {@link Whereabouts} has them. */
export type Chosen = { readonly ids: readonly number[] } | BranchChosen | DistrictsChosen;
/** Farmers who live in a branch, whosever they are. */
export type BranchChosen = Pick<Whereabouts, 'crops'> & { readonly branch: Branch };
type DistrictsChosen = Omit<Whereabouts, 'ids' | 'ground'> & { readonly districts: readonly string[] };

/** In which languages a text says something of who reads it. */
export interface TextUses {
  readonly name: readonly string[];
  readonly district: readonly string[];
  readonly crop: readonly string[];
}

/**
 * Farmers whose SMS has the same length: of one language, with one district and crop where the text says them, and with the
 * same name, or names of as many plain letters, each of which is one letter of an SMS (3GPP TS 23.038).
 */
export interface RecipientClass {
  readonly language: Language;
  /** Of one of those who get it. */
  readonly name: string;
  readonly districtId: string;
  readonly crop: string;
  /** Of one of those who get it. */
  readonly phone: string;
  readonly chosen: number;
  readonly willGet: number;
  readonly stopped: number;
  readonly noConsent: number;
  readonly sameNumber: number;
  readonly noPhone: number;
  /** The first by name of those who get it; null where nobody does. */
  readonly first: number | null;
  /** What they are ordered by: the name in small letters, and the number. */
  readonly order: string | null;
}

/**
 * Who of some farmers would get an SMS and who not and why, by what its length depends on. Of those with one number it goes
 * to the first who agreed, else the first, as `holdersOf` of the messages room has it.
 */
export async function recipientClasses(db: Database, chosen: Chosen, uses: TextUses): Promise<RecipientClass[]> {
  const where =
    'ids' in chosen
      ? sql`id = any(${[...chosen.ids]}::bigint[])`
      : 'branch' in chosen
        ? inBranch(chosen)
        : await chosenWhere(db, chosen.districts, chosen.crops);
  const saying = (languages: readonly string[], what: ReturnType<typeof sql>) =>
    sql`case when language = any(${[...languages]}::text[]) then ${what} else '' end`;
  // Grouped by name first, so that each name is looked at once.
  const { rows } = await sql<RecipientClass>`
    with shared as materialized (
      select phone from farmer where ${where} and phone <> '' group by phone having count(*) > 1
    ), holder as materialized (
      select distinct on (phone) id from farmer where ${where} and phone in (select phone from shared)
      order by phone, consent_given desc, lower(name), id
    ), judged as (
      select id, name, phone, language, district_id, crops, case
          when phone = '' then 'noPhone'
          when phone in (select phone from shared) and id not in (select id from holder) then 'sameNumber'
          when phone in (select address from opt_out) then 'stopped'
          when not consent_given then 'noConsent'
        end as suppressed
      from farmer where ${where} offset 0
    ), named as (
      select language, ${saying(uses.district, sql`district_id`)} as "districtId", ${saying(uses.crop, sql`coalesce(crops[1], '')`)} as crop, name,
        count(*) as chosen, count(*) filter (where suppressed is null) as "willGet", count(*) filter (where suppressed = 'stopped') as stopped,
        count(*) filter (where suppressed = 'noConsent') as "noConsent", count(*) filter (where suppressed = 'sameNumber') as "sameNumber",
        count(*) filter (where suppressed = 'noPhone') as "noPhone",
        min(phone) filter (where suppressed is null) as phone, min(id) filter (where suppressed is null) as first
      from judged group by language, 2, 3, name
    )
    select language, "districtId", crop, coalesce(min(name) filter (where first is not null), '') as name, coalesce(min(phone), '') as phone,
      sum(chosen)::int as chosen, sum("willGet")::int as "willGet", sum(stopped)::int as stopped, sum("noConsent")::int as "noConsent",
      sum("sameNumber")::int as "sameNumber", sum("noPhone")::int as "noPhone",
      min((lower(name) || chr(1) || lpad(first::text, 19, '0')) collate "C") as "order",
      right(min((lower(name) || chr(1) || lpad(first::text, 19, '0')) collate "C"), 19)::bigint as first
    from named group by language, "districtId", crop, ${saying(uses.name, lengthOfName)}`.execute(db);
  return rows;
}

/** The number of letters of a name of plain ones, else the name behind a blank. */
const lengthOfName = sql`case when name collate "C" ~ '^[A-Za-z0-9.,''()/-]+( [A-Za-z0-9.,''()/-]+)*$' then length(name)::text else ' ' || name end`;

function inBranch({ branch, crops }: BranchChosen) {
  const there = branch === null ? sql`true` : sql`district_id = any(${[...branch]}::text[])`;
  return crops.length === 0 ? there : sql`${there} and (crops = '{}' or crops && ${[...crops]}::text[])`;
}

/**
 * For whom of all of a branch a message to each of some numbers goes: the first who agreed, else the first, by name. The
 * others who have the number get none.
 */
export async function holdersOfPhones(
  db: Database,
  chosen: BranchChosen,
  phones: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly agreed: boolean }>> {
  const { rows } = await sql<{ phone: string; id: number; agreed: boolean }>`
    select distinct on (phone) phone, id, consent_given as agreed from farmer
    where phone = any(${[...phones]}::text[]) and ${inBranch(chosen)}
    order by phone, consent_given desc, lower(name), id`.execute(db);
  return new Map(rows.map(({ phone, ...holder }) => [phone, holder]));
}
