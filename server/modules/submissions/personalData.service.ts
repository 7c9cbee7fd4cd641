import type { AppContext } from '../../context.ts';
import { removeItem } from './submissions.repository.ts';
import { searchItems } from './submissionSearch.repository.ts';
import { notesOf } from './submissionTables.repository.ts';
import { uploadsOf } from './uploads.repository.ts';

const most = 10_000;
const everything = { states: null, q: '', newestFirst: false, limit: most, offset: 0 } as const;

/** Says what the holding area keeps about people. */
export function registerSubmissionData({ personalData, clock }: Pick<AppContext, 'personalData' | 'clock'>): void {
  personalData.register('holdingArea', {
    async export(db, personId) {
      const { found } = await searchItems(db, { ...everything, ownerId: personId });
      const files = [];
      for (const { fileKey: _, ...item } of found) files.push({ ...item, notes: await notesOf(db, item.id) });
      return { files, uploads: await uploadsOf(db, personId, clock.now()) };
    },
    async fates(db, personId) {
      const { found } = await searchItems(db, { ...everything, ownerId: personId });
      const unpublished = found.filter(({ state }) => state !== 'approved').length;
      return [
        {
          what: `Files in the holding area that are not published (${unpublished})`,
          fate: 'Removed at once, with what was said of them.',
        },
        { what: 'Notes you left on files of others', fate: 'Kept without your name.' },
      ];
    },
    async leave({ db }, personId) {
      const { found } = await searchItems(db, { ...everything, ownerId: personId });
      // Their bytes are named by nothing any more and are swept up; uploads go with the person's row.
      for (const { id, state } of found) if (state !== 'approved') await removeItem(db, id);
    },
  });
}
