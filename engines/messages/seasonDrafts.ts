import {
  type Onset,
  type Plan,
  type PlannedActivity,
  PLANTING,
  RAIN_ONSET,
  type WarningKind,
} from '../calendar/types.ts';
import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';

/** A message about one activity of a season, ready to be looked at. */
export interface SeasonDraft {
  /** The activity's own in every plan of the crop. */
  readonly key: string;
  readonly activity: string;
  readonly from: Day;
  readonly to: Day;
  /** When it is to go: some days before the activity begins, today where that has passed. */
  readonly day: Day;
  readonly text: string;
  /** What the work waits for: the onset of the rains, or planting, which each farmer does after it; null for neither. */
  readonly waitsFor: 'onset' | 'planting' | null;
  /** Its words are true only as long as the onset is known. */
  readonly restsOnOnset: boolean;
}

/** A season's plan with the names that messages use. */
export interface DraftedPlan {
  readonly crop: string;
  readonly district: string;
  readonly region: string;
  readonly plan: Pick<Plan, 'title' | 'anchor' | 'onset' | 'activities' | 'plantBy' | 'warnings'>;
}

/** Whether the onset that a draft waits for is known to have come, and the sentence that says so. */
export interface OnsetCondition {
  readonly met: boolean;
  readonly sentence: string;
}

/** Past the usual latest onset by so many days nothing that follows planting waits any more: the rains are late, not absent (general knowledge). */
const lateDays = 21;
/** Days from a message to the activity it is about: time to get ready for it. */
const daysAhead = 3;
/**
 * What a farmer can see of an onset: 20 mm in two or three days (Stern et al. 1981, Sivakumar 1988; recalled), which wets
 * the soil about a hand deep (general knowledge).
 */
const onsetSigns = '20 mm of rain has fallen in two or three days and the soil is wet a hand deep';

/**
 * What is known of the onset that a season waits for; null for a season that does not turn on the rains. It has come only
 * where it was declared or observed for the place on its day or after it: a usual or a forecast onset is no knowledge.
 */
export function onsetCondition({ district, region, plan: { onset } }: DraftedPlan, today: Day): OnsetCondition | null {
  if (onset === null) return null;
  const { kind, typical, isAhead } = onset;
  const where = placeOf(onset, district, region);
  if (kind === 'declared' || kind === 'observed') {
    const said = `The onset of the rains was ${kind} for ${where}: ${spokenDay(typical)}`;
    if (isAhead && typical <= today)
      return { met: false, sentence: `${said}, ahead of its day. Declare it again once the rains have come.` };
    return typical <= today
      ? { met: true, sentence: `${said}.` }
      : { met: false, sentence: `${said}, which is still ahead.` };
  }
  if (kind === 'forecast')
    return {
      met: false,
      sentence: `The onset of the rains is only forecast for ${where}, about ${spokenDay(typical)}. It has not been declared or observed.`,
    };
  return {
    met: false,
    sentence: `No onset of the rains has been declared or observed for ${district} this season. It usually comes ${spokenRange(onset)}.`,
  };
}

/**
 * Messages of a season's plan from today on, by day: each says the activity, when it is due and the advice the reference
 * data give for it. Until the onset is known to have come, planting, all that comes after it and work that follows the
 * onset have conditional words and no dates to act on, and are not over while the crop may still be planted: also where
 * planting is planned before the usual onset. Where the onset came after the planned planting, who waited plants then,
 * and later work stays counted from planting. An activity that is over, or that no advice is known for, has none.
 * @param adviceOf the words of the reference data for an activity; empty where there are none
 */
export function seasonDrafts(
  drafted: DraftedPlan,
  adviceOf: (activity: PlannedActivity) => string,
  today: Day,
): SeasonDraft[] {
  const { activities, plantBy, onset } = drafted.plan;
  const condition = onsetCondition(drafted, today);
  const planting = activities.find(({ code }) => code === PLANTING);
  const isMet = condition?.met === true;
  // Yam is planted dry, whatever the rains do; weeding and feeding it wait for them.
  const isPlantedDry = drafted.plan.anchor === 'calendar_date';
  const conditionalFrom = [planting?.start, onset?.typical].filter((day) => day !== undefined).toSorted()[0] ?? '';
  const rainsCameLater =
    isMet && !isPlantedDry && planting !== undefined && onset !== null && planting.start < onset.typical;
  const mayStillMove = isPlantedDry ? daysOfLateRains(onset) : daysToPlantBy(planting, plantBy);
  return activities
    .map((activity) =>
      rainsCameLater && activity === planting ? plantedAfter(activity, onset.typical, plantBy) : activity,
    )
    .flatMap((activity): SeasonDraft[] => {
      const { key, code, name, start, end } = activity;
      const advice = adviceOf(activity).trim();
      const waits =
        onset !== null &&
        code !== RAIN_ONSET &&
        (isPlantedDry ? activity.followsRains === true : start >= conditionalFrom);
      const follows = !isPlantedDry && planting !== undefined && code !== PLANTING && start > planting.start;
      const isLate =
        onset !== null &&
        today > addDays(onset.latest > onset.usualLatest ? onset.latest : onset.usualLatest, lateDays);
      const isOpen = waits && (!isMet || (rainsCameLater && follows));
      if (addDays(end, isOpen ? mayStillMove : 0) < today || (advice === '' && code !== RAIN_ONSET)) return [];
      const wanted = addDays(start, -daysAhead);
      const words =
        code === RAIN_ONSET && onset !== null
          ? onsetWords(drafted, onset, isMet, isPlantedDry ? advice : null)
          : `${isPlantedDry && isOpen && onset !== null ? wordsAfterRains(activity, onset) : wordsOf(activity, planting, isOpen)} ${advice}`;
      return [
        {
          key,
          activity: name,
          from: start,
          to: end,
          day: wanted < today ? today : wanted,
          text: `${drafted.crop}, ${drafted.district}, ${drafted.plan.title}: ${words}${planting !== undefined && start <= planting.start ? rareWords(drafted) : ''}`,
          waitsFor: !waits || (follows && isLate) ? null : follows ? 'planting' : 'onset',
          restsOnOnset: waits || code === RAIN_ONSET,
        },
      ];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.from.localeCompare(other.from));
}

/** What those who have not planted yet must know of a crop that is rare there. */
function rareWords({ crop, plan: { warnings } }: DraftedPlan): string {
  const has = (kind: WarningKind) => warnings.some((warning) => warning.kind === kind);
  if (!has('notUsual')) return '';
  const dates = has('monthsOfAnotherZone') ? ' and the dates are approximate' : '';
  return ` ${crop} is not usual here${dates}: ask the extension officer before planting a large field.`;
}

/** Days by which rains that have not come may still be late. */
function daysOfLateRains(onset: Onset | null): number {
  return onset === null ? 0 : Math.max(0, daysBetween(onset.typical, onset.latest));
}

function daysToPlantBy(planting: PlannedActivity | undefined, plantBy: Day | null): number {
  return planting === undefined || plantBy === null ? 0 : Math.max(0, daysBetween(planting.start, plantBy));
}

/** Planting for those who waited for an onset that came after the planned days: from it until it is too late. */
function plantedAfter(planting: PlannedActivity, onset: Day, plantBy: Day | null): PlannedActivity {
  return plantBy === null || plantBy < onset ? planting : { ...planting, start: onset, end: plantBy };
}

/** The days an onset lies between, or its only one. */
function spokenRange({ earliest, latest }: Onset): string {
  return earliest === latest ? `on ${spokenDay(earliest)}` : `between ${spokenDay(earliest)} and ${spokenDay(latest)}`;
}

/**
 * What a message says of the onset itself: that it came only where that is known, else how it is seen.
 * @param advice what a crop that is in the ground by then needs; null for crops planted after it
 */
function onsetWords({ district, region }: DraftedPlan, onset: Onset, isMet: boolean, advice: string | null): string {
  if (isMet)
    return `the onset of the rains was ${onset.kind} for ${placeOf(onset, district, region)}: ${spokenDay(onset.typical)}. ${advice ?? 'Check that the soil is wet a hand deep before you plant.'}`;
  const usual = onset.kind === 'default' ? 'usually come' : 'are expected';
  return `the rains ${usual} ${spokenRange(onset)}. The season begins when ${onsetSigns}. ${advice ?? 'Do not plant on the first storm.'}`;
}

/** Work that waits for the rains and not for planting: how long after them. */
function wordsAfterRains({ name, start }: PlannedActivity, { typical }: Onset): string {
  const after = daysBetween(typical, start);
  return after > 0
    ? `${name}, ${after} ${after === 1 ? 'day' : 'days'} after the rains set in.`
    : `${name}, once ${onsetSigns}.`;
}

/** An activity with its dates; before the onset is known, on what or how long after planting. */
function wordsOf(
  { code, name, start, end }: PlannedActivity,
  planting: PlannedActivity | undefined,
  isOpen: boolean,
): string {
  const dates = start === end ? spokenDay(start) : `${spokenDay(start)} to ${spokenDay(end)}`;
  if (!isOpen) return `${name}, ${dates}.`;
  if (code === PLANTING) return `${name} when ${onsetSigns}, usually ${dates}.`;
  const after = planting === undefined ? -1 : daysBetween(planting.start, start);
  if (after < 0) return `${name}, once ${onsetSigns}.`;
  return after === 0 ? `${name}, at planting.` : `${name}, ${after} ${after === 1 ? 'day' : 'days'} after planting.`;
}

/** For whom an onset is known: a region's is never told as the district's own. */
function placeOf({ scope }: Onset, district: string, region: string): string {
  return scope === 'region' ? `${region} Region` : district;
}
