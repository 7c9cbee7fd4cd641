import { isCatchable } from '#engines/traps/scouting.ts';
import type { Database } from '../../database/connection.ts';
import { problem } from '../../platform/calls/problems.ts';
import { findRiskCategory, listRiskCategories } from '../risks/risks.service.ts';

/** Names of the pest types by their numbers: they are the categories of risks. */
export async function categoryNames(db: Database): Promise<ReadonlyMap<number, string>> {
  return new Map((await listRiskCategories(db)).map(({ id, name }) => [id, name]));
}

/** @throws pestTypeNotFound; notCaught for floods and droughts */
export async function requireCategory(db: Database, id: number): Promise<void> {
  const category = await findRiskCategory(db, id);
  if (category === undefined) throw problem('pestTypeNotFound', { found: id });
  if (!isCatchable(category.icon)) throw problem('notCaught', { name: category.name });
}
