/** The front door of the risks room: what was seen in the field, who judges it, and its time line. */
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { tellOtherSystems } from './warnings/alerts.service.ts';
import { categoryTrash } from './zones/categories.service.ts';
import { watchRisks } from './handling/clocks.service.ts';
import { registerRiskData } from './personalData.service.ts';
import { announce, tellOfRisks } from './news/news.service.ts';
import { handlePhotos } from './reports/photos.service.ts';
import type { RiskData } from './risks.repository.ts';
import { addRisk } from './reports/riskChanges.repository.ts';
import { addEvents } from './riskParts.repository.ts';
import { zoneTrash } from './zones/zones.service.ts';

export { alertNames, listAlerts, showAlert } from './warnings/alerts.service.ts';
export { verifiedRisk, verifiedRisks } from './handling/list.service.ts';
export { type WarnedPlaces, warnedPlaces } from './warnings/warnedDistricts.service.ts';
export { presentPublicRisk } from './risks.presenter.ts';
export { listVerifiedIds as listVerifiedRiskIds, verifiedByDistrict } from './risks.repository.ts';
export { addSampleRisks } from './samples.service.ts';
export { findCategory as findRiskCategory, listCategories as listRiskCategories } from './zones/zones.repository.ts';

/** What the room can bring back, does in the background, and keeps about people. */
export function registerRisks(context: AppContext): void {
  context.trash.register('riskZone', zoneTrash);
  context.trash.register('riskCategory', categoryTrash);
  registerRiskData(context);
  handlePhotos(context);
  watchRisks(context);
  tellOfRisks(context);
  tellOtherSystems(context);
}

/** Puts a risk into the queue that the portal noticed by itself: traps above their threshold. Answers its id. */
export async function proposeRisk(
  { db, context, now }: { readonly db: Database; readonly context: Pick<AppContext, 'jobs'>; readonly now: Date },
  data: RiskData,
  reporterId: string | null,
): Promise<number> {
  const id = await addRisk(db, data, reporterId, now);
  await addEvents(db, [{ riskId: id, kind: 'proposed', actorId: null, at: now }]);
  await announce({ db, context, now }, [id], 'reported');
  return id;
}
