import type { Day } from '../../dates/day.ts';
import { spokenDay as say } from '../../dates/spokenDay.ts';

/** The rain of a start: its amount in hundredths of a millimetre, or the least it can be where amounts may not be told. */
export interface RainEvent {
  readonly amount: number;
  readonly isLeast: boolean;
  readonly days: number;
}

export interface Years {
  readonly years: number;
  readonly place: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** What a daily record of rain says of a season, by code, in English. */
export const rainsEnglish = {
  lookedForFrom: (of: { from: Day }) => `The start of the rains is looked for from ${say(of.from)} on.`,
  late: (of: { by: Day }) => `The rains have not set in and are late: in 8 of 10 years they had by ${say(of.by)}.`,
  notYet: () => 'The rains have not set in yet.',
  falseStart: (of: { day: Day; event: RainEvent; within: number; dry: number; isLate: boolean }) =>
    `The rain up to ${say(of.day)} (${rain(of.event)}) was a false start: within ${of.within} days a dry spell of ${of.dry} days followed. The rains have not set in.${of.isLate ? ' They are late.' : ''}`,
  candidate: (of: { day: Day; event: RainEvent; until: Day }) =>
    `Rain enough for a start fell by ${say(of.day)} (${rain(of.event)}). Until ${say(of.until)} a dry spell can still make it a false start.`,
  over: (of: { day: Day; event: RainEvent; over: Day }) =>
    `${begun(of)}. The season was over on ${say(of.over)}: the soil had no water left.`,
  ending: (of: { day: Day; event: RainEvent; water: number; isMost: boolean }) =>
    `${begun(of)}. The season is ending: the soil holds ${of.isMost ? 'less than ' : ''}${of.water / 100} mm of water.`,
  inDrySpell: (of: { day: Day; event: RainEvent; dryDays: number }) =>
    `${begun(of)}. It is day ${of.dryDays} of a dry spell.`,
  confirmed: (of: { day: Day; event: RainEvent }) => `${begun(of)}, and no long dry spell followed.`,
  newestIsOld: (of: { days: number }) => `The newest rain known is ${days(of.days)} old.`,
  rainMissing: (of: { days: number }) => `The rain of ${days(of.days)} is missing, so this may be wrong.`,
  recordSilent: (of: { lastDay: Day; year: number }) =>
    `The newest day of this record is ${of.lastDay}: it does not tell where the season of ${of.year} is.`,

  onsetInPart: (of: { place: string; day: Day }) =>
    `Onset in what is known of the daily rain at ${of.place}: ${say(of.day, true)}.`,
  enoughRainAt: (of: { place: string; day: Day }) =>
    `Rain enough for a start fell at ${of.place} by ${say(of.day, true)}.`,
  onsetInRecord: (of: { place: string; day: Day }) =>
    `Onset observed in the daily rain of ${of.place}: ${say(of.day, true)}.`,
  yearsOfRecord: (of: Years & { half: Day; most: Day }) =>
    `In ${of.years} years of daily rain at ${of.place} (${of.firstYear}–${of.lastYear}) the rains had set in by ${say(of.half)} in half of them and by ${say(of.most)} in 8 of 10.`,
  laterYearsOfRecord: (of: Years & { after: Day; half: Day }) =>
    `In the ${of.years} years of ${of.place} (${of.firstYear}–${of.lastYear}) whose rains set in after ${say(of.after)}, they had by ${say(of.half)} in half of them.`,
} as const;

function begun({ day, event }: { readonly day: Day; readonly event: RainEvent }): string {
  return `The rains set in on ${say(day)} (${rain(event)})`;
}

function rain({ amount, isLeast, days: over }: RainEvent): string {
  return `${isLeast ? 'at least ' : ''}${amount / 100} mm in ${days(over)}`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
