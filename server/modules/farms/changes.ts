import type { Scope } from '../../platform/records/scope.ts';
import { atlasOf, farmsTopic } from './maps/atlas.ts';

/** More are not told one by one: a message between processes is short. */
const mostTold = 100;

/** Tells every process, at the commit, that farms came, changed or went; this one draws them anew from its answer on. */
export async function tellFarmsChanged({ context, db, afterCommit }: Scope, ids: readonly string[]): Promise<void> {
  const told = ids.length > mostTold ? null : ids;
  await context.signals.publish(db, farmsTopic, told);
  afterCommit(() => atlasOf(context).forget());
}
