import { dayNumber, dayOfMonth, daysInMonth, dayText, monthOf, yearOf, type Day } from '../dates/day.ts';
import { chanceOf } from './chance.ts';
import { tenth } from './summariseDays.ts';
import { DAY, HOUR, type Condition, type WeatherMoment } from './weather.ts';

/** Monthly normals of a place, as far as sample weather needs them. */
export interface NormalMonth {
  readonly rainMm: number;
  readonly rainDays: number;
  readonly tmaxC: number;
  readonly tminC: number;
  readonly rhPct: number;
}

/** A place that sample weather is made for. */
export interface SamplePlace {
  /** Another key, other weather. */
  readonly id: string;
  /** January first. */
  readonly normals: readonly NormalMonth[];
}

/**
 * Made-up weather of a place every three hours for so many days: plausible for the season by the normals, the same
 * every time for the same place and hour, and no forecast. Rain falls on as many days, and comes to as much, as
 * the normals say; warmth runs from its lowest at 6 h to its highest at 15 h.
 */
export function sampleWeather(place: SamplePlace, from: Day, days: number): WeatherMoment[] {
  const first = dayNumber(from);
  // A day's weather leans on the days before and after it.
  const casts = Array.from({ length: days + 2 }, (_, index) => castOf(place, first - 1 + index));
  return Array.from({ length: days }, (_, ahead) =>
    sampleDay(place, first + ahead, casts.slice(ahead, ahead + 3) as [DayCast, DayCast, DayCast]),
  ).flat();
}

/** Made-up rain of one day at a place, mm, by the same chance as its sample weather. */
export function sampleRain(place: SamplePlace, day: number): number {
  return castOf(place, day).rainMm;
}

interface DayCast {
  readonly minC: number;
  readonly maxC: number;
  readonly rhPct: number;
  /** Mean chance of a rain day in this season, 0 to 1. */
  readonly wetShare: number;
  /** Rain of the day, mm; 0 on a dry day. */
  readonly rainMm: number;
  /** Hour at which its rain ends: afternoon to late evening, as convection does. */
  readonly rainHour: number;
}

function sampleDay(
  place: SamplePlace,
  number: number,
  [before, today, next]: readonly [DayCast, DayCast, DayCast],
): WeatherMoment[] {
  const month = monthOf(dayText(number));
  return [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => {
    const tempC = tenth(temperatureAt(hour, before, today, next));
    // Rain that ends at midnight belongs to the day before, as its step does.
    const cast = hour === 0 ? before : today;
    const rainMm = rainAt(hour === 0 ? 24 : hour, cast);
    const humidityPct = Math.round(
      clamp(today.rhPct + ((today.minC + today.maxC) / 2 - tempC) * 3 + (rainMm > 0 ? 8 : 0), 12, 100),
    );
    return {
      at: number * DAY + hour * HOUR,
      tempC,
      humidityPct,
      rainMm,
      rainChancePct: rainChance(rainMm, cast, chanceOf(place.id, number, `chance${hour}`)),
      windKmh: Math.round(4 + 7 * daylight(hour) + 5 * chanceOf(place.id, number, `wind${hour}`)),
      ...skyOf({
        rainMm,
        humidityPct,
        isDay: hour >= 6 && hour < 18,
        month,
        cloud: chanceOf(place.id, number, `sky${hour}`),
      }),
    };
  });
}

/** What the day will be, from the normals of its date and chance. */
function castOf(place: SamplePlace, number: number): DayCast {
  const normal = normalOn(place.normals, dayText(number));
  const chance = (what: string) => chanceOf(place.id, number, what);
  const isWet = chance('wet') < normal.wetShare;
  // Amounts of tropical rain days fall off exponentially above the 1 mm that makes one.
  const rainMm = isWet ? 1 - Math.log(1 - chance('amount')) * Math.max(0, normal.rainOfWetDay - 1) : 0;
  const shift = (chance('warmth') + chance('warmth again') - 1) * 1.8;
  return {
    minC: normal.tminC + shift * 0.6,
    maxC: normal.tmaxC + shift - (isWet ? 1 : 0),
    rhPct: normal.rhPct + (isWet ? 4 : 0),
    wetShare: normal.wetShare,
    rainMm: Math.min(tenth(rainMm), 120),
    rainHour: [15, 18, 18, 21, 24, 6][Math.floor(chance('hour') * 6)] ?? 18,
  };
}

/** The normals of a date: between the middles of two months, in the share of the days. */
function normalOn(normals: readonly NormalMonth[], date: Day) {
  const [month, length] = [monthOf(date), daysInMonth(yearOf(date), monthOf(date))];
  const offset = (dayOfMonth(date) - 0.5) / length - 0.5;
  const [here, there] = [ofMonth(normals, month, length), ofMonth(normals, month + Math.sign(offset), 30.4)];
  const share = Math.abs(offset);
  const blend = (key: keyof typeof here) => here[key] * (1 - share) + there[key] * share;
  return {
    tminC: blend('tminC'),
    tmaxC: blend('tmaxC'),
    rhPct: blend('rhPct'),
    wetShare: blend('wetShare'),
    rainOfWetDay: blend('rainOfWetDay'),
  };
}

function ofMonth(normals: readonly NormalMonth[], month: number, length: number) {
  const { rainMm, rainDays, tmaxC, tminC, rhPct } = normals[(month + 11) % 12] ?? {
    rainMm: 0,
    rainDays: 0,
    tmaxC: 32,
    tminC: 22,
    rhPct: 70,
  };
  return {
    tmaxC,
    tminC,
    rhPct,
    wetShare: rainDays / length,
    rainOfWetDay: rainDays === 0 ? rainMm : rainMm / rainDays,
  };
}

/** From the lowest at 6 h up to the highest at 15 h and down to the next day's lowest, each along half a cosine. */
function temperatureAt(hour: number, before: DayCast, today: DayCast, next: DayCast): number {
  if (hour < 6) return along(before.maxC, today.minC, (hour + 9) / 15);
  if (hour <= 15) return along(today.minC, today.maxC, (hour - 6) / 9);
  return along(today.maxC, next.minC, (hour - 15) / 15);
}

function along(from: number, to: number, share: number): number {
  return from + ((to - from) * (1 - Math.cos(Math.PI * share))) / 2;
}

/** Two thirds of a day's rain in its step, the rest in the one before. */
function rainAt(hour: number, { rainMm, rainHour }: DayCast): number {
  if (hour === rainHour) return tenth((rainMm * 2) / 3);
  return hour === rainHour - 3 ? tenth(rainMm / 3) : 0;
}

function rainChance(rainMm: number, { wetShare, rainMm: ofDay }: DayCast, chance: number): number {
  if (rainMm > 0) return Math.round((55 + 40 * chance) / 5) * 5;
  return Math.round((wetShare * (ofDay > 0 ? 60 : 35) * (0.5 + chance)) / 5) * 5;
}

/** How high the sun stands, 0 at night to 1 at noon. */
function daylight(hour: number): number {
  return Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI));
}

interface Sky {
  readonly rainMm: number;
  readonly humidityPct: number;
  readonly isDay: boolean;
  readonly month: number;
  readonly cloud: number;
}

/** Sky by rain, and without rain by moist air; dry winter air is the haze of the harmattan. */
function skyOf({ rainMm, humidityPct, isDay, month, cloud }: Sky): Condition {
  const at = (icon: string, description: string): Condition => ({ icon: `${icon}${isDay ? 'd' : 'n'}`, description });
  if (rainMm >= 15) return at('11', 'thunderstorm');
  if (rainMm >= 4) return at('10', 'moderate rain');
  if (rainMm > 0) return at('10', 'light rain');
  if (humidityPct < 45 && (month === 12 || month <= 2)) return at('50', 'haze');
  const cover = cloud * 0.7 + (clamp(humidityPct, 30, 95) - 30) / 200;
  if (cover < 0.25) return at('01', 'clear sky');
  if (cover < 0.5) return at('02', 'few clouds');
  return cover < 0.75 ? at('03', 'scattered clouds') : at('04', 'overcast clouds');
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * What sample weather shows as forecast of a past day beside what it shows as the day itself: off by up to 1.5 °C,
 * with another amount of rain, and on one day in six with rain where none fell, or the other way round.
 */
export function sampleForecastOf(
  placeId: string,
  { date, meanC, rainMm }: { readonly date: Day; readonly meanC: number; readonly rainMm: number | null },
) {
  const chance = (what: string) => chanceOf(placeId, dayNumber(date), `forecast ${what}`);
  const isWrong = chance('wrong') < 1 / 6;
  const amount = isWrong === (rainMm ?? 0) > 0 ? 0 : (rainMm || 6) * (0.5 + chance('rain'));
  return { meanC: tenth(meanC + (chance('warmth') - 0.5) * 3), rainMm: tenth(amount) };
}
