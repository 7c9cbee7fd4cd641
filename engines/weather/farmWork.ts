import { adviseDrying, type DryReason } from './dryingGrain.ts';
import type { Day } from '../dates/day.ts';
import { advisePlanting, type PlantingTime, type PlantReason } from './planting.ts';
import { adviseSpraying, type SprayReason } from './spraying.ts';
import { adviseSpreading, type FertilizerReason } from './spreadingFertilizer.ts';
import { DAY, HOUR, hourOf, type Advice, type WorkWeather } from './workWeather.ts';

export type Work = 'spray' | 'plant' | 'dry' | 'fertilizer';
export type WorkReason = SprayReason | PlantReason | DryReason | FertilizerReason;

/** What the weather means for farm work on the day that is left to work on. */
export interface FarmWork {
  /** After 17 h the working day is tomorrow. */
  readonly on: 'today' | 'tomorrow';
  /** One answer for each work; undefined where the forecast says too little. Planting is there in its season alone. */
  readonly works: readonly { readonly work: Work; readonly advice: Advice<WorkReason> | undefined }[];
}

/** The hour from which there is too little light left, and the one at which the next working day begins. */
const EVENING = 17;
const MORNING = 6;

/**
 * Judges spraying, planting, drying of the harvest and spreading of fertilizer. `now` in Unix seconds.
 * @param times when what is asked about is planted; without any, nothing is said of planting
 */
export function judgeFarmWork(weather: WorkWeather, now: number, times: readonly PlantingTime[]): FarmWork {
  const isEvening = hourOf(now) >= EVENING;
  const from = isEvening ? (Math.floor(now / DAY) + 1) * DAY + MORNING * HOUR : now;
  const day = workingDay(now);
  const plant = advisePlanting(weather, day, times);
  return {
    on: isEvening ? 'tomorrow' : 'today',
    works: [
      { work: 'spray', advice: adviseSpraying(weather.hours, from) },
      ...(plant === undefined ? [] : [{ work: 'plant' as const, advice: plant }]),
      { work: 'dry', advice: adviseDrying(weather.hours, from) },
      { work: 'fertilizer', advice: adviseSpreading(weather.hours, from) },
    ],
  };
}

/** The day that is left to work on: today until 17 h, then tomorrow. `now` in Unix seconds. */
export function workingDay(now: number): Day {
  const days = Math.floor(now / DAY) + (hourOf(now) >= EVENING ? 1 : 0);
  return new Date(days * DAY * 1000).toISOString().slice(0, 10);
}

/** Where a rule comes from: a document or general knowledge, and whether the portal's makers read it. */
export interface WorkSource {
  readonly title: string;
  /** Empty where there is nothing to open. */
  readonly url: string;
  /** recalled: the figure is from memory of the document, which was not opened; own: our own line, reviewed by nobody yet. */
  readonly basis: 'read' | 'recalled' | 'own';
}

/** Where the rules come from, for whoever reads the advice: Ghanaian and international agricultural bodies. */
export const workSources: Readonly<Record<Work, readonly WorkSource[]>> = {
  spray: [
    {
      title: 'FAO (2001): Guidelines on good practice for ground application of pesticides, weather and wind',
      url: 'http://www.fao.org/docrep/006/Y2767E/Y2767E00.HTM',
      basis: 'recalled',
    },
    {
      title: 'FAO Irrigation and Drainage Paper 56, equation 47: wind near the ground from the wind at 10 m',
      url: 'http://www.fao.org/docrep/X0490E/x0490e07.htm',
      basis: 'recalled',
    },
    { title: 'Limits for hot, dry and damp air, and six hours without rain', url: '', basis: 'own' },
  ],
  plant: [
    {
      title: 'Ghana Meteorological Agency: 20 mm in a week, one rain of 10 mm (A1 Radio)',
      url: 'https://www.a1radioonline.com/253/meteorologist-predicts-normal-flood-free-rainfall-for-northern-ghana/index.html',
      basis: 'read',
    },
    { title: 'Rain must go on: no five dry days in the week, counted from a chance of 60%', url: '', basis: 'own' },
  ],
  dry: [
    {
      title: 'FAO W1544E, chapter 4: maize drying',
      url: 'https://www.fao.org/docrep/W1544E/W1544E03.htm',
      basis: 'read',
    },
    {
      title: 'IRRI Rice Knowledge Bank: equilibrium relative humidity',
      url: 'http://knowledgebank.irri.org/step-by-step-production/postharvest/drying/drying-basics/what-is-equilibrium-relative-humidity',
      basis: 'read',
    },
  ],
  fertilizer: [
    {
      title: 'IFDC and CSIR extension practice: bury or cover urea, on moist soil, never before a heavy rain',
      url: '',
      basis: 'recalled',
    },
    { title: 'Amounts of rain: 25 mm washes off, 13 mm carries in', url: '', basis: 'own' },
  ],
};
