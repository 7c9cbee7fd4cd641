import type { AppContext } from '../../context.ts';
import { findPersonIdByEmail } from '../accounts/accounts.service.ts';
import { locationsOf } from '../weather/weather.service.ts';
import * as acts from './handling/acts.repository.ts';
import { countRisks } from './risks.repository.ts';
import { addRisk } from './reports/riskChanges.repository.ts';
import { addComment, addEvents, assignResponders } from './riskParts.repository.ts';
import { addZone, assignToZone, listCategories, type RiskIcon } from './zones/zones.repository.ts';

/** Whose, what kind, where, how many, hours ago, what was seen, and how far it came. */
type Sample = readonly [
  by: 'ama' | 'kofi',
  icon: RiskIcon,
  place: string,
  count: number,
  hours: number,
  seen: string,
  state: 'pending' | 'verified' | 'rejected' | 'assigned',
];

const samples: readonly Sample[] = [
  [
    'ama',
    'pest',
    'ejura',
    140,
    50,
    'Fall armyworm in maize at knee height, frass in the whorl of about every third plant',
    'assigned',
  ],
  ['ama', 'virus', 'kumasi', 12, 30, 'Cassava leaves mottled and curled on two farms behind the market', 'verified'],
  ['kofi', 'flood', 'tamale', 6, 20, 'Rice fields along the river stand under water since last night', 'verified'],
  ['kofi', 'drought', 'ho', 25, 72, 'Maize is wilting before noon, no rain for sixteen days', 'verified'],
  ['ama', 'disease', 'ejura', 30, 8, 'Brown spots with yellow rims on groundnut leaves', 'pending'],
  ['ama', 'pest', 'ejura', 90, 5, 'Caterpillars in the maize next to the first report, same field edge', 'pending'],
  ['kofi', 'pest', 'tamale', 3, 3, 'Grasshoppers in a nursery of soybean', 'pending'],
  ['kofi', 'pest', 'ho', 4, 90, 'Holes in leaves of cassava on one farm', 'rejected'],
];

/** Gives the sample officers sample risks in every state, clearly named so, at the first start; not again once there is any. */
export async function addSampleRisks(context: AppContext): Promise<void> {
  const person = (name: string): Promise<string | null> =>
    findPersonIdByEmail(context.db, `${name}@demo.agrihub.example`);
  const [ama, kofi, efua, yaw, admin] = await Promise.all(['ama', 'kofi', 'efua', 'yaw', 'admin'].map(person));
  if (!ama || !kofi || !efua || !yaw || !admin || (await countRisks(context.db, { seen: 'all' })) > 0) return;
  const now = context.clock.now();
  const { byId } = locationsOf(context);
  await context.db.transaction().execute(async (db) => {
    const zone = await addZone(
      db,
      {
        name: 'Sample: Transition belt',
        description: 'Sample zone of a trial: between forest and savannah',
        color: '#ef6c00',
        districtIds: ['ejura_sekyedumase_municipal', 'techiman_municipal', 'nkoranza_south_municipal'],
      },
      now,
    );
    await addZone(
      db,
      {
        name: 'Sample: Volta basin',
        description: 'Sample zone of a trial: along the Volta',
        color: '#1565c0',
        districtIds: [],
      },
      now,
    );
    await assignToZone(db, { zoneId: zone, officerId: efua, by: admin, at: now });
    const categories = await listCategories(db);
    for (const [by, icon, place, count, hours, seen, state] of samples) {
      const location = byId.get(place);
      const category = categories.find((each) => each.icon === icon) ?? categories[0];
      if (location === undefined || category === undefined) continue;
      const at = new Date(now.getTime() - hours * 3_600_000);
      const reporter = by === 'ama' ? ama : kofi;
      // Beside the town, each a little elsewhere.
      const shift = 0.004 + (hours % 7) / 2_000;
      const data = {
        categoryId: category.id,
        zoneId: place === 'ejura' ? zone : null,
        districtId: location.district.id,
        lat: location.point[1] + shift,
        lng: location.point[0] + shift,
        place: location.name,
        count,
        description: `Sample: ${seen}`,
        isActive: state !== 'rejected',
      };
      const id = await addRisk(db, data, reporter, at);
      const later = (minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
      await addEvents(db, [{ riskId: id, kind: 'reported', actorId: reporter, at, detail: { photos: 0 } }]);
      if (state === 'rejected') {
        await acts.rejectRisks(db, [{ id }], efua, 'Hail, as a second look showed', later(90));
        await addEvents(db, [
          {
            riskId: id,
            kind: 'rejected',
            actorId: efua,
            at: later(90),
            detail: { reason: 'Hail, as a second look showed' },
          },
        ]);
      }
      if (state === 'pending' || state === 'rejected') continue;
      await acts.verifyRisks(db, [{ id }], efua, later(60));
      await addEvents(db, [{ riskId: id, kind: 'verified', actorId: efua, at: later(60) }]);
      if (state !== 'assigned') continue;
      await assignResponders(db, [id], [yaw], efua, later(65));
      await addComment(db, id, yaw, 'Sample: On the way with traps and hand lenses, there by noon', later(120));
      await addEvents(db, [
        { riskId: id, kind: 'assigned', actorId: efua, at: later(65), detail: { to: 'Yaw (demo responder)' } },
        { riskId: id, kind: 'commented', actorId: yaw, at: later(120) },
      ]);
    }
  });
}
