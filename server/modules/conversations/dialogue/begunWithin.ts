import type { AppContext } from '../../../context.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { countBegun } from '../conversations.repository.ts';

/** The limit of all numbers together guards a bill: some conversations of other processes more or less are no matter. */
const looksEveryMs = 5_000;
const looks = new WeakMap<AppContext['config'], { at: number; begun: number }>();

/**
 * How many conversations began since a time, with the one that begins now. Counted in the records every few seconds, and
 * here in between: at a busy hour there are tens of thousands.
 */
export async function begunWithin({ db, now, context }: Scope, most: number, since: Date): Promise<number> {
  const look = looks.get(context.config);
  const age = look === undefined ? Number.POSITIVE_INFINITY : now.getTime() - look.at;
  if (look !== undefined && age >= 0 && age < looksEveryMs) {
    look.begun += 1;
    return look.begun - 1;
  }
  const begun = await countBegun(db, most, since);
  looks.set(context.config, { at: now.getTime(), begun: begun + 1 });
  return begun;
}
