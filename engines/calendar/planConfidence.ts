import { dayNumber, daysBetween } from '../dates/day.ts';
import type { PlanInput } from './planActivities.ts';
import { type Sentence, sentence } from './sentences/say.ts';
import type { Confidence, Onset, PlantingWeek, PlanWarning, WarningKind } from './types.ts';

/** A default window wider than six weeks says too little to plan by. */
const WIDE_WINDOW_DAYS = 42;

const REASONS: Readonly<Partial<Record<WarningKind, Sentence>>> = {
  beforeTheRains: sentence('reasonBeforeTheRains'),
  plantedLate: sentence('reasonPlantedLate'),
  seasonTooShort: sentence('reasonSeasonTooShort'),
  monthsOfAnotherZone: sentence('reasonMonthsOfAnotherZone'),
  otherZone: sentence('reasonOtherZone'),
  datesLittleKnown: sentence('reasonDatesLittleKnown'),
  notUsual: sentence('reasonNotUsual'),
};

/** How far a plan can be trusted, and why, in a sentence for a farmer. A harvest in wet weeks takes a step off. */
export function planConfidence(input: PlanInput, warnings: readonly PlanWarning[]): Confidence {
  const confidence = beforeHarvest(input, warnings);
  if (confidence.level === 'low' || !warnings.some(({ kind }) => kind === 'wetHarvest')) return confidence;
  return {
    level: confidence.level === 'good' ? 'fair' : 'low',
    reason: [...confidence.reason, sentence('reasonWetHarvest')],
  };
}

function beforeHarvest({ crop, rule, onset, week }: PlanInput, warnings: readonly PlanWarning[]): Confidence {
  const reasons = warnings.flatMap(({ kind }) => REASONS[kind] ?? []);
  if (reasons.length > 0) return { level: 'low', reason: reasons.slice(0, 2) };
  const scope = onset?.scope ?? 'place';
  if (onset?.isAhead) return low(sentence('reasonAhead', { scope }));
  if (onset?.reason !== undefined) return fair(sentence('reasonAgainst', { scope, reason: onset.reason }));
  if (warnings.some((warning) => warning.kind === 'afterTheUsualTime')) return fair(sentence('reasonOutsideUsualTime'));
  if (onset === null) return fair(sentence(rule.fixedDay !== null ? 'reasonCalendar' : 'reasonPlantingWeek'));
  const { kind, earliest, typical, latest } = onset;
  if (kind === 'declared' || kind === 'observed') return good(sentence('reasonReported', { kind, scope }));
  if (rule.fixedDay !== null) return fair(sentence('reasonCalendarThenRains', { typical }));
  if (week !== null && crop.calendarType !== 'perennial') return chosenWeek(onset, week);
  const range = { sooner: daysBetween(earliest, typical), later: daysBetween(typical, latest) };
  if (onset.isOfRecord) return fair(sentence('reasonRecord', { place: onset.record?.place ?? null, ...range }));
  if (kind === 'forecast') return fair(sentence('reasonForecast', range));
  return range.sooner + range.later > WIDE_WINDOW_DAYS
    ? low(sentence('reasonWideWindow', range))
    : fair(sentence('reasonNotDeclared', range));
}

function chosenWeek({ typical, latest }: Onset, week: PlantingWeek): Confidence {
  if (dayNumber(week.start) >= dayNumber(latest)) return good(sentence('reasonNearlyAlways', { latest }));
  if (dayNumber(week.start) >= dayNumber(typical)) return fair(sentence('reasonMostYears', { latest }));
  return fair(sentence('reasonManyYearsLater', { typical }));
}

function good(reason: Sentence): Confidence {
  return { level: 'good', reason: [reason] };
}

function fair(reason: Sentence): Confidence {
  return { level: 'fair', reason: [reason] };
}

function low(reason: Sentence): Confidence {
  return { level: 'low', reason: [reason] };
}
