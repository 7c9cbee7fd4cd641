/** The front door of the traps room: pest traps, what is counted in them, and what follows from it. */
import type { House } from '../../house.ts';
import { keepPhotos } from './photos.service.ts';
import { remindOfVisits } from './reminders.service.ts';
import { countReportsOfOfficer, reportsOfOfficer } from './reports.repository.ts';
import { scoutingsOfOfficer } from './scouting.repository.ts';
import { followCommunities, siteTrash, trapTrash } from './sites.service.ts';

export { addSampleTraps } from './samples.service.ts';

const mostExported = 50_000;

/** What the room does behind, can bring back, and keeps about people. */
export function keepTraps(house: Pick<House, 'jobs' | 'db' | 'clock' | 'signals' | 'images' | 'storage' | 'keptNames' | 'trash' | 'belongings'>): void {
  keepPhotos(house);
  remindOfVisits(house);
  followCommunities(house);
  house.trash.register(trapTrash, siteTrash);
  house.belongings.register('scoutings', {
    export: (db, personId) => scoutingsOfOfficer(db, personId, mostExported),
    async fates(db, personId) {
      const count = (await scoutingsOfOfficer(db, personId, mostExported)).length;
      return count === 0 ? [] : [{ what: `Your ${count} scoutings of fields`, fate: 'Stay, without your name: the figures of the districts are made of them.' }];
    },
    leave: async () => undefined,
  });
  house.belongings.register('trapReports', {
    export: (db, personId) => reportsOfOfficer(db, personId, mostExported),
    async fates(db, personId) {
      const count = await countReportsOfOfficer(db, personId);
      return count === 0 ? [] : [{ what: `Your ${count} reports from pest traps`, fate: 'Stay, without your name: the figures of the traps are made of them.' }];
    },
    // The records let the person go by themselves.
    leave: async () => undefined,
  });
}
