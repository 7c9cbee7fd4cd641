import { dayNumber, dayText } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import { zoneInText } from '../reference/words.ts';
import type { PlanInput } from './planActivities.ts';
import { majorStillStands } from './majorStillStands.ts';
import { daysOfRainNeeded, type PlantingWindow } from './plantingWindow.ts';
import { isWetHarvest } from './riskLevels.ts';
import type { Schedule } from './schedule.ts';
import { type CropRule, HARVESTING, type Onset, type PlanWarning, type SeasonRule, type VarietyRule } from './types.ts';
import { earlyDays } from './varieties.ts';

/** What the warnings are judged by. */
export interface WarningFacts extends PlanInput {
  readonly schedule: Schedule;
  readonly window: PlantingWindow | null;
}

/** What a farmer must know before following the plan: where it leaves the season, and what to do about it. */
export function planWarnings(facts: WarningFacts): PlanWarning[] {
  const { crop, schedule, week, rareEvidence } = facts;
  const warnings: PlanWarning[] = [];
  if (rareEvidence !== null) warnings.push(notUsual(crop, rareEvidence, facts.rareAreaHa ?? 0));
  if (facts.insteadOf !== undefined) warnings.push(insteadOfEarlier(facts.rule, facts.insteadOf));
  if (facts.rule.takenFrom !== undefined) warnings.push(monthsOfAnotherZone(facts, facts.rule.takenFrom.zone));
  if (schedule.planting === null) {
    if (week !== null) warnings.push(standingCrop(crop));
  } else warnings.push(...plantingWarnings(facts, schedule.planting), ...majorStillStands(facts, schedule));
  warnings.push(...waterWarnings(facts), ...harvestWarnings(facts));
  if (facts.otherZone) warnings.push(otherZone(crop, rareEvidence !== null));
  return warnings;
}

type Planting = NonNullable<Schedule['planting']>;

function plantingWarnings(facts: WarningFacts, planting: Planting): PlanWarning[] {
  const { rule, onset, variety } = facts;
  if (onset === null || variety === null || rule.fixedDay !== null) return outsideWindow(facts, planting);
  const warnings: PlanWarning[] = [];
  const firstRain = dayNumber(onset.earliest);
  if (planting.start < firstRain + Math.min(0, rule.plantAfterDays)) {
    warnings.push({
      kind: 'beforeTheRains',
      sentence: `Planting on ${say(planting.start)} is ${days(firstRain - planting.start)} before the earliest onset of the rains (${say(firstRain)}). Seed in dry soil is lost to a false start: wait for the rains, or water the field.`,
    });
  }
  if (
    warnings.length === 0 &&
    rule.plantAfterDays < 0 &&
    onset.season === 'minor' &&
    planting.start < dayNumber(onset.typical)
  ) {
    warnings.push({
      kind: 'beforeTheSecondRains',
      sentence:
        'Planted before the second rains usually set in: only in soil still wet a hand deep from the first rains.',
    });
  }
  return rule.water === 'rainfed' ? [...warnings, ...rainWarnings(facts, onset, variety, planting)] : warnings;
}

function rainWarnings(facts: WarningFacts, onset: Onset, variety: VarietyRule, planting: Planting): PlanWarning[] {
  const { crop, schedule, window } = facts;
  const warnings: PlanWarning[] = [];
  const rainsEnd = dayNumber(onset.cessation.typical);
  const lastPlanted = planting.end;
  if (window !== null && !window.isTooShort) {
    if (lastPlanted > window.lastByRain) {
      return [
        {
          kind: 'plantedLate',
          sentence: `Planting on ${say(lastPlanted)} is ${days(lastPlanted - window.lastByRain)} after the last sensible day of this season (${say(window.lastByRain)}): the rains usually end about ${say(rainsEnd)}. ${wayOut(facts, variety)}`,
        },
      ];
    }
    if (lastPlanted > window.usualBy) {
      warnings.push({
        kind: 'afterTheUsualTime',
        sentence: `Planting on ${say(lastPlanted)} is ${days(lastPlanted - window.usualBy)} after the usual time (until ${say(window.usualBy)}). The rains usually last long enough for planting until ${say(window.lastByRain)}.`,
      });
    }
  }
  if (crop.calendarType !== 'annual') return warnings;
  const rainNeededUntil = planting.start + daysOfRainNeeded(crop, variety);
  if (rainNeededUntil > rainsEnd) {
    warnings.push({
      kind: 'seasonTooShort',
      sentence: `This season is short for ${crop.name.toLowerCase()} of ${variety.daysMin}–${variety.daysMax} days: it needs rain until about ${say(rainNeededUntil)}, but the rains usually end about ${say(rainsEnd)}. ${wayOut(facts, variety)}`,
    });
  } else if (schedule.harvestStart > dayNumber(onset.cessation.latest)) {
    warnings.push({
      kind: 'ripensAfterTheRains',
      sentence: `Harvest starts on ${say(schedule.harvestStart)}, ${days(schedule.harvestStart - rainsEnd)} after the rains usually end (${say(rainsEnd)}): the crop ripens on water left in the soil. Choose fields that hold water.`,
    });
  }
  return warnings;
}

/** That a season is planned because the rains came too late for the one before it. */
function insteadOfEarlier(rule: SeasonRule, earlier: SeasonRule): PlanWarning {
  return {
    kind: 'insteadOfEarlier',
    sentence: `The rains came too late for ${lower(earlier.name)} this year. This is the plan for ${lower(rule.name)}.`,
  };
}

/** A chosen week outside the usual days of a season that is counted from a fixed day. */
function outsideWindow({ crop, week, window }: WarningFacts, planting: Planting): PlanWarning[] {
  if (week === null || window === null || (planting.start >= window.from && planting.end <= window.by)) return [];
  return [
    {
      kind: 'afterTheUsualTime',
      sentence: `Planting from ${say(planting.start)} to ${say(planting.end)} is outside the usual time of this season (${say(window.from)} to ${say(window.by)}). Ask the extension officer before planting ${crop.name.toLowerCase()} then.`,
    },
  ];
}

function waterWarnings({ crop, rule, schedule }: WarningFacts): PlanWarning[] {
  const until = `until the harvest from ${say(schedule.harvestStart)}`;
  if (rule.water === 'irrigated') {
    return [
      {
        kind: 'needsIrrigation',
        sentence: `This season is for irrigated fields. Plant only as much ${crop.name.toLowerCase()} as you can water ${until}.`,
      },
    ];
  }
  if (rule.water === 'residual') {
    return [
      {
        kind: 'needsIrrigation',
        sentence: `This season lives on water left in the soil after the rains. Choose fields that stay moist ${until}.`,
      },
    ];
  }
  return [];
}

/** A harvest that goes on for longer falls in wet weeks anyway: nothing follows from it. */
const longHarvestDays = 180;

function harvestWarnings({ crop, schedule, climate }: WarningFacts): PlanWarning[] {
  const harvest = schedule.slots.find(({ rule }) => rule.code === HARVESTING);
  if (harvest === undefined || climate === null || !harvest.rule.risks.includes('harvest_rain')) return [];
  if (harvest.end - harvest.start > longHarvestDays) return [];
  const [start, end] = [dayText(harvest.start), dayText(harvest.end)];
  if (!isWetHarvest(start, end, climate)) return [];
  return [
    {
      kind: 'wetHarvest',
      sentence: `Harvest from ${say(harvest.start)} to ${say(harvest.end)} usually falls in wet weeks (about 20 mm or more in five days). Harvest between the rains and have a covered place ready.${crop.calendarType === 'annual' ? ' Another variety or planting week may ripen in drier weather.' : ''}`,
    },
  ];
}

/** From so many hectares a year in a district a crop is grown there, whatever the zones say (our own line). */
const GROWN_FROM_HA = 1000;

function notUsual(crop: CropRule, evidence: string, areaHa: number): PlanWarning {
  if (areaHa >= GROWN_FROM_HA) {
    return {
      kind: 'datesLittleKnown',
      sentence: `${crop.name} is grown here, but little is known of its dates. ${evidence} Ask the extension officer before planting a large field.`,
    };
  }
  return {
    kind: 'notUsual',
    sentence: `${crop.name} is not usual here. ${evidence === '' ? 'How much of it is grown here is not known.' : evidence} Ask the extension officer before planting a large field.`,
  };
}

function monthsOfAnotherZone({ crop, rule, zone }: WarningFacts, from: string): PlanWarning {
  const counted = rule.fixedDay === null ? ', counted from the rains here' : '';
  return {
    kind: 'monthsOfAnotherZone',
    sentence: `No source we have gives months for ${crop.name.toLowerCase()} in the ${zoneInText(zone)} zone. These are the months of the ${zoneInText(from)} zone${counted}: approximate, from general knowledge.`,
  };
}

function standingCrop(crop: CropRule): PlanWarning {
  return {
    kind: 'standingCrop',
    sentence: `This is the year of a bearing ${crop.name.toLowerCase()} farm: a planting week does not move it. Clear the planting week to hide this note.`,
  };
}

function otherZone(crop: CropRule, isRare: boolean): PlanWarning {
  const part = isRare
    ? 'The dates are for one part of this district only.'
    : `${crop.name} is usual in one part of this district only, and the dates are for that part.`;
  return { kind: 'otherZone', sentence: `${part} Ask the extension officer before planting elsewhere.` };
}

/** From so many days after the onset planting waits on purpose, so that the crop ripens as the rains end (our own line). */
const WAITS_FROM_DAYS = 60;

/** What to do where the rains are too short: a shorter variety where there is one, and earlier where planting does not wait. */
function wayOut({ crop, rule }: WarningFacts, variety: VarietyRule): string {
  const early = earlyDays(crop);
  const shorter =
    early === null || early.max >= variety.daysMax ? null : `Choose an early variety (${early.min}–${early.max} days)`;
  const waits = rule.fixedDay === null && rule.plantAfterDays >= WAITS_FROM_DAYS;
  if (waits) return `${shorter ?? 'Choose another crop'}, or water the crop at the end.`;
  return shorter === null
    ? 'Plant as soon as the rains allow, or water the crop at the end.'
    : `${shorter} and plant as soon as the rains allow, or water the crop at the end.`;
}

/** A name inside a sentence. */
function lower(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

function say(number: number): string {
  return spokenDay(dayText(number));
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
