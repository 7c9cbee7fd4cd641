import type { Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export type Verdict = 'wrong' | 'right' | 'open';

export interface ClimateFlagTables {
  climate_judgement: {
    id: Generated<number>;
    station_id: string;
    flag: string;
    verdict: Verdict;
    judged_by: string | null;
    judged_by_name: string;
    judged_at: Date;
  };
}

/** One line of the history of a flag. */
export interface Judgement {
  readonly flag: string;
  readonly verdict: Verdict;
  readonly by: string;
  readonly at: Date;
}

const MOST_LINES = 5000;

/** What was said of the flags of a station, the newest first. */
export async function listJudgements(db: Database, stationId: string): Promise<Judgement[]> {
  const rows = await db
    .selectFrom('climate_judgement')
    .select(['flag', 'verdict', 'judged_by_name', 'judged_at'])
    .where('station_id', '=', stationId)
    .orderBy('id', 'desc')
    .limit(MOST_LINES)
    .execute();
  return rows.map((row) => ({ flag: row.flag, verdict: row.verdict, by: row.judged_by_name, at: row.judged_at }));
}

/** The flags of a station whose newest line says that they are wrong. */
export async function wrongFlags(db: Database, stationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('climate_judgement')
    .distinctOn('flag')
    .select(['flag', 'verdict'])
    .where('station_id', '=', stationId)
    .orderBy('flag')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(({ verdict }) => verdict === 'wrong').map(({ flag }) => flag);
}

/** How often something was said of the flags of stations: a line is never changed, so the same number is the same lines. */
export async function countJudgements(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('climate_judgement')
    .select('station_id')
    .select(({ fn }) => fn.countAll<string>().as('lines'))
    .where('station_id', 'in', ids)
    .groupBy('station_id')
    .execute();
  return new Map(rows.map((row) => [row.station_id, Number(row.lines)]));
}

export async function addJudgement(
  db: Database,
  stationId: string,
  { flag, verdict }: Pick<Judgement, 'flag' | 'verdict'>,
  by: { readonly id: string | null; readonly name: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('climate_judgement')
    .values({
      station_id: stationId,
      flag,
      verdict,
      judged_by: by.id,
      judged_by_name: by.name,
      judged_at: now,
    })
    .execute();
}
