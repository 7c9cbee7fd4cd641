import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { spokenDay } from '../dates/spokenDay.ts';

/** Days on either side of an onset whose rain is looked at: the field rule of GMet speaks of a week. */
const before = 6;
const after = 2;
/** Rain that every definition in use asks for, mm: three days (Sivakumar), two (Stern), a week (GMet). */
const leastRain = 20;
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
  readonly records: readonly { readonly district: string; readonly days: readonly { readonly date: Day; readonly rainMm: number | null }[] }[];
}

/**
 * Why an onset needs a reason before it is declared: its day is still ahead, it is unusual, it is far from what was
 * declared for the region, or no weather record has the rain. Empty where nothing speaks against it.
 */
export function onsetDoubts({ onsetOn, today, unusual, region, records }: KnownOfOnset): string[] {
  const ahead = daysBetween(today, onsetOn);
  return [
    ...(ahead > 0 ? [`${spokenDay(onsetOn, true)} is ${ahead === 1 ? '1 day' : `${ahead} days`} ahead: nobody has seen these rains yet.`] : []),
    ...unusual,
    ...fromRegion(onsetOn, region),
    ...fromRecords(onsetOn, records),
  ];
}

function fromRegion(onsetOn: Day, region: KnownOfOnset['region']): string[] {
  const days = region === null ? 0 : daysBetween(region.onsetOn, onsetOn);
  if (region === null || Math.abs(days) <= usualSpread) return [];
  return [`It is ${Math.abs(days)} days ${days > 0 ? 'after' : 'before'} the onset declared for ${region.name} Region, ${spokenDay(region.onsetOn)}.`];
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
  return [`The weather record has ${Math.round(wettest.mm)} mm at most from ${spokenDay(from)} to ${spokenDay(to)} (${wettest.district}); an onset takes ${leastRain} mm.`];
}
