import type { Day } from '../../dates/day.ts';
import { sayAll, type Sentence, sentence } from '../../calendar/sentences/say.ts';
import { candidatesSoFar, dryDaysUpTo, endSoFar } from './seasonSoFar.ts';
import { dayAt, type DailySeries, entryOf, gapsBetween } from '../series.ts';
import type { StartRule } from './startOfRains.ts';
import type { WaterEndRule } from '../crops/waterBalance.ts';

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
  readonly said: readonly Sentence[];
  /** That in English. */
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
  const dayOf = (index: number) => dayAt(series, index);
  const candidates = candidatesSoFar(series, year, today, start);
  const last = candidates.at(-1);
  const falseStarts = candidates.filter(({ failedOn }) => failedOn !== null).length;
  const dryDays = dryDaysUpTo(series, start.wetDay, today);
  const doubt = doubtOf(series, opens - start.days + 1, today);
  const isSettled = last !== undefined && last.failedOn === null && today >= last.day + (start.drySpell?.within ?? 0);
  const say = (phase: SeasonPhase, about: number | null, told: Sentence): SeasonState => {
    const said = doubt === null ? [told] : [told, doubt];
    return {
      phase,
      begunOn: isSettled ? dayOf(last.day) : null,
      day: about === null ? null : dayOf(about),
      rain: last?.rain ?? null,
      falseStarts,
      dryDays,
      doubt: doubt && sayAll([doubt]),
      said,
      sentence: sayAll(said),
    };
  };

  if (today < opens) return say('tooEarly', null, sentence('lookedForFrom', { from: dayOf(opens) }));
  if (!last) {
    return isLate(series, year, today, rules)
      ? say('late', null, sentence('late', { by: dayOf(entryOf(series, year, rules.lateAfter ?? 366)) }))
      : say('notYet', null, sentence('notYet'));
  }
  // Over one day the amount is that of the day, and water of two days tells the rain between them.
  const amount = rules.tellsRain ? last.rain : start.amount;
  const begun = { day: dayOf(last.day), event: { amount, isLeast: !rules.tellsRain, days: start.days } };
  if (last.failedOn !== null) {
    const dry = (start.drySpell?.longest ?? 0) + 1;
    const failed = { within: last.failedOn - last.day, dry, isLate: isLate(series, year, today, rules) };
    return say('falseStart', last.day, sentence('falseStart', { ...begun, ...failed }));
  }
  const settled = last.day + (start.drySpell?.within ?? 0);
  if (today < settled) return say('candidate', last.day, sentence('candidate', { ...begun, until: dayOf(settled) }));
  const { end: over, water } = endSoFar(series, year, settled, today, end);
  if (over.kind === 'day') return say('over', over.day, sentence('over', { ...begun, over: dayOf(over.day) }));
  if (today >= entryOf(series, year, end.from) && water < rules.endingBelow) {
    const left = { water: rules.tellsRain ? water : rules.endingBelow, isMost: !rules.tellsRain };
    return say('ending', last.day, sentence('ending', { ...begun, ...left }));
  }
  if (dryDays !== null && dryDays >= rules.dryFrom)
    return say('drySpell', last.day, sentence('inDrySpell', { ...begun, dryDays }));
  return say('confirmed', last.day, sentence('confirmed', begun));
}

function isLate(series: DailySeries, year: number, today: number, { lateAfter }: SeasonRules): boolean {
  return lateAfter !== null && today > entryOf(series, year, lateAfter);
}

function doubtOf(series: DailySeries, from: number, today: number): Sentence | null {
  const old = today - series.lastRecord;
  if (old > 0) return sentence('newestIsOld', { days: old });
  const gaps = gapsBetween(series, from, today);
  return today < from || gaps === 0 ? null : sentence('rainMissing', { days: gaps });
}
