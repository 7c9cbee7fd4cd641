/** The front door of the traps room: pest traps, what is counted in them, and what follows from it. */
import type { AppContext } from '../../context.ts';
import { handlePhotos } from './reports/photos.service.ts';
import { remindOfVisits } from './reports/reminders.service.ts';
import { countReportsOfOfficer, reportsOfOfficer } from './reports/reports.repository.ts';
import { scoutingsOfOfficer } from './scouting/scouting.repository.ts';
import { followCommunities, siteTrash, trapTrash } from './sites/sites.service.ts';

export { sitesOnMap } from './map/map.service.ts';
export { presentSite } from './traps.presenter.ts';
export { addSampleTraps } from './samples.service.ts';

const mostExported = 50_000;

/** What the room does behind, can bring back, and keeps about people. */
export function registerTraps(
  context: Pick<
    AppContext,
    'jobs' | 'db' | 'clock' | 'signals' | 'images' | 'storage' | 'storedNames' | 'trash' | 'personalData'
  >,
): void {
  handlePhotos(context);
  remindOfVisits(context);
  followCommunities(context);
  context.trash.register(trapTrash, siteTrash);
  context.personalData.register('scoutings', {
    export: (db, personId) => scoutingsOfOfficer(db, personId, mostExported),
    async fates(db, personId) {
      const count = (await scoutingsOfOfficer(db, personId, mostExported)).length;
      return count === 0
        ? []
        : [
            {
              what: `Your ${count} scoutings of fields`,
              fate: 'Stay, without your name: the figures of the districts are made of them.',
            },
          ];
    },
    leave: async () => undefined,
  });
  context.personalData.register('trapReports', {
    export: (db, personId) => reportsOfOfficer(db, personId, mostExported),
    async fates(db, personId) {
      const count = await countReportsOfOfficer(db, personId);
      return count === 0
        ? []
        : [
            {
              what: `Your ${count} reports from pest traps`,
              fate: 'Stay, without your name: the figures of the traps are made of them.',
            },
          ];
    },
    // The records let the person go by themselves.
    leave: async () => undefined,
  });
}
