import { instantOf } from '#engines/charts/timeSteps.ts';
import { sayDay } from '#web/lib/format.ts';
import { words } from '#web/lib/words.ts';

/** What the labels of a chart are, when they are times: "2026", "2026-Q2", "2026-05", the Monday of a week, "2026-05-06", "2026-05-06T14:00". */
export type TimeStep = 'years' | 'quarters' | 'months' | 'weeks' | 'days' | 'hours';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "2026", "Q2 2026", "May 2026", "Week of 4 May 2026", "6 May 2026", "6 May 2026, 14:00": a label as it is read. */
export function sayTime(label: string, step: TimeStep): string {
  if (step === 'years') return label.slice(0, 4);
  if (step === 'quarters') return words('charts.quarter', { quarter: label.slice(6, 7), year: label.slice(0, 4) });
  if (step === 'months') return `${monthName(instantOf(label))} ${label.slice(0, 4)}`;
  const day = sayDay(label.slice(0, 10), { withYear: true });
  if (step === 'weeks') return words('charts.weekOf', { day });
  return step === 'days' ? day : words('dates.dayTime', { day, time: label.slice(11, 16) });
}

export interface TimeTick {
  readonly at: number;
  readonly text: string;
}

/** Steps an axis may take, finest first: so many hours, days, months. */
const STEPS = [
  { hours: 1 },
  { hours: 3 },
  { hours: 6 },
  { hours: 12 },
  { days: 1 },
  { days: 2 },
  { days: 3 },
  { days: 5 },
  { days: 7 },
  { days: 14 },
  { months: 1 },
  { months: 2 },
  { months: 3 },
  { months: 6 },
  { months: 12 },
  { months: 24 },
  { months: 60 },
  { months: 120 },
  { months: 240 },
  { months: 600 },
] as const;
const FINEST: Record<TimeStep, number> = {
  hours: HOUR,
  days: DAY,
  weeks: 7 * DAY,
  months: 28 * DAY,
  quarters: 89 * DAY,
  years: 360 * DAY,
};

/** Ticks between two instants, at most `most` of them, on round hours, days, months or years, never finer than the labels. */
export function timeTicks(from: number, to: number, most: number, finest: TimeStep): TimeTick[] {
  for (const step of STEPS) {
    const length = lengthOf(step);
    if (length < FINEST[finest] || (to - from) / length > most) continue;
    const ticks = ticksEvery(step, from, to);
    if (ticks.length <= most) return ticks.map((at) => ({ at, text: tickText(at, step) }));
  }
  return [{ at: from, text: tickText(from, { months: 12 }) }];
}

type Step = { readonly hours?: number; readonly days?: number; readonly months?: number };

function lengthOf({ hours = 0, days = 0, months = 0 }: Step): number {
  return hours * HOUR + days * DAY + months * 30.4 * DAY;
}

function ticksEvery({ hours = 0, days = 0, months = 0 }: Step, from: number, to: number): number[] {
  const ticks: number[] = [];
  if (months > 0) {
    const start = new Date(from);
    const first = start.getUTCFullYear() * 12 + start.getUTCMonth();
    for (let month = Math.floor(first / months) * months; ; month += months) {
      const at = Date.UTC(Math.floor(month / 12), month % 12);
      if (at > to) return ticks;
      if (at >= from) ticks.push(at);
    }
  }
  const length = hours * HOUR + days * DAY;
  // Hours are counted from midnight, days from the first one shown.
  const start = hours > 0 ? Math.floor(from / DAY) * DAY : from;
  for (let at = start; at <= to; at += length) if (at >= from) ticks.push(at);
  return ticks;
}

/** "14:00", at midnight "6 May"; "6 May"; "May", in January "2026"; "2026". */
function tickText(at: number, { hours = 0, days = 0, months = 0 }: Step): string {
  const iso = new Date(at).toISOString();
  if (hours > 0 && at % DAY !== 0) return iso.slice(11, 16);
  if (hours > 0 || days > 0) return sayDay(iso.slice(0, 10));
  return months >= 12 || iso.slice(5, 7) === '01' ? iso.slice(0, 4) : monthName(at);
}

function monthName(at: number): string {
  return words('dates.monthsShort').split(' ')[new Date(at).getUTCMonth()] ?? '';
}
