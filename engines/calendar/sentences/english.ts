import type { Day } from '../../dates/day.ts';
import { spokenDay as say } from '../../dates/spokenDay.ts';
import { zoneInText } from '../../reference/words.ts';
import type { OnsetKind } from '../types.ts';

/** A crop as sentences name it: by its key in other languages. */
export interface CropName {
  readonly cropId: string;
  readonly name: string;
}

/** Days from planting to maturity. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** What an onset rests on: a report of a kind, the usual window, or the years of a record. */
export interface Basis {
  readonly kind: OnsetKind;
  readonly typical: Day;
  readonly record: { readonly place: string; readonly firstYear: number; readonly lastYear: number } | null;
}

export type Scope = 'district' | 'region' | 'place';
export type Range = { readonly sooner: number; readonly later: number };

/** What a plan says, by code, in English. Each takes what its sentence tells of; `french.ts` says the same. */
export const english = {
  beforeTheRains: (of: { planting: Day; days: number; firstRain: Day }) =>
    `Planting on ${say(of.planting)} is ${days(of.days)} before the earliest onset of the rains (${say(of.firstRain)}). Seed in dry soil is lost to a false start: wait for the rains, or water the field.`,
  beforeTheSecondRains: () =>
    'Planted before the second rains usually set in: only in soil still wet a hand deep from the first rains.',
  plantedLate: (of: { planting: Day; days: number; lastDay: Day; rainsEnd: Day }) =>
    `Planting on ${say(of.planting)} is ${days(of.days)} after the last sensible day of this season (${say(of.lastDay)}): the rains usually end about ${say(of.rainsEnd)}.`,
  afterTheUsualTime: (of: { planting: Day; days: number; usualBy: Day; lastDay: Day }) =>
    `Planting on ${say(of.planting)} is ${days(of.days)} after the usual time (until ${say(of.usualBy)}). The rains usually last long enough for planting until ${say(of.lastDay)}.`,
  seasonTooShort: (of: { crop: CropName; variety: DayRange; until: Day; rainsEnd: Day }) =>
    `This season is short for ${small(of.crop)} of ${range(of.variety)}: it needs rain until about ${say(of.until)}, but the rains usually end about ${say(of.rainsEnd)}.`,
  wayOut: ({ early, waits }: { early: DayRange | null; waits: boolean }) => {
    const shorter = early === null ? null : `Choose an early variety (${range(early)})`;
    if (waits) return `${shorter ?? 'Choose another crop'}, or water the crop at the end.`;
    return `${shorter === null ? 'Plant' : `${shorter} and plant`} as soon as the rains allow, or water the crop at the end.`;
  },
  ripensAfterTheRains: (of: { harvest: Day; days: number; rainsEnd: Day }) =>
    `Harvest starts on ${say(of.harvest)}, ${days(of.days)} after the rains usually end (${say(of.rainsEnd)}): the crop ripens on water left in the soil. Choose fields that hold water.`,
  insteadOfEarlier: (of: { earlier: string; season: string }) =>
    `The rains came too late for ${lower(of.earlier)} this year. This is the plan for ${lower(of.season)}.`,
  outsideWindow: (of: { from: Day; to: Day; windowFrom: Day; windowTo: Day; crop: CropName }) =>
    `Planting from ${say(of.from)} to ${say(of.to)} is outside the usual time of this season (${say(of.windowFrom)} to ${say(of.windowTo)}). Ask the extension officer before planting ${small(of.crop)} then.`,
  irrigatedSeason: (of: { crop: CropName; harvest: Day }) =>
    `This season is for irrigated fields. Plant only as much ${small(of.crop)} as you can water until the harvest from ${say(of.harvest)}.`,
  residualSeason: (of: { harvest: Day }) =>
    `This season lives on water left in the soil after the rains. Choose fields that stay moist until the harvest from ${say(of.harvest)}.`,
  wetHarvest: (of: { from: Day; to: Day; canMove: boolean }) =>
    `Harvest from ${say(of.from)} to ${say(of.to)} usually falls in wet weeks (about 20 mm or more in five days). Harvest between the rains and have a covered place ready.${of.canMove ? ' Another variety or planting week may ripen in drier weather.' : ''}`,
  datesLittleKnown: (of: { crop: CropName; evidence: string }) =>
    `${of.crop.name} is grown here, but little is known of its dates. ${of.evidence} Ask the extension officer before planting a large field.`,
  notUsual: (of: { crop: CropName; evidence: string }) =>
    `${of.crop.name} is not usual here. ${of.evidence === '' ? 'How much of it is grown here is not known.' : of.evidence} Ask the extension officer before planting a large field.`,
  monthsOfAnotherZone: (of: { crop: CropName; zone: string; from: string; counted: boolean }) =>
    `No source we have gives months for ${small(of.crop)} in the ${zoneInText(of.zone)} zone. These are the months of the ${zoneInText(of.from)} zone${of.counted ? ', counted from the rains here' : ''}: approximate, from general knowledge.`,
  standingCrop: (of: { crop: CropName }) =>
    `This is the year of a bearing ${small(of.crop)} farm: a planting week does not move it. Clear the planting week to hide this note.`,
  otherZone: (of: { crop: CropName; isRare: boolean }) =>
    `${of.isRare ? 'The dates are for one part of this district only.' : `${of.crop.name} is usual in one part of this district only, and the dates are for that part.`} Ask the extension officer before planting elsewhere.`,
  majorStillStands: (of: {
    crop: CropName;
    variety: DayRange | null;
    plantedUntil: Day;
    basis: Basis | null;
    harvestEnd: Day;
    prepared: Day;
  }) =>
    `If you grow ${small(of.crop)}${ofDays(of.variety)} in the major season as well: planted until ${say(of.plantedUntil, true)} (${reckonedFrom(of.basis)}), its harvest lasts until about ${say(of.harvestEnd, true)}, and land for this season is prepared from ${say(of.prepared, true)}. Use another field then, or plant an early variety in the major season.`,
  tooLate: (of: {
    crop: CropName;
    season: string | null;
    variety: DayRange | null;
    onset: OnsetKind;
    typical: Day;
    lastDay: Day;
  }) =>
    `It is too late for ${of.season ?? small(of.crop)}${ofDays(of.variety)} this season: ${ONSET[of.onset]} ${say(of.typical)}, and the last day to plant it is ${say(of.lastDay)}.`,
  timeHasPassed: () => 'Its usual time has passed.',
  rainsEndTooSoon: (of: { planted: Day; until: Day; rainsEnd: Day }) =>
    `Planted from ${say(of.planted)} it would need rain until about ${say(of.until)}, but the rains usually end about ${say(of.rainsEnd)}.`,
  askWhatElse: () => 'Ask the extension officer what can still be planted.',

  reasonBeforeTheRains: () => 'Planting comes before the rains.',
  reasonPlantedLate: () => 'Planting comes too late for the rains of this season.',
  reasonSeasonTooShort: () => 'The rains usually end before the crop is ready.',
  reasonMonthsOfAnotherZone: () => 'No months are known for it in this zone.',
  reasonOtherZone: () => 'The crop is usual in one part of the district only.',
  reasonDatesLittleKnown: () => 'Little is known of the dates of the crop here.',
  reasonNotUsual: () => 'The crop is not usual here, so little is known of its dates.',
  reasonWetHarvest: () => 'The harvest usually falls in wet weeks.',
  reasonAhead: (of: { scope: Scope }) =>
    `The onset was declared for this ${of.scope} ahead of its day: nobody has seen these rains yet.`,
  reasonAgainst: (of: { scope: Scope; reason: string }) =>
    `The onset was declared for this ${of.scope} against what is known: ${of.reason}`,
  reasonOutsideUsualTime: () => 'Planting comes outside the usual time.',
  reasonCalendar: () => 'The dates follow the calendar, not the rains.',
  reasonPlantingWeek: () => 'The dates follow the planting week; the onset of the rains is not known.',
  reasonReported: (of: { kind: 'declared' | 'observed'; scope: Scope }) =>
    `The onset was ${of.kind} for this ${of.scope}.`,
  reasonCalendarThenRains: (of: { typical: Day }) =>
    `Planting follows the calendar. The work after it follows the rains, which usually set in about ${say(of.typical)}.`,
  reasonRecord: (of: { place: string | null } & Range) =>
    `The onset is reckoned from daily rain at ${of.place ?? 'a gauge'}: ${spread(of)}.`,
  reasonForecast: (of: Range) => `The onset is forecast: ${spread(of)}.`,
  reasonWideWindow: (of: Range) => `The usual onset is spread over ${of.sooner + of.later} days: ${spread(of)}.`,
  reasonNotDeclared: (of: Range) => `No onset is declared for this season: ${spread(of)}.`,
  reasonNearlyAlways: (of: { latest: Day }) => `The rains have nearly always set in by ${say(of.latest)}.`,
  reasonMostYears: (of: { latest: Day }) =>
    `The rains have set in by then in most years, at the latest about ${say(of.latest)}.`,
  reasonManyYearsLater: (of: { typical: Day }) => `In many years the rains set in later, about ${say(of.typical)}.`,
  reasonTooLate: () => 'Nothing is planned: the rains came too late for it.',

  usualOnset: (of: { typical: Day; earliest: Day; latest: Day }) =>
    `The rains usually set in about ${say(of.typical)}, between ${say(of.earliest)} and ${say(of.latest)}.`,
  noDailyRain: () => 'That is the table of usual windows: no daily rain is in use for this district.',
  falseStarts: (of: {
    starts: number;
    failed: number;
    from: Day;
    to: Day;
    place: string;
    firstYear: number;
    lastYear: number;
  }) =>
    `Of ${of.starts} starts from ${say(of.from)} to ${say(of.to)} at ${of.place} ` +
    `(${of.firstYear}–${of.lastYear}) ${of.failed} failed (${Math.round((100 * of.failed) / of.starts)} %): a long dry spell followed.`,
  onsetReported: (of: {
    kind: Exclude<OnsetKind, 'default'>;
    scope: 'district' | 'region';
    day: Day;
    isAhead: boolean;
    reason: string | null;
  }) => {
    if (of.kind === 'observed') return `Onset observed in the ${of.scope}: ${say(of.day, true)}.`;
    if (of.kind === 'forecast') return `Onset forecast for the ${of.scope}: ${say(of.day, true)}.`;
    return `Onset declared ${of.isAhead ? 'ahead of its day ' : ''}for the ${of.scope}: ${say(of.day, true)}.${of.reason === null ? '' : ` Reason given: ${of.reason.replace(/[.!?]?$/, '.')}`}`;
  },
  shifted: (of: { days: number }) =>
    of.days === 0
      ? 'That is the usual date.'
      : `That is ${days(Math.abs(of.days))} ${of.days > 0 ? 'later' : 'earlier'} than usual.`,
  tableDiffers: (of: { days: number }) =>
    of.days === 0
      ? 'The table of usual windows has the same day.'
      : `The table of usual windows has it ${days(Math.abs(of.days))} ${of.days > 0 ? 'earlier' : 'later'}.`,
  /** Words that somebody wrote, or that are not written in other languages: said as they stand. */
  asWritten: (of: { text: string }) => of.text,
} as const;

const ONSET = {
  declared: 'the onset of the rains was declared for',
  observed: 'the rains set in on',
  forecast: 'the rains are expected about',
  default: 'the rains usually set in about',
} as const;

/** What a major season is reckoned from. */
function reckonedFrom(basis: Basis | null): string {
  if (basis === null) return 'as its calendar has it';
  const { kind, typical, record } = basis;
  if (record !== null) return `reckoned from daily rain at ${record.place}, ${record.firstYear}–${record.lastYear}`;
  if (kind === 'default') return `reckoned from the usual onset in the table, about ${say(typical)}`;
  return `reckoned from the onset ${kind} for ${say(typical)}`;
}

function spread({ sooner, later }: Range): string {
  return `the dates can come ${sooner} days earlier or ${later} days later`;
}

/** A name inside a sentence. */
function lower(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

function small({ name }: CropName): string {
  return name.toLowerCase();
}

function ofDays(variety: DayRange | null): string {
  return variety === null ? '' : ` of ${range(variety)}`;
}

function range({ min, max }: DayRange): string {
  return `${min}–${max} days`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
