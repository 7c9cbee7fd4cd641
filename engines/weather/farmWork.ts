import { adviseDrying, type DryReason } from './dryingGrain.ts';
import { advisePlanting, type PlantReason } from './planting.ts';
import { adviseSpraying, type SprayReason } from './spraying.ts';
import { adviseSpreading, type FertilizerReason } from './spreadingFertilizer.ts';
import { DAY, HOUR, hourOf, type Advice, type WorkWeather } from './workWeather.ts';

export type Work = 'spray' | 'plant' | 'dry' | 'fertilizer';
export type WorkReason = SprayReason | PlantReason | DryReason | FertilizerReason;

/** What the weather means for farm work on the day that is left to work on. */
export interface FarmWork {
  /** After 17 h the working day is tomorrow. */
  readonly on: 'today' | 'tomorrow';
  /** One answer for each work; undefined where the forecast says too little. */
  readonly works: readonly { readonly work: Work; readonly advice: Advice<WorkReason> | undefined }[];
}

/** The hour from which there is too little light left, and the one at which the next working day begins. */
const EVENING = 17;
const MORNING = 6;

/** Judges spraying, planting, drying of the harvest and spreading of fertilizer. `now` in Unix seconds. */
export function judgeFarmWork(weather: WorkWeather, now: number): FarmWork {
  const isEvening = hourOf(now) >= EVENING;
  const from = isEvening ? (Math.floor(now / DAY) + 1) * DAY + MORNING * HOUR : now;
  return {
    on: isEvening ? 'tomorrow' : 'today',
    works: [
      { work: 'spray', advice: adviseSpraying(weather.hours, from) },
      { work: 'plant', advice: advisePlanting({ ...weather, days: weather.days.slice(isEvening ? 1 : 0) }) },
      { work: 'dry', advice: adviseDrying(weather.hours, from) },
      { work: 'fertilizer', advice: adviseSpreading(weather.hours, from) },
    ],
  };
}

/** Where the rules come from, for whoever reads the advice. */
export const workSources: Readonly<Record<Work, readonly { readonly title: string; readonly url: string }[]>> = {
  spray: [
    {
      title: 'DPIRD Western Australia: windspeeds affecting spraying operations',
      url: 'https://www.agric.wa.gov.au/herbicides/herbicides',
    },
    {
      title: 'GRDC Spray application manual, module 10: temperature and humidity',
      url: 'https://grdc.com.au/resources-and-publications/grownotes/technical-manuals/spray-application-manual/preparing-for-spraying/module-10-weather-monitoring-for-spraying-operations/10.3-temperature-and-humidity',
    },
    { title: 'Ontario: rainfastness of fungicides, 2020', url: 'https://onfruit.ca/2020/07/16/rainfastness-of-fungicides/' },
  ],
  plant: [
    {
      title: 'Ghana Meteorological Agency: 20 mm in a week, one rain of 10 mm (A1 Radio)',
      url: 'https://www.a1radioonline.com/253/meteorologist-predicts-normal-flood-free-rainfall-for-northern-ghana/index.html',
    },
  ],
  dry: [
    { title: 'FAO W1544E, chapter 4: maize drying', url: 'https://www.fao.org/docrep/W1544E/W1544E03.htm' },
    {
      title: 'IRRI Rice Knowledge Bank: equilibrium relative humidity',
      url: 'http://knowledgebank.irri.org/step-by-step-production/postharvest/drying/drying-basics/what-is-equilibrium-relative-humidity',
    },
  ],
  fertilizer: [
    { title: 'Ohio Revised Code 905.326: granular fertilizer before rain', url: 'https://ohioline.osu.edu/factsheet/anr-0156' },
    { title: 'Montana State University: urea volatilization', url: 'https://landresources.montana.edu/ureavolatilization/learned.html' },
  ],
};
