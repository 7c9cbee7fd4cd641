import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../dates/day.ts';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import { PLANTING, type PlannedActivity } from './types.ts';

/** The columns of an activity that people read. */
const READ = ['shortText', 'longText', 'detail', 'comments'] as const;

type Row = Readonly<Record<'cropId' | 'position' | 'code' | (typeof READ)[number], string>>;

const rows = Papa.parse<Row>(readFileSync(new URL('../../content/reference/activities.csv', import.meta.url), 'utf8'), {
  header: true,
  skipEmptyLines: true,
}).data;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = `(?:\\d+(?:\\.\\d+)?|an?|${NUMBERS.join('|')})`;
const SPAN = `(${COUNT})(?:\\s*(?:-|–|to|or|and)\\s*(${COUNT}))?[ -](day|week|month)s?`;
const MONTH = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const DAYS = { day: 1, week: 7, month: 30.4 } as const;

interface Claim {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What a text says of days since planting: "at 4-6 weeks", "10 days after planting", "in the first six weeks". */
function claimsOf(text: string): Claim[] {
  const patterns = [
    { find: `\\b(?:at|by|about)\\s+(?:about\\s+)?${SPAN}(?!\\s+(?:before|of|old|apart|later))`, isUpTo: false },
    { find: `${SPAN}\\s+after\\s+(?:planting|sowing|transplanting|emergence)`, isUpTo: false },
    { find: `\\b(?:in|for)\\s+the\\s+first\\s+${SPAN}`, isUpTo: true },
    { find: `\\bday\\s+(\\d+)(?:-(\\d+))?()`, isUpTo: false },
  ];
  return patterns.flatMap(({ find, isUpTo }) =>
    [...text.matchAll(new RegExp(find, 'gi'))].map(([said, first, last, unit]) => {
      const days = DAYS[(unit || 'day') as keyof typeof DAYS];
      const from = number(first ?? '') * days;
      return { text: said, from: isUpTo ? 0 : from, to: last === undefined ? from : number(last) * days };
    }),
  );
}

function number(text: string): number {
  const index = NUMBERS.indexOf(text.toLowerCase());
  if (/^an?$/i.test(text)) return 1;
  return index < 0 ? Number(text) : index + 1;
}

describe('what a text says of days since planting', () => {
  it.each([
    ['Second weeding at 11-12 weeks.', 77, 84],
    ['Nitrogen at 5 weeks.', 35, 35],
    ['First weeding at a week.', 7, 7],
    ['Side-place urea 4-6 weeks after planting, covered.', 28, 42],
    ['Weeds in the first six weeks cost the most.', 0, 42],
    ['Move harvest to day 110-120.', 110, 120],
  ])('%s', (text, from, to) => {
    expect(claimsOf(text)).toMatchObject([{ from, to }]);
  });
  it('is nothing where it speaks of other days', () => {
    for (const text of [
      'Drain it two weeks before harvest.',
      'Pick every 3-4 days.',
      'Transplant 21-day seedlings.',
      'Cure 4-7 days in shade.',
      'Cut stakes from plants 8-18 months old.',
    ]) {
      expect(claimsOf(text), text).toEqual([]);
    }
  });
});

it('no text of an activity contradicts its dates, whatever variety, season and place is planned', () => {
  const data = readReferenceData();
  const claimed = rows.flatMap((row) =>
    READ.flatMap((column) => claimsOf(row[column]).map((claim) => ({ row, column, claim }))),
  );
  const wrong = new Set<string>();
  let plans = 0;
  for (const crop of data.crops.filter(({ calendarType }) => calendarType !== 'perennial')) {
    const claims = claimed.filter(({ row }) => row.cropId === crop.cropId);
    for (const place of placesOfAllZones(data.places)) {
      const offer = offeredSeasons(crop, place, data.windows);
      for (const { season } of offer.rules) {
        for (const { key } of crop.varieties) {
          const chosen = chooseSeason(crop, offer, [], '2027-03-01', { week: null, season, variety: key });
          if (chosen === null) continue;
          const { otherZone, zone } = offer;
          const facts = { crop, ...chosen, week: null, otherZone, zone, rareEvidence: null, climate: null };
          const answer = planActivities(facts);
          if ('problem' in answer) continue;
          plans += 1;
          const planting = answer.plan.activities.find(({ code }) => code === PLANTING);
          if (planting === undefined) continue;
          for (const { row, column, claim } of claims) {
            const activity = answer.plan.activities.find(({ ruleId }) => String(ruleId) === row.position);
            if (activity !== undefined && !fits(claim, activity, planting))
              wrong.add(`${crop.cropId} ${row.code} ${column} of ${key}: "${claim.text}"`);
          }
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(plans).toBeGreaterThan(2000);
});

it('no text names a month: the dates stand beside it, and another zone or week has others', () => {
  const named = rows.flatMap((row) =>
    READ.filter((column) => MONTH.test(row[column])).map((column) => `${row.cropId} ${row.code}: ${row[column]}`),
  );
  expect(named).toEqual([]);
});

it('no text asks to weed before a fertilizer that is planned before the weeding', () => {
  const wrong: string[] = [];
  for (const { cropId, activities } of readReferenceData().crops) {
    const startOf = (code: string) => activities.find((each) => each.code === code)?.startOffsetDays;
    const [basal, weeding, top] = [startOf('BF'), startOf('W1'), startOf('TD')];
    if (basal === undefined || weeding === undefined) continue;
    for (const row of rows.filter((each) => each.cropId === cropId)) {
      const text = READ.map((column) => row[column]).join(' ');
      const isTooLate = basal < weeding && /weed first|before any fertilizer|then feed/i.test(text);
      const isForNothing = top === undefined && /before top dressing/i.test(text);
      if (isTooLate || isForNothing) wrong.push(`${cropId} ${row.code}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('no text gives the fertilizer rate of one zone: the plan is for every zone of the crop', () => {
  const fertilizer = rows.filter(({ code }) => code === 'BF' || code === 'TD');
  const named = fertilizer.flatMap((row) =>
    READ.filter((column) =>
      /\b(?:savanna|forest|transition|coastal)\b|northern trials|\bremaining nitrogen/i.test(row[column]),
    ).map((column) => `${row.cropId} ${row.code}: ${row[column]}`),
  );
  expect(named).toEqual([]);
});

it('mistletoe is cut in the dry months, and cocoa is watched for mirids until the end of the year', () => {
  const data = readReferenceData();
  const stepOf = (cropId: string, district: string, name: RegExp) => {
    const crop = cropNamed(data, cropId);
    const offer = offeredSeasons(crop, placeNamed(data, district), data.windows);
    const chosen = chooseSeason(crop, offer, [], '2026-05-01', { week: null, season: 'main', variety: null });
    if (chosen === null) throw new Error(`No ${cropId} in ${district}`);
    const { otherZone, zone } = offer;
    const facts = { crop, ...chosen, week: null, otherZone, zone, rareEvidence: null, climate: null };
    const answer = planActivities(facts);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.plan.activities.find((activity) => name.test(activity.name));
  };
  // Dry months of the Guinea savanna: November to March.
  const mistletoe = stepOf('shea', 'Tamale Metropolitan', /^Pest scouting/);
  expect([mistletoe?.start, mistletoe?.end]).toEqual(['2025-12-02', '2026-03-01']);
  const mirids = stepOf('cocoa', 'Sefwi Wiawso Municipal', /^Mirid/);
  expect([mirids?.start, mirids?.end]).toEqual(['2026-08-01', '2026-12-31']);
});

it('no planting text asks for the onset where planting is planned before it', () => {
  const early = readReferenceData().crops.filter(({ seasons }) =>
    seasons.some(({ plantAfterDays }) => plantAfterDays < 0),
  );
  expect(early.map(({ cropId }) => cropId)).toContain('maize');
  const asking = rows
    .filter(({ cropId, code }) => code === PLANTING && early.some((crop) => crop.cropId === cropId))
    .filter((row) => READ.some((column) => /after (?:the )?onset/i.test(row[column])));
  expect(asking.map(({ cropId, longText }) => `${cropId}: ${longText}`)).toEqual([]);
});

/** The days a text names meet those of the activity. */
function fits({ from, to }: Claim, activity: PlannedActivity, planting: PlannedActivity): boolean {
  const start = dayNumber(activity.start) - dayNumber(planting.start);
  const end = dayNumber(activity.end) - dayNumber(planting.start);
  return from <= end && to >= start;
}

/** One district for every region and pair of zones. */
function placesOfAllZones(places: ReturnType<typeof readReferenceData>['places']) {
  return [
    ...new Map(places.map((place) => [`${place.regionId} ${place.zone} ${place.secondaryZone}`, place])).values(),
  ];
}

it('hang on no rain where a field is watered or lives on what the rains left', () => {
  const wrong: string[] = [];
  // A sentence that names rain-fed fields or watering beside the rain holds on both.
  const hangs = /\b(?:no|next|good|first|before|after|until|when|once) (?:the )?(?:early )?(?:rains?|onset)\b/i;
  const holdsOnBoth = /rain-fed|water/i;
  for (const crop of readReferenceData().crops) {
    for (const { season, water, fixedDay } of crop.seasons) {
      if (water === 'rainfed' || fixedDay === null) continue;
      const shown = crop.activities.filter(
        ({ code, seasons }) => code !== 'RO' && (seasons.length === 0 || seasons.includes(season)),
      );
      for (const { ruleId, code } of shown) {
        const row = rows.find(({ cropId, position }) => cropId === crop.cropId && Number(position) === ruleId);
        for (const column of READ)
          for (const sentence of (row?.[column] ?? '').split(/(?<=[.;])\s/))
            if (hangs.test(sentence) && !holdsOnBoth.test(sentence))
              wrong.push(`${crop.cropId} ${season} ${code}: ${sentence}`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});
