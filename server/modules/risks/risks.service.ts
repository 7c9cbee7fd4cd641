/** The front door of the risks room: what was seen in the field, who judges it, and its time line. */
import type { Database } from '../../database/connection.ts';
import type { House } from '../../house.ts';
import { categoryTrash } from './categories.service.ts';
import { watchRisks } from './clocks.service.ts';
import { registerRiskBelongings } from './leaving.service.ts';
import { announce, tellOfRisks } from './news.service.ts';
import { handlePhotos } from './photos.service.ts';
import { addRisk, type RiskData } from './risks.repository.ts';
import { addEvents } from './riskParts.repository.ts';
import { zoneTrash } from './zones.service.ts';

export { listVerifiedIds as listVerifiedRiskIds } from './risks.repository.ts';
export { addSampleRisks } from './samples.service.ts';
export { findCategory as findRiskCategory, listCategories as listRiskCategories } from './zones.repository.ts';

/** What the room can bring back, does in the background, and keeps about people. */
export function keepRisks(house: House): void {
  house.trash.register('riskZone', zoneTrash);
  house.trash.register('riskCategory', categoryTrash);
  registerRiskBelongings(house);
  handlePhotos(house);
  watchRisks(house);
  tellOfRisks(house);
}

/** Puts a risk into the queue that the portal noticed by itself: traps above their threshold. Answers its id. */
export async function proposeRisk({ db, house, now }: { readonly db: Database; readonly house: Pick<House, 'jobs'>; readonly now: Date }, data: RiskData, reporterId: string | null): Promise<number> {
  const id = await addRisk(db, data, reporterId, now);
  await addEvents(db, [{ riskId: id, kind: 'proposed', actorId: null, at: now }]);
  await announce({ db, house, now }, [id], 'reported');
  return id;
}
