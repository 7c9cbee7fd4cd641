import type { Day } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import { candidatesSoFar, dryDaysUpTo, endSoFar } from './seasonSoFar.ts';
import { dayAt, type DailySeries, entryOf, gapsBetween } from './series.ts';
import type { StartRule } from './startOfRains.ts';
import type { WaterEndRule } from './waterBalance.ts';

/**
 * Where a season is on a day. A start is a candidate while a dry spell can still make it a false one, and confirmed
 * once it cannot; only then have the rains set in.
 */
export type SeasonPhase =
  | 'tooEarly'
  | 'notYet'
  | 'late'
  | 'candidate'
  | 'falseStart'
  | 'confirmed'
  | 'drySpell'
  | 'ending'
  | 'over';

/** What is known of a season on a day, with its reason. */
export interface SeasonState {
  readonly phase: SeasonPhase;
  /** Of the start, the false start or the end; null before any of them. */
  readonly day: Day | null;
  /** The day the rains set in, once that is confirmed. */
  readonly begunOn: Day | null;
  /** Rain of the start's event, hundredths of a millimetre. */
  readonly rain: number | null;
  readonly falseStarts: number;
  /** Dry days in a row up to the day asked about; null where its rain is missing. */
  readonly dryDays: number | null;
  /** Why this may be wrong, as a sentence; null where all days since the window opened are known. */
  readonly doubt: string | null;
  /** One sentence with its reason, and the doubt. */
  readonly sentence: string;
}

/** What decides a state. */
export interface SeasonRules {
  readonly start: StartRule;
  readonly end: WaterEndRule;
  /** The day (doy366) by which the rains had begun in 8 of 10 years; null where that is not known. */
  readonly lateAfter: number | null;
  /** A dry spell is told from so many days on. */
  readonly dryFrom: number;
  /** The season is ending with less water in the soil than this, hundredths of a millimetre. */
  readonly endingBelow: number;
  /** Whether sentences may tell how much fell and what the soil holds; not where daily values are private. */
  readonly tellsRain: boolean;
}

/**
 * The state of a season on a day (an entry of the series), from the days up to and with it and nothing later. `year` is
 * that of the rule's window. A day after the record's end has all days in between missing, and says so.
 */
export function seasonState(series: DailySeries, year: number, today: number, rules: SeasonRules): SeasonState {
  const { start, end } = rules;
  const opens = entryOf(series, year, start.from);
  const spoken = (index: number) => spokenDay(dayAt(series, index));
  const candidates = candidatesSoFar(series, year, today, start);
  const last = candidates.at(-1);
  const falseStarts = candidates.filter(({ failedOn }) => failedOn !== null).length;
  const dryDays = dryDaysUpTo(series, start.wetDay, today);
  const doubt = doubtOf(series, opens - start.days + 1, today);
  const isSettled = last !== undefined && last.failedOn === null && today >= last.day + (start.drySpell?.within ?? 0);
  const say = (phase: SeasonPhase, about: number | null, sentence: string): SeasonState => ({
    phase,
    begunOn: isSettled ? dayAt(series, last.day) : null,
    day: about === null ? null : dayAt(series, about),
    rain: last?.rain ?? null,
    falseStarts,
    dryDays,
    doubt,
    sentence: doubt === null ? sentence : `${sentence} ${doubt}`,
  });

  if (today < opens) return say('tooEarly', null, `The start of the rains is looked for from ${spoken(opens)} on.`);
  if (!last) {
    return isLate(series, year, today, rules)
      ? say(
          'late',
          null,
          `The rains have not set in and are late: in 8 of 10 years they had by ${spoken(entryOf(series, year, rules.lateAfter ?? 366))}.`,
        )
      : say('notYet', null, 'The rains have not set in yet.');
  }
  // Over one day the amount is that of the day, and water of two days tells the rain between them.
  const fell = rules.tellsRain ? mm(last.rain) : `at least ${mm(start.amount)}`;
  const event = `${fell} mm in ${start.days} ${start.days === 1 ? 'day' : 'days'}`;
  if (last.failedOn !== null) {
    const dry = last.failedOn - last.day;
    const late = isLate(series, year, today, rules) ? ' They are late.' : '';
    return say(
      'falseStart',
      last.day,
      `The rain up to ${spoken(last.day)} (${event}) was a false start: within ${dry} days a dry spell of ${(start.drySpell?.longest ?? 0) + 1} days followed. The rains have not set in.${late}`,
    );
  }
  const settled = last.day + (start.drySpell?.within ?? 0);
  if (today < settled) {
    return say(
      'candidate',
      last.day,
      `Rain enough for a start fell by ${spoken(last.day)} (${event}). Until ${spoken(settled)} a dry spell can still make it a false start.`,
    );
  }
  const begun = `The rains set in on ${spoken(last.day)} (${event})`;
  const { end: over, water } = endSoFar(series, year, settled, today, end);
  if (over.kind === 'day')
    return say('over', over.day, `${begun}. The season was over on ${spoken(over.day)}: the soil had no water left.`);
  if (today >= entryOf(series, year, end.from) && water < rules.endingBelow) {
    return say(
      'ending',
      last.day,
      `${begun}. The season is ending: the soil holds ${rules.tellsRain ? mm(water) : `less than ${mm(rules.endingBelow)}`} mm of water.`,
    );
  }
  if (dryDays !== null && dryDays >= rules.dryFrom)
    return say('drySpell', last.day, `${begun}. It is day ${dryDays} of a dry spell.`);
  return say('confirmed', last.day, `${begun}, and no long dry spell followed.`);
}

function isLate(series: DailySeries, year: number, today: number, { lateAfter }: SeasonRules): boolean {
  return lateAfter !== null && today > entryOf(series, year, lateAfter);
}

function doubtOf(series: DailySeries, from: number, today: number): string | null {
  const old = today - series.lastRecord;
  if (old > 0) return `The newest rain known is ${old} ${old === 1 ? 'day' : 'days'} old.`;
  const gaps = gapsBetween(series, from, today);
  return today < from || gaps === 0
    ? null
    : `The rain of ${gaps} ${gaps === 1 ? 'day' : 'days'} is missing, so this may be wrong.`;
}

function mm(hundredths: number): string {
  return String(hundredths / 100);
}
