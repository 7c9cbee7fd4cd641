import { dayNumber, dayText } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import { daysOfRainNeeded, type PlantingWindow } from './plantingWindow.ts';
import type { Schedule } from './schedule.ts';
import type { CropRule, Onset, OnsetWindow, PlanWarning, PlantingWeek } from './types.ts';

/** What the warnings are judged by. */
export interface WarningFacts {
  readonly crop: CropRule;
  readonly schedule: Schedule;
  readonly onset: Onset | null;
  readonly week: PlantingWeek | null;
  readonly window: PlantingWindow | null;
  /** Windows of the place: tell a calendar-anchored crop when the rains end. */
  readonly windows: readonly OnsetWindow[];
  readonly otherZone: boolean;
}

/** What a farmer must know before following the plan: where it leaves the season, and what to do about it. */
export function planWarnings(facts: WarningFacts): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  const { crop, onset, schedule, week } = facts;
  if (schedule.planting === null) {
    if (week !== null) warnings.push(standingCrop(crop));
  } else if (onset !== null) warnings.push(...rainWarnings(facts, onset, schedule.planting.start));
  else if (crop.calendarType === 'annual') warnings.push(...irrigationWarning(facts, schedule.planting.start));
  if (facts.otherZone) warnings.push(otherZone(crop));
  return warnings;
}

function rainWarnings({ crop, schedule, window, week }: WarningFacts, onset: Onset, planting: number): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  const firstRain = dayNumber(onset.earliest);
  const offset = schedule.planting?.offset ?? 0;
  if (planting < firstRain + Math.min(0, offset)) {
    warnings.push({
      kind: 'beforeTheRains',
      sentence: `Planting on ${say(planting)} is ${days(firstRain - planting)} before the earliest onset of the rains (${say(firstRain)}). Seed in dry soil is lost to a false start: wait for the rains, or water the field.`,
    });
  }
  const rainsEnd = dayNumber(onset.cessation.typical);
  const lastPlanted = week === null ? planting : dayNumber(week.end);
  if (window !== null && lastPlanted > window.lastByRain) {
    warnings.push({
      kind: 'plantedLate',
      sentence: `Planting on ${say(lastPlanted)} is ${days(lastPlanted - window.lastByRain)} after the last sensible day of this season (${say(window.lastByRain)}): the rains usually end about ${say(rainsEnd)}. ${mend(crop)}`,
    });
    return warnings;
  }
  if (window !== null && lastPlanted > window.by) {
    warnings.push({
      kind: 'afterTheUsualTime',
      sentence: `Planting on ${say(lastPlanted)} is ${days(lastPlanted - window.by)} after the usual time (until ${say(window.by)}). The rains usually last long enough for planting until ${say(window.lastByRain)}.`,
    });
  }
  if (crop.calendarType === 'annual') {
    const rainNeededUntil = planting + daysOfRainNeeded(crop, schedule);
    if (rainNeededUntil > rainsEnd) {
      warnings.push({
        kind: 'seasonTooShort',
        sentence: `This season is short for ${crop.name.toLowerCase()}: it needs rain until about ${say(rainNeededUntil)}, but the rains usually end about ${say(rainsEnd)}. ${mend(crop)}`,
      });
    } else if (schedule.harvestStart > dayNumber(onset.cessation.latest)) {
      warnings.push({
        kind: 'ripensAfterTheRains',
        sentence: `Harvest starts on ${say(schedule.harvestStart)}, ${days(schedule.harvestStart - rainsEnd)} after the rains usually end (${say(rainsEnd)}): the crop ripens on water left in the soil. Choose fields that hold water.`,
      });
    }
  }
  return warnings;
}

/** An annual crop tied to a date stands in the dry season unless a rainy season covers its time in the field. */
function irrigationWarning({ crop, schedule, windows }: WarningFacts, planting: number): PlanWarning[] {
  const year = Number(dayText(planting).slice(0, 4));
  let rainsEnded = -Infinity;
  for (const window of windows) {
    for (const candidate of [year - 1, year]) {
      const onset = monthDayNumber(window.onset.typical, candidate);
      const end = monthDayNumber(window.cessation.typical, candidate);
      if (onset <= planting && end >= schedule.harvestStart) return [];
      if (end < schedule.harvestStart && onset <= planting) rainsEnded = Math.max(rainsEnded, end);
    }
  }
  if (rainsEnded === -Infinity) return [];
  return [
    {
      kind: 'needsIrrigation',
      sentence: `${crop.name} stands in the field in the dry season: the rains usually end about ${say(rainsEnded)}. Plant only as much as you can water until the harvest from ${say(schedule.harvestStart)}.`,
    },
  ];
}

function standingCrop(crop: CropRule): PlanWarning {
  return {
    kind: 'standingCrop',
    sentence: `This is the year of a bearing ${crop.name.toLowerCase()} farm: a planting week does not move it. Clear the planting week to hide this note.`,
  };
}

function otherZone(crop: CropRule): PlanWarning {
  return {
    kind: 'otherZone',
    sentence: `${crop.name} is grown in one part of this district only, and the dates follow the rains of the other part. Ask the extension officer before planting.`,
  };
}

function mend(crop: CropRule): string {
  return crop.earlyDays === null
    ? 'Plant as soon as the rains allow, or water the crop at the end.'
    : `Choose an early variety (${crop.earlyDays.min}–${crop.earlyDays.max} days) and plant as soon as the rains allow, or water the crop at the end.`;
}

function say(number: number): string {
  return spokenDay(dayText(number));
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
