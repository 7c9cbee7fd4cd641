import type { Database } from '../../database/connection.ts';
import type { House } from '../../house.ts';

export const farmsTopic = 'farms';
/** More are not told one by one: a message between processes is short. */
const mostTold = 100;

/** Tells every process, at the commit, that farms came, changed or went; null: more than can be named. */
export async function tellFarmsChanged({ signals }: Pick<House, 'signals'>, db: Database, ids: readonly string[]): Promise<void> {
  await signals.publish(db, farmsTopic, ids.length > mostTold ? null : ids);
}
