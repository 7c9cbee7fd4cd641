import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import type { Plan, Season } from './types.ts';

/** Published planting and harvest windows, each with its source: see docs/seasons.md. */
interface Published {
  readonly crop: string;
  readonly zone: string;
  readonly place: string;
  readonly season: string;
  readonly planting_from: string;
  readonly planting_to: string;
  readonly harvest_from: string;
  readonly harvest_to: string;
}

/** Today's district for the place a source names. */
const DISTRICTS: Readonly<Record<string, string>> = {
  Bawku: 'Bawku Municipal',
  Tamale: 'Tamale Metropolitan',
  Ejura: 'Ejura Sekyedumase Municipal',
  Kumasi: 'Kumasi Metropolitan',
  Tarkwa: 'Tarkwa-Nsuaem Municipal',
  Accra: 'Ga South Municipal',
  Tono: 'Kassena Nankana Municipal',
  Techiman: 'Techiman Municipal',
  Sefwi: 'Sefwi Wiawso Municipal',
};

const data = readReferenceData();
const published = Papa.parse<Published>(
  readFileSync(new URL('../../content/agronomy/publishedWindows.csv', import.meta.url), 'utf8'),
  { header: true, skipEmptyLines: true },
).data;

it('planting and harvest overlap the published windows by half or more', () => {
  const lines = published.map((row) => {
    const plan = planOf(row);
    const planting = shareOf(row.planting_from, row.planting_to, plan.plantFrom, plan.plantBy);
    const harvest = shareOf(row.harvest_from, row.harvest_to, plan.harvestFrom, plan.harvestBy);
    const shown =
      `${row.crop} ${row.zone} ${row.season}`.padEnd(38) +
      ` plant ${row.planting_from || '–'} to ${row.planting_to || '–'}, here ${plan.plantFrom ?? '–'} to ${plan.plantBy ?? '–'}: ${said(planting)};` +
      ` harvest ${row.harvest_from || '–'} to ${row.harvest_to || '–'}, here ${plan.harvestFrom} to ${plan.harvestBy}: ${said(harvest)}`;
    return { shown, isWide: (planting ?? 1) >= 0.5 && (harvest ?? 1) >= 0.5 };
  });
  process.stdout.write(`${lines.map(({ shown }) => shown).join('\n')}\n`);
  expect(lines.filter(({ isWide }) => !isWide).map(({ shown }) => shown)).toEqual([]);
  expect(lines).toHaveLength(37);
});

function planOf({ crop: cropId, place, season }: Published): Plan {
  const crop = cropNamed(data, cropId);
  const offer = offeredSeasons(crop, placeNamed(data, DISTRICTS[place] ?? place), data.windows);
  const chosen = chooseSeason(crop, offer, [], '2027-01-15', { week: null, season: season as Season, variety: null });
  if (chosen === null) throw new Error(`${cropId} has no ${season} season in ${place}`);
  const answer = planActivities({
    crop,
    ...chosen,
    week: null,
    otherZone: offer.otherZone,
    rareEvidence: null,
    zone: 'transition',
    climate: null,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

/** Share of the published days that the plan's days cover, whatever the year; null where nothing is published. */
function shareOf(from: string, to: string, first: Day | null, last: Day | null): number | null {
  if (from === '') return null;
  if (first === null || last === null) return 0;
  const year = Number(first.slice(0, 4));
  const shares = [year - 1, year, year + 1].map((each) => {
    const start = `${each}-${from}`;
    const end = `${to < from ? each + 1 : each}-${to.replace('02-29', '02-28')}`;
    const [latestStart, earliestEnd] = [start > first ? start : first, end < last ? end : last];
    return Math.max(0, daysBetween(latestStart, addDays(earliestEnd, 1))) / daysBetween(start, addDays(end, 1));
  });
  return Math.max(...shares);
}

function said(share: number | null): string {
  return share === null ? 'nothing published' : `${Math.round(share * 100)} %`;
}
