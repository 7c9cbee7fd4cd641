import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';

/** Said between processes when a record was brought in, taken away or chosen. */
export const climateTopic = 'climate';

/** Forgets answers made from the records whenever any process changes one. */
export function watchClimate(context: Pick<AppContext, 'signals' | 'bumpCacheVersion'>): void {
  context.signals.subscribe(climateTopic, () => changed(context));
}

let changes = 0;

function changed(context: Pick<AppContext, 'bumpCacheVersion'>): void {
  changes += 1;
  context.bumpCacheVersion(climateTopic, String(changes));
}

/** Tells every process that the records changed, and works out anew what this one keeps of them. */
export async function announce(scope: Scope): Promise<void> {
  await scope.context.signals.publish(scope.db, climateTopic, {});
  scope.afterCommit(async () => {
    changed(scope.context);
    await scope.context.rains.reload();
  });
}
