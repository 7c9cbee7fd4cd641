import type { AppContext } from '../../context.ts';
import * as acts from './bulkActs.repository.ts';

/** Acts over many records: theirs to read out, and ended with their account. */
export function registerActData({ personalData }: Pick<AppContext, 'personalData'>): void {
  personalData.register('actsOverMany', {
    export: (db, personId) => acts.wholeActsOf(db, personId),
    async fates(db, personId) {
      const [any] = await acts.actsOf(db, personId, 1);
      return any === undefined
        ? []
        : [
            {
              what: 'Your work on many records in the background',
              fate: 'Stopped at once, and the notes of it removed. What was done so far stays.',
            },
          ];
    },
    // A step that is being done ends first; none begins after it.
    leave: (scope, personId) => acts.removeActsOf(scope.db, personId),
  });
}
