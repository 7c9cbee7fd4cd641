import { dayNumber, daysBetween } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import type { PlanInput } from './planActivities.ts';
import type { Confidence, Onset, PlantingWeek, PlanWarning, WarningKind } from './types.ts';

/** A default window wider than six weeks says too little to plan by. */
const WIDE_WINDOW_DAYS = 42;

const REASONS: Readonly<Partial<Record<WarningKind, string>>> = {
  beforeTheRains: 'Planting comes before the rains.',
  plantedLate: 'Planting comes too late for the rains of this season.',
  seasonTooShort: 'The rains usually end before the crop is ready.',
  monthsOfAnotherZone: 'No months are known for it in this zone.',
  otherZone: 'The crop is usual in one part of the district only.',
  datesLittleKnown: 'Little is known of the dates of the crop here.',
  notUsual: 'The crop is not usual here, so little is known of its dates.',
};

/** How far a plan can be trusted, and why, in a sentence for a farmer. A harvest in wet weeks takes a step off. */
export function planConfidence(input: PlanInput, warnings: readonly PlanWarning[]): Confidence {
  const confidence = beforeHarvest(input, warnings);
  if (confidence.level === 'low' || !warnings.some(({ kind }) => kind === 'wetHarvest')) return confidence;
  return {
    level: confidence.level === 'good' ? 'fair' : 'low',
    reason: `${confidence.reason} The harvest usually falls in wet weeks.`,
  };
}

function beforeHarvest({ crop, rule, onset, week }: PlanInput, warnings: readonly PlanWarning[]): Confidence {
  const reasons = warnings.flatMap(({ kind }) => REASONS[kind] ?? []);
  if (reasons.length > 0) return { level: 'low', reason: reasons.slice(0, 2).join(' ') };
  const place = onset?.scope ?? 'place';
  if (onset?.isAhead)
    return {
      level: 'low',
      reason: `The onset was declared for this ${place} ahead of its day: nobody has seen these rains yet.`,
    };
  if (onset?.reason !== undefined)
    return { level: 'fair', reason: `The onset was declared for this ${place} against what is known: ${onset.reason}` };
  if (warnings.some((warning) => warning.kind === 'afterTheUsualTime')) {
    return { level: 'fair', reason: 'Planting comes outside the usual time.' };
  }
  if (onset === null) {
    return rule.fixedDay !== null
      ? { level: 'fair', reason: 'The dates follow the calendar, not the rains.' }
      : { level: 'fair', reason: 'The dates follow the planting week; the onset of the rains is not known.' };
  }
  if (onset.kind === 'declared' || onset.kind === 'observed') {
    return { level: 'good', reason: `The onset was ${onset.kind} for this ${place}.` };
  }
  if (rule.fixedDay !== null)
    return {
      level: 'fair',
      reason: `Planting follows the calendar. The work after it follows the rains, which usually set in about ${spokenDay(onset.typical)}.`,
    };
  if (week !== null && crop.calendarType !== 'perennial') return chosenWeek(onset, week);
  const [sooner, later] = [daysBetween(onset.earliest, onset.typical), daysBetween(onset.typical, onset.latest)];
  const range = `the dates can come ${sooner} days earlier or ${later} days later`;
  if (onset.isOfRecord)
    return {
      level: 'fair',
      reason: `The onset is reckoned from daily rain at ${onset.record?.place ?? 'a gauge'}: ${range}.`,
    };
  if (onset.kind === 'forecast') return { level: 'fair', reason: `The onset is forecast: ${range}.` };
  return sooner + later > WIDE_WINDOW_DAYS
    ? { level: 'low', reason: `The usual onset is spread over ${sooner + later} days: ${range}.` }
    : { level: 'fair', reason: `No onset is declared for this season: ${range}.` };
}

function chosenWeek(onset: Onset, week: PlantingWeek): Confidence {
  if (dayNumber(week.start) >= dayNumber(onset.latest)) {
    return { level: 'good', reason: `The rains have nearly always set in by ${spokenDay(onset.latest)}.` };
  }
  if (dayNumber(week.start) >= dayNumber(onset.typical)) {
    return {
      level: 'fair',
      reason: `The rains have set in by then in most years, at the latest about ${spokenDay(onset.latest)}.`,
    };
  }
  return { level: 'fair', reason: `In many years the rains set in later, about ${spokenDay(onset.typical)}.` };
}
