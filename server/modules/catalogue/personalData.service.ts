import type { AppContext } from '../../context.ts';
import { listAsked } from './access/access.repository.ts';
import { catalogueTopic } from './book.service.ts';
import { listEntriesOf, removeDatasetRow } from './catalogue.repository.ts';

const mostExported = 1_000;

/** What the catalogue keeps about people: the datasets they own, and the access they asked for. */
export function registerDatasetData({ personalData }: Pick<AppContext, 'personalData'>): void {
  personalData.register('datasets', {
    export: (db, personId) => listEntriesOf(db, personId),
    async fates(db, personId) {
      const own = await listEntriesOf(db, personId);
      const [shut, open] = [own.filter((entry) => entry.private).length, own.filter((entry) => !entry.private).length];
      return [
        { what: `Your private datasets (${shut})`, fate: 'Deleted at once, with their files, for good.' },
        {
          what: `Your public datasets (${open})`,
          fate: 'Stay under their licence, without your name as their owner; data administrators keep them.',
        },
      ];
    },
    async leave(scope, personId) {
      for (const entry of await listEntriesOf(scope.db, personId)) {
        // The row of a public one loses its owner with the person's row.
        if (entry.private) await removeDatasetRow(scope.db, entry.id);
        await scope.context.signals.publish(scope.db, catalogueTopic, entry.id);
        scope.afterCommit(() => scope.context.catalogue.reload(entry.id));
      }
    },
  });
  personalData.register('datasetAccess', {
    export: (db, personId) => listAsked(db, personId, mostExported),
    fates: async () => [
      { what: 'Your questions for access to private datasets, and what you were granted', fate: 'Removed at once.' },
    ],
    // The rows go with the person's.
    leave: async () => undefined,
  });
}
