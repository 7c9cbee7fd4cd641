import { type Answer, UNKNOWN } from '../yearResult.ts';
import { lastRain, lastRainRules, type LastRainRule, waterEndRules } from './endOfRains.ts';
import { falseStartCount } from './falseStarts.ts';
import { type DailySeries, dayAt, entryOf, gapsBetween, yearSpan, yearsOf } from '../series.ts';
import { drySpells, longestDrySpell } from '../extremes/spells.ts';
import { startOfRains, type StartRule } from './startOfRains.ts';
import { startRule } from './startRules.ts';
import { rainTotal, seasonLength } from '../statistics/totals.ts';
import { endOfSeason, soilWater, type WaterEndRule } from '../crops/waterBalance.ts';
import type { RainZone } from '../zones.ts';
import type { Day } from '../../dates/day.ts';

/** The season asked about: the only or major one, or the minor one of the south. */
export type RainSeason = 'main' | 'minor';

/** How a season ends: with the last larger rain, or when the soil has no water left. */
export type EndRule = ({ readonly kind: 'lastRain' } & LastRainRule) | ({ readonly kind: 'water' } & WaterEndRule);

/** The rule a place's seasons are worked out by unless somebody changes its numbers. */
export function usualRules(zone: RainZone, season: RainSeason): { readonly start: StartRule; readonly end: EndRule } {
  const start = startRule(
    zone,
    season === 'minor' && zone === 'south' ? 'SORMIN-GE20-3D-DS9-30' : 'SOR-GE20-3D-DS9-30',
  );
  const endId =
    zone === 'north' ? 'EOS-WB60-E5-SEP' : season === 'minor' ? 'EOSMIN-WB60-E5-NOV' : 'EORMAJ-GT10-1D-AUG31';
  const water = waterEndRules(zone).find(({ id }) => id === endId);
  const rain = lastRainRules(zone).find(({ id }) => id === endId);
  if (water) return { start, end: { kind: 'water', ...water } };
  if (rain) return { start, end: { kind: 'lastRain', ...rain } };
  throw new Error(`There is no rule ${endId}.`);
}

/** What is said of a day that a rule asks for. */
export interface FoundDay {
  /** Found; no day met the rule; missing days leave it unknown; or, of an end, the soil was dry when the search began. */
  readonly found: 'day' | 'none' | 'unknown' | 'alreadyOver';
  readonly day: Day | null;
  /** As doy366. */
  readonly doy: number | null;
}

/** One year of a place. */
export interface SeasonOfYear {
  readonly year: number;
  /** Rain of the calendar year, hundredths of a millimetre; null where a day is missing. */
  readonly rain: number | null;
  readonly start: FoundDay;
  readonly falseStarts: number | null;
  readonly end: FoundDay;
  /** Days from start to end. */
  readonly length: number | null;
  /** Longest dry spell between start and end, days. */
  readonly longestDrySpell: number | null;
}

/** The seasons of every year of a record by a rule. */
export function placeSeasons(series: DailySeries, start: StartRule, end: EndRule): SeasonOfYear[] {
  const spells = drySpells(series, start.wetDay);
  const water = end.kind === 'water' ? soilWater(series, end.capacity, end.loss) : null;
  return yearsOf(series).map((year) => {
    const begun = startOfRains(series, spells, year, start);
    const over =
      water && end.kind === 'water' ? settled(endOfSeason(series, water, year, end)) : lastRainOf(series, year, end);
    const total = rainTotal(series, ...yearSpan(series, year));
    const span =
      begun.kind === 'day' && over.kind === 'day' && over.day > begun.day ? ([begun.day, over.day] as const) : null;
    return {
      year,
      rain: total && total.rain,
      start: said(series, begun),
      falseStarts: falseStartCount(series, spells, year, start),
      end: saidEnd(series, over, entryOf(series, year, end.from)),
      length: span && seasonLength(series, begun, over),
      longestDrySpell: span && gapsBetween(series, ...span) === 0 ? longestDrySpell(spells, ...span) : null,
    };
  });
}

/** The end of one year's season by a rule. */
export function endOfYear(series: DailySeries, year: number, end: EndRule): FoundDay {
  const over =
    end.kind === 'water'
      ? settled(endOfSeason(series, soilWater(series, end.capacity, end.loss), year, end))
      : lastRain(series, year, end);
  return saidEnd(series, over, entryOf(series, year, end.from));
}

function lastRainOf(series: DailySeries, year: number, end: EndRule): Answer {
  return end.kind === 'lastRain' ? lastRain(series, year, end) : UNKNOWN;
}

/** What is in doubt is not shown as known. */
function settled(answer: Answer): Answer {
  return answer.kind === 'day' && answer.doubtful ? UNKNOWN : answer;
}

function said(series: DailySeries, answer: Answer): FoundDay {
  return answer.kind === 'day'
    ? { found: 'day', day: dayAt(series, answer.day), doy: series.doy[answer.day] ?? null }
    : { found: answer.kind, day: null, doy: null };
}

function saidEnd(series: DailySeries, answer: Answer, first: number): FoundDay {
  const found = said(series, answer);
  return answer.kind === 'day' && answer.day === first ? { ...found, found: 'alreadyOver' } : found;
}
