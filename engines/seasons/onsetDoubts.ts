import { doy366Of, falseStartSentence, falseStartShare } from '../calendar/falseStartShare.ts';
import { sayAll } from '../calendar/sentences/say.ts';
import type { OnsetRecord } from '../calendar/types.ts';
import { quantile } from '../climate/statistics/quantiles.ts';
import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';

/** Days on either side of an onset whose rain is looked at: the field rule of GMet speaks of a week. */
const before = 6;
const after = 2;
/** Rain that every definition in use asks for, mm: three days (Sivakumar), two (Stern), a week (GMet). */
const leastRain = 20;
/** Share of the starts like it that failed in the years of a record from which an onset is doubted. */
const manyFailed = 1 / 3;
/** Years with a start from which a record is asked how early and how late the rains set in. */
const fewestYears = 10;
/** Share of the years that lie before the first and after the last day of that: 8 of 10 lie between. */
const tail = 0.1;
/** Days between an onset and the start in the daily rain without a word. */
const usualError = 7;
/** Days that a district's onset may differ from that of its region without a word. */
const usualSpread = 14;

/** What is known where an onset is to be declared. */
export interface KnownOfOnset {
  readonly onsetOn: Day;
  readonly today: Day;
  /** What is unusual about the day, in sentences. */
  readonly unusual: readonly string[];
  /** What stands for the region of a district, where anything does. */
  readonly region: { readonly name: string; readonly onsetOn: Day } | null;
  /** Days that were, the oldest first, of each district there is a weather record of; rain in mm, null where it is not known. */
  readonly records: readonly {
    readonly district: string;
    readonly days: readonly { readonly date: Day; readonly rainMm: number | null }[];
  }[];
  /** What the daily rain that the districts go by says of the season. */
  readonly rains: readonly KnownRains[];
}

/** Daily rain of many years, and where this season is by it. */
export interface KnownRains {
  readonly record: OnsetRecord;
  /** Null where its newest day is too old to tell. */
  readonly now: {
    readonly asOf: Day;
    /** The start that is confirmed, or may still be; null where there is none. */
    readonly startOn: Day | null;
    readonly sentence: string;
  } | null;
}

/**
 * Why an onset needs a reason before it is declared: its day is still ahead, it is outside the days of what is known (the middle 8 of 10
 * years of the daily rain that stands for the place where that has ten years, else the usual window), it is far from what was
 * declared for the region, no weather record has the rain, the daily rain of the place says otherwise, or more than a
 * third of the starts like it failed there. Empty where nothing speaks against it.
 */
export function onsetDoubts({ onsetOn, today, unusual, region, records, rains }: KnownOfOnset): string[] {
  const ahead = daysBetween(today, onsetOn);
  return [
    ...(ahead > 0
      ? [
          `${spokenDay(onsetOn, true)} is ${ahead === 1 ? '1 day' : `${ahead} days`} ahead: nobody has seen these rains yet.`,
        ]
      : []),
    ...fromYears(onsetOn, unusual, rains),
    ...fromRegion(onsetOn, region),
    ...fromRecords(onsetOn, records),
    ...fromRains(onsetOn, rains),
  ];
}

/** Outside the 10th to 90th percentile of every record there is; where none has ten years, outside the usual window. */
function fromYears(onsetOn: Day, unusual: readonly string[], rains: KnownOfOnset['rains']): readonly string[] {
  const doy = doy366Of(onsetOn);
  const spans = rains.flatMap(({ record }) => spanOf(record) ?? []);
  if (spans.length === 0) return unusual;
  if (spans.some(({ from, to }) => doy >= from && doy <= to)) return [];
  const nearest = spans.toSorted((one, other) => outside(one, doy) - outside(other, doy))[0];
  if (nearest === undefined) return [];
  const { record, from, to, years } = nearest;
  return [
    `${spokenDay(onsetOn, true)} is outside the days between which the rains set in in 8 of 10 of the ${years} years of daily rain at ${record.place} (${record.firstYear}–${record.lastYear}): ${dayOf(from)} to ${dayOf(to)}.`,
  ];
}

interface Span {
  readonly record: OnsetRecord;
  /** Days of the year, as doy366. */
  readonly from: number;
  readonly to: number;
  readonly years: number;
}

/** The first start of each year that did not fail, from the 10th to the 90th percentile; null with fewer than ten years. */
function spanOf(record: OnsetRecord): Span | null {
  const first = new Map<number, number>();
  for (const { year, doy, failed } of record.starts) {
    if (!failed) first.set(year, Math.min(first.get(year) ?? doy, doy));
  }
  const days = [...first.values()].toSorted((one, other) => one - other);
  if (days.length < fewestYears) return null;
  const [from, to] = [Math.floor(quantile(days, tail, 7)), Math.ceil(quantile(days, 1 - tail, 7))];
  return { record, from, to, years: days.length };
}

function outside({ from, to }: Span, doy: number): number {
  return Math.max(from - doy, doy - to, 0);
}

/** A day of the year as doy366, in words. */
function dayOf(doy: number): string {
  return spokenDay(addDays('2000-01-01', doy - 1));
}

function fromRegion(onsetOn: Day, region: KnownOfOnset['region']): string[] {
  const days = region === null ? 0 : daysBetween(region.onsetOn, onsetOn);
  if (region === null || Math.abs(days) <= usualSpread) return [];
  return [
    `It is ${Math.abs(days)} days ${days > 0 ? 'after' : 'before'} the onset declared for ${region.name} Region, ${spokenDay(region.onsetOn)}.`,
  ];
}

/** A record that does not reach over all days before the onset says nothing. */
function fromRecords(onsetOn: Day, records: KnownOfOnset['records']): string[] {
  const [from, to] = [addDays(onsetOn, -before), addDays(onsetOn, after)];
  const sums = records.flatMap(({ district, days }) => {
    const near = days.filter(({ date }) => date >= from && date <= to);
    const known = near.flatMap(({ rainMm }) => rainMm ?? []);
    const isWhole = near.filter(({ date }) => date <= onsetOn).length === before + 1 && known.length === near.length;
    return isWhole ? [{ district, mm: known.reduce((total, mm) => total + mm, 0) }] : [];
  });
  const wettest = sums.toSorted((one, other) => other.mm - one.mm)[0];
  if (wettest === undefined || wettest.mm >= leastRain) return [];
  return [
    `The weather record has ${Math.round(wettest.mm)} mm at most from ${spokenDay(from)} to ${spokenDay(to)} (${wettest.district}); an onset takes ${leastRain} mm.`,
  ];
}

/** The record that speaks loudest against it, and what the season says there. */
function fromRains(onsetOn: Day, rains: KnownOfOnset['rains']): string[] {
  const failing = rains
    .map((each) => ({ ...each, share: shareFailed(each.record, onsetOn) }))
    .filter(({ share }) => share > manyFailed)
    .toSorted((one, other) => other.share - one.share)[0];
  const other = rains.find(
    ({ now }) =>
      now !== null &&
      onsetOn <= now.asOf &&
      (now.startOn === null || Math.abs(daysBetween(now.startOn, onsetOn)) > usualError),
  );
  return [
    ...(failing ? [sayAll(falseStartSentence(failing.record, onsetOn))] : []),
    ...(other?.now
      ? [
          `The daily rain of ${other.record.place} up to ${spokenDay(other.now.asOf)} says otherwise. ${other.now.sentence}`,
        ]
      : []),
  ];
}

function shareFailed(record: OnsetRecord, day: Day): number {
  const share = falseStartShare(record, day);
  return share === null ? 0 : share.failed / share.starts;
}
