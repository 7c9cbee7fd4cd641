import { afterAll, beforeAll, expect, it } from 'vitest';
import type { calculateCalendar } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { keyPart } from '#engines/reference/table.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

type Plan = Answer<typeof calculateCalendar>;

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-03-01T08:00:00Z' });
});
afterAll(() => portal.close());

it('every figure of a plan carries the source of its own row, and every advice is of its own crop', async () => {
  const book = portal.context.reference.book();
  // One district for every region and zone: all others share its rains.
  const districts = [
    ...new Map(book.districts.map((row) => [`${row.regionId} ${row.zone} ${row.secondaryZone}`, row])).values(),
  ];
  const wrong = new Set<string>();
  let plans = 0;
  for (const crop of book.crops) {
    const rows = book.activitiesByCrop.get(crop.cropId) ?? [];
    const texts = new Map(rows.map((row) => [row.shortText, row]));
    const advice = new Set(
      (book.advisoriesByCrop.get(crop.cropId) ?? []).map((row) => `${row.riskId} ${row.advisory}`),
    );
    const seasons = book.seasonsByCrop.get(crop.cropId) ?? [];
    const named = book.varietiesByCrop.get(crop.cropId) ?? [];
    for (const district of districts) {
      const first = await planOf({ crop: crop.cropId, district: district.districtId });
      if (first === null) throw new Error(`${crop.cropId} has no plan in ${district.districtId}`);
      const choices = [
        ...first[2].seasons.map((season) => ({ season })),
        ...first[2].varieties.slice(0, 5).map(({ variety }) => ({ variety })),
      ];
      for (const choice of choices) {
        const plan = await planOf({ crop: crop.cropId, district: district.districtId, ...choice });
        if (plan === null)
          throw new Error(`${crop.cropId} ${district.districtId} has no plan for ${JSON.stringify(choice)}`);
        plans += 1;
        const [, activities, summary] = plan;
        const fault = (sentence: string) => wrong.add(`${crop.cropId} ${summary.season}: ${sentence}`);
        for (const activity of activities) {
          const row = texts.get(activity.activityContent.shortTxt);
          if (row === undefined || row.source !== activity.provenance.source || row.basis !== activity.provenance.basis)
            fault(`${activity.activity_key} has the source of another row`);
          for (const { risk_id: id, advisories } of activity.risk_Advisory) {
            for (const { advisory } of advisories)
              if (!advice.has(`${id} ${advisory}`)) fault(`advice on ${id} that is not of this crop`);
          }
        }
        const isOwn = summary.months_from === null;
        if (isOwn === summary.provenance.verification.startsWith('approximate: the months of'))
          fault('months of another zone pass for its own');
        if (
          !seasons.some((row) => (row.season === summary.season || !isOwn) && row.source === summary.provenance.source)
        )
          fault('the planting time has the source of another row');
        const { variety } = summary;
        const ofVariety =
          variety === null
            ? null
            : variety.isNamed
              ? named.find((row) => keyPart(row.variety) === variety.variety)
              : crop;
        if (ofVariety !== null && ofVariety?.source !== variety?.provenance.source)
          fault('the days have the source of another row');
        const { onset } = summary;
        if (
          onset !== null &&
          !book.onsetWindows.some(
            (row) =>
              row.regionId === district.regionId &&
              row.season === onset.season &&
              row.source === onset.provenance.source,
          )
        ) {
          fault('the onset has the source of another row');
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(plans).toBeGreaterThan(1500);
  // Some thousand plans are asked for through HTTP.
}, 240_000);

async function planOf(payload: object): Promise<Plan | null> {
  const answer = await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload });
  return answer.statusCode === 200 ? answer.json<Plan>() : null;
}
