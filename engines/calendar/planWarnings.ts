import { dayNumber, dayText as day } from '../dates/day.ts';
import type { PlanInput } from './planActivities.ts';
import { majorStillStands } from './majorStillStands.ts';
import { daysOfRainNeeded, type PlantingWindow } from './plantingWindow.ts';
import { isWetHarvest } from './riskLevels.ts';
import type { Schedule } from './schedule.ts';
import type { DayRange } from './sentences/english.ts';
import { type Sentence, sentence } from './sentences/say.ts';
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
    const early = { planting: day(planting.start), days: firstRain - planting.start, firstRain: day(firstRain) };
    warnings.push({ kind: 'beforeTheRains', said: [sentence('beforeTheRains', early)] });
  }
  if (
    warnings.length === 0 &&
    rule.plantAfterDays < 0 &&
    onset.season === 'minor' &&
    planting.start < dayNumber(onset.typical)
  ) {
    warnings.push({ kind: 'beforeTheSecondRains', said: [sentence('beforeTheSecondRains')] });
  }
  return rule.water === 'rainfed' ? [...warnings, ...rainWarnings(facts, onset, variety, planting)] : warnings;
}

function rainWarnings(facts: WarningFacts, onset: Onset, variety: VarietyRule, planting: Planting): PlanWarning[] {
  const { crop, schedule, window } = facts;
  const warnings: PlanWarning[] = [];
  const rainsEnd = dayNumber(onset.cessation.typical);
  const lastPlanted = planting.end;
  if (window !== null && !window.isTooShort) {
    const of = { planting: day(lastPlanted), lastDay: day(window.lastByRain) };
    if (lastPlanted > window.lastByRain) {
      const late = { ...of, days: lastPlanted - window.lastByRain, rainsEnd: day(rainsEnd) };
      return [{ kind: 'plantedLate', said: [sentence('plantedLate', late), wayOut(facts, variety)] }];
    }
    if (lastPlanted > window.usualBy) {
      const after = { ...of, days: lastPlanted - window.usualBy, usualBy: day(window.usualBy) };
      warnings.push({ kind: 'afterTheUsualTime', said: [sentence('afterTheUsualTime', after)] });
    }
  }
  if (crop.calendarType !== 'annual') return warnings;
  const rainNeededUntil = planting.start + daysOfRainNeeded(crop, variety);
  if (rainNeededUntil > rainsEnd) {
    const short = { crop, variety: daysOf(variety), until: day(rainNeededUntil), rainsEnd: day(rainsEnd) };
    warnings.push({ kind: 'seasonTooShort', said: [sentence('seasonTooShort', short), wayOut(facts, variety)] });
  } else if (schedule.harvestStart > dayNumber(onset.cessation.latest)) {
    const after = {
      harvest: day(schedule.harvestStart),
      days: schedule.harvestStart - rainsEnd,
      rainsEnd: day(rainsEnd),
    };
    warnings.push({ kind: 'ripensAfterTheRains', said: [sentence('ripensAfterTheRains', after)] });
  }
  return warnings;
}

/** That a season is planned because the rains came too late for the one before it. */
function insteadOfEarlier(rule: SeasonRule, earlier: SeasonRule): PlanWarning {
  const names = { earlier: earlier.name, season: rule.name };
  return { kind: 'insteadOfEarlier', said: [sentence('insteadOfEarlier', names)] };
}

/** A chosen week outside the usual days of a season that is counted from a fixed day. */
function outsideWindow({ crop, week, window }: WarningFacts, { start, end }: Planting): PlanWarning[] {
  if (week === null || window === null || (start >= window.from && end <= window.by)) return [];
  const outside = { from: day(start), to: day(end), windowFrom: day(window.from), windowTo: day(window.by), crop };
  return [{ kind: 'afterTheUsualTime', said: [sentence('outsideWindow', outside)] }];
}

function waterWarnings({ crop, rule, schedule }: WarningFacts): PlanWarning[] {
  const harvest = day(schedule.harvestStart);
  if (rule.water === 'irrigated')
    return [{ kind: 'needsIrrigation', said: [sentence('irrigatedSeason', { crop, harvest })] }];
  if (rule.water === 'residual') return [{ kind: 'needsIrrigation', said: [sentence('residualSeason', { harvest })] }];
  return [];
}

/** A harvest that goes on for longer falls in wet weeks anyway: nothing follows from it. */
const longHarvestDays = 180;

function harvestWarnings({ crop, schedule, climate }: WarningFacts): PlanWarning[] {
  const harvest = schedule.slots.find(({ rule }) => rule.code === HARVESTING);
  if (harvest === undefined || climate === null || !harvest.rule.risks.includes('harvest_rain')) return [];
  if (harvest.end - harvest.start > longHarvestDays) return [];
  const [from, to] = [day(harvest.start), day(harvest.end)];
  if (!isWetHarvest(from, to, climate)) return [];
  return [
    { kind: 'wetHarvest', said: [sentence('wetHarvest', { from, to, canMove: crop.calendarType === 'annual' })] },
  ];
}

/** From so many hectares a year in a district a crop is grown there, whatever the zones say (our own line). */
const GROWN_FROM_HA = 1000;

function notUsual(crop: CropRule, evidence: string, areaHa: number): PlanWarning {
  const kind = areaHa >= GROWN_FROM_HA ? 'datesLittleKnown' : 'notUsual';
  return { kind, said: [sentence(kind, { crop, evidence })] };
}

function monthsOfAnotherZone({ crop, rule, zone }: WarningFacts, from: string): PlanWarning {
  const months = { crop, zone, from, counted: rule.fixedDay === null };
  return { kind: 'monthsOfAnotherZone', said: [sentence('monthsOfAnotherZone', months)] };
}

function standingCrop(crop: CropRule): PlanWarning {
  return { kind: 'standingCrop', said: [sentence('standingCrop', { crop })] };
}

function otherZone(crop: CropRule, isRare: boolean): PlanWarning {
  return { kind: 'otherZone', said: [sentence('otherZone', { crop, isRare })] };
}

/** From so many days after the onset planting waits on purpose, so that the crop ripens as the rains end (our own line). */
const WAITS_FROM_DAYS = 60;

/** What to do where the rains are too short: a shorter variety where there is one, and earlier where planting does not wait. */
function wayOut({ crop, rule }: WarningFacts, variety: VarietyRule): Sentence {
  const early = earlyDays(crop);
  return sentence('wayOut', {
    early: early === null || early.max >= variety.daysMax ? null : early,
    waits: rule.fixedDay === null && rule.plantAfterDays >= WAITS_FROM_DAYS,
  });
}

function daysOf({ daysMin, daysMax }: VarietyRule): DayRange {
  return { min: daysMin, max: daysMax };
}
