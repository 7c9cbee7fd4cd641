import { addDays, type Day } from '#engines/dates/day.ts';
import { nightsOf } from '#engines/traps/catchRate.ts';
import type { AppContext } from '../../context.ts';
import { findPersonIdByEmail } from '../accounts/accounts.service.ts';
import { districtAround } from '../geography/geography.service.ts';
import { listRiskCategories } from '../risks/risks.service.ts';
import { addReport } from './reports/reports.repository.ts';
import { addRule, listRules } from './rules/rules.repository.ts';
import { addSite, addToSums, listSites } from './traps.repository.ts';
import { addLink } from './sites/siteOfficers.repository.ts';

/** Name, community, where it stands, who visits it, what they counted week by week, the latest first. */
type Sample = readonly [
  name: string,
  community: string,
  lat: number,
  lng: number,
  officer: 'ama' | 'kofi',
  counts: readonly number[],
];

const samples: readonly Sample[] = [
  ['Sample: Ejura north', 'Ejura', 7.412, -1.371, 'ama', [9, 7, 4, 2, 1, 0]],
  ['Sample: Ejura dam', 'Ejura', 7.371, -1.34, 'ama', [3, 2, 2, 0, 1]],
  ['Sample: Sekyedumase', 'Sekyedumase', 7.52, -1.48, 'ama', [1, 0, 1, 0]],
  ['Sample: Kumasi market garden', 'Kumasi', 6.71, -1.6, 'ama', [5, 4, 3]],
  ['Sample: Tamale airport road', 'Tamale', 9.45, -0.86, 'kofi', [12, 8, 6, 3]],
  ['Sample: Savelugu', 'Savelugu', 9.62, -0.83, 'kofi', [2, 2, 0]],
  ['Sample: Ho west', 'Ho', 6.62, 0.44, 'kofi', [0, 1]],
];
const visitDays = 7;
const sampleTrap = {
  speciesId: 'fall_armyworm',
  trapType: 'Universal bucket trap',
  lure: 'Fall armyworm sex pheromone',
  lureDays: 42,
  cropId: 'maize',
} as const;
const latestDaysAgo = 3;

/** Gives the portal sample traps with sample counts, clearly named so, at the first start; not again once there is any trap. */
export async function addSampleTraps(context: AppContext): Promise<void> {
  const officers = {
    ama: await findPersonIdByEmail(context.db, 'ama@demo.agrihub.example'),
    kofi: await findPersonIdByEmail(context.db, 'kofi@demo.agrihub.example'),
  };
  const categories = await listRiskCategories(context.db);
  const pest = categories.find(({ icon }) => icon === 'pest') ?? categories[0];
  if (pest === undefined || (await listSites(context.db, {})).length > 0) return;
  const now = context.clock.now();
  const today = context.clock.today();
  const book = context.reference.book();
  await context.db.transaction().execute(async (db) => {
    if ((await listRules(db)).length === 0)
      await addRule(db, { categoryId: null, leastCount: 10, days: 14, leastTraps: 2, active: true }, now);
    for (const [name, community, latitude, longitude, officer, counts] of samples) {
      const district = districtAround(book, context.outlines.current(), [longitude, latitude])?.district;
      const siteId = await addSite(
        db,
        {
          name,
          community,
          latitude,
          longitude,
          visitDays,
          ...sampleTrap,
          lureChangedOn: addDays(today, -sampleTrap.lureDays + visitDays),
          districtId: district?.id ?? null,
          regionId: district ? (book.districtById.get(district.id)?.regionId ?? null) : null,
        },
        now,
      );
      const officerId = officers[officer];
      if (officerId !== null) await addLink(db, siteId, officerId, now);
      let last: Day | null = null;
      for (const [back, count] of [...counts.entries()].toReversed()) {
        const visitedOn = addDays(today, -latestDaysAgo - back * visitDays);
        await addReport(
          db,
          {
            siteId,
            reporterId: officerId,
            categoryId: pest.id,
            speciesId: sampleTrap.speciesId,
            cropStage: null,
            lureChanged: null,
            count,
            report: 'Sample count',
            visitedOn,
            nights: nightsOf(visitedOn, last),
            awayM: null,
            accuracyM: null,
            feedback: '',
            feedbackById: null,
          },
          now,
        );
        await addToSums(db, siteId, { count, reports: 1, visitedOn });
        last = visitedOn;
      }
    }
  });
}
