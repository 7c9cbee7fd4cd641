import { falseStartSentence, falseStartShare } from '../calendar/falseStartShare.ts';
import type { OnsetRecord } from '../calendar/types.ts';
import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';

/** Days on either side of an onset whose rain is looked at: the field rule of GMet speaks of a week. */
const before = 6;
const after = 2;
/** Rain that every definition in use asks for, mm: three days (Sivakumar), two (Stern), a week (GMet). */
const leastRain = 20;
/** Share of the starts like it that failed in the years of a record from which an onset is doubted. */
const manyFailed = 1 / 3;
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
 * Why an onset needs a reason before it is declared: its day is still ahead, it is unusual, it is far from what was
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
    ...unusual,
    ...fromRegion(onsetOn, region),
    ...fromRecords(onsetOn, records),
    ...fromRains(onsetOn, rains),
  ];
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
    ...(failing ? [falseStartSentence(failing.record, onsetOn)] : []),
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
