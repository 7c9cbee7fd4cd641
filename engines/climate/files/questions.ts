import type { Answers, Question, RawFile, RawValue } from './types.ts';
import { askDates } from './writtenDates.ts';

/** Codes that stand for a missing day in files in use, other than negative numbers. */
export const CODES: ReadonlySet<number> = new Set([999, 999.9, 9999, 99.99, 99.9, 8888, 888.8, 99999]);
/** Half of the days with rain cannot have more than this, nor a year less or more, in mm; asked from so many such days on. */
const WETTEST_HALF = 60;
const DRIEST_YEAR = 150;
/** Axim, the wettest place of Ghana, has some 2,000 mm; months of its rainy season alone come to as much as 6,000 a year. */
const WETTEST_YEAR = 7000;
const FEWEST_WET = 10;
/** No place of Ghana has rain on nearly every day of the better part of a year. */
const WETTEST_SHARE = 0.9;
const FEWEST_DAYS = 200;
const MOST_CHOICES = 200;
/** How a trace of rain is written: by letters, or by the code of West African stations. */
export const TRACE = /^(t|tr|trace|8888(\.0*)?)$/i;

/** What has to be asked before a file can be read, as far as neither it nor anybody has answered. */
export function questionsOf(file: RawFile, answers: Answers): Question[] {
  const stations = [...new Set(file.values.map(({ station }) => station))];
  if (stations.length > 1 && (answers.station === undefined || !stations.includes(answers.station))) {
    return [
      {
        asks: 'station',
        question: `The file holds ${stations.length} stations. Which one is to be read?`,
        choices: stations
          .slice(0, MOST_CHOICES)
          .map((name) => ({ value: name, text: name === '' ? 'the one without a name' : name })),
      },
    ];
  }
  const values =
    answers.station === undefined ? file.values : file.values.filter(({ station }) => station === answers.station);
  const element = file.hasOpenElement ? askElement(values, answers) : [];
  if (element.length > 0) return element;
  return [
    ...askDates(values, answers),
    ...askMissing(values, answers),
    ...askTrace(values, answers),
    ...askRain(values, answers, file.hasOpenUnits),
    ...askTemperature(values, answers, file.hasOpenUnits),
    ...askSun(values, answers, file.hasOpenUnits),
    ...askWind(values, answers),
    ...askHumidity(values, answers),
  ];
}

function numbersOf(values: readonly RawValue[], wanted: (value: RawValue) => boolean) {
  return values
    .filter((value) => wanted(value) && value.text !== '' && !Number.isNaN(Number(value.text)))
    .map((value) => ({ number: Number(value.text), value }));
}

const isRain = ({ element }: RawValue) => element === 'rain';
const isWarm = ({ element }: RawValue) => element === 'tmin' || element === 'tmax';
const isHumidity = ({ element }: RawValue) => element === 'rhMin' || element === 'rhMax';

/** Whether a number stands for something else than what was measured. Humidity of 99.9 % is none; sunshine in minutes has most. */
function isCode(value: RawValue, number: number): boolean {
  if (isRain(value)) return number < 0 || (CODES.has(number) && !TRACE.test(value.text));
  if (isWarm(value)) return number <= -90 || CODES.has(number);
  if (isHumidity(value)) return number < 0 || (CODES.has(number) && number > 100);
  return number < 0 || (CODES.has(number) && number > 900);
}

function askMissing(values: readonly RawValue[], answers: Answers): Question[] {
  if (answers.missing !== undefined) return [];
  const found = new Map<number, { count: number; cell: string }>();
  for (const { number, value } of numbersOf(values, () => true)) {
    if (!isCode(value, number)) continue;
    const known = found.get(number) ?? { count: 0, cell: value.cell };
    found.set(number, { ...known, count: known.count + 1 });
  }
  if (found.size === 0) return [];
  const codes = [...found].toSorted((one, other) => other[1].count - one[1].count).slice(0, 5);
  const said = codes
    .map(([code, { count, cell }]) => `${code} (${count === 1 ? 'once' : `${count} times`}, first in ${cell})`)
    .join(', ');
  return [
    {
      asks: 'missing',
      question: `These cannot be measured: ${said}. Do they stand for missing days?`,
      choices: [
        { value: codes.map(([code]) => code).join(' '), text: 'Yes, they are missing' },
        { value: 'none', text: 'No: name each of them, and leave it out' },
      ],
    },
  ];
}

function askTrace(values: readonly RawValue[], answers: Answers): Question[] {
  const traces = values.filter((value) => isRain(value) && TRACE.test(value.text));
  const first = traces[0];
  if (!first || answers.trace !== undefined) return [];
  return [
    {
      asks: 'trace',
      question: `"${first.text}" is written ${traces.length === 1 ? 'once' : `${traces.length} times`} for rain, first in ${first.cell}: a trace. How much is it to count?`,
      choices: [
        { value: 'zero', text: 'No rain: 0 mm' },
        { value: 'missing', text: 'Not known: missing' },
      ],
    },
  ];
}

/** A file that does not say what was measured may hold temperatures: asked where its values cannot be rain in mm. */
function askElement(values: readonly RawValue[], answers: Answers): Question[] {
  const rain = rainIn(values);
  const { wet } = looksOfRain(rain);
  const isDaily = rain.length >= FEWEST_DAYS && wet > rain.length * WETTEST_SHARE;
  if (answers.element !== undefined || (isRainInMillimetres(rain) && !isDaily)) return [];
  return [
    {
      asks: 'element',
      question: `Nothing in the file says what was measured. As mm of rain, ${looksInMillimetres(rain)}. What do they hold?`,
      choices: [
        { value: 'rain', text: 'Rain' },
        { value: 'tmin', text: 'The lowest temperature of the day' },
        { value: 'tmax', text: 'The highest temperature of the day' },
      ],
    },
  ];
}

/** Amounts of rain in a file that are none of the codes for missing days. */
function rainIn(values: readonly RawValue[]): Float64Array {
  return Float64Array.from(numbersOf(values, isRain), ({ number }) => number).filter(
    (number) => number >= 0 && !CODES.has(number),
  );
}

/** What rain would come to if it were in mm. */
function looksInMillimetres(rain: Float64Array): string {
  const half = middleOf(rain.filter((amount) => amount > 0)) ?? 0;
  return `half of the days with rain would have more than ${half} mm and a year ${Math.round(looksOfRain(rain).yearly)} mm`;
}

/** Rain that is too much for mm on half of its wet days, or far too little in a year, may be in another unit. */
function askRain(values: readonly RawValue[], answers: Answers, isOpen = false): Question[] {
  if (answers.rainUnit !== undefined) return [];
  const rain = rainIn(values);
  if (looksOfRain(rain).wet === 0 || (isRainInMillimetres(rain) && !isOpen)) return [];
  return [
    {
      asks: 'rainUnit',
      question: `In mm, ${looksInMillimetres(rain)}. In which unit is the rain?`,
      choices: [
        { value: 'mm', text: 'mm, as it is written' },
        { value: 'tenths', text: 'Tenths of a mm' },
        { value: 'inches', text: 'Inches' },
        { value: 'hundredths_inch', text: 'Hundredths of an inch' },
      ],
    },
  ];
}

/** Days with rain, those of them with more than half of the days may have, and the rain of a year. */
function looksOfRain(rain: Float64Array): { wet: number; heavy: number; yearly: number } {
  let [wet, heavy, sum] = [0, 0, 0];
  for (const amount of rain) {
    if (amount <= 0) continue;
    sum += amount;
    wet += 1;
    if (amount > WETTEST_HALF) heavy += 1;
  }
  return { wet, heavy, yearly: (sum / rain.length) * 365 };
}

/** Whether amounts of rain, none of them a code, can be mm; as long as few are known, yes. */
export function isRainInMillimetres(rain: Float64Array): boolean {
  const { wet, heavy, yearly } = looksOfRain(rain);
  // The middle of the amounts is at most so much where fewer lie above than from it on.
  const isLight = heavy < wet - Math.floor(wet / 2);
  return wet < FEWEST_WET || (isLight && yearly >= DRIEST_YEAR && yearly <= WETTEST_YEAR);
}

/** Whether temperatures, none of them a code, can be °C in Ghana. */
export function isWarmthInCelsius(warm: Float64Array): boolean {
  const half = middleOf(warm);
  return half === undefined || (half >= 5 && half <= 45);
}

function middleOf(numbers: Float64Array): number | undefined {
  return numbers.toSorted()[Math.floor(numbers.length / 2)];
}

function askTemperature(values: readonly RawValue[], answers: Answers, isOpen = false): Question[] {
  if (answers.temperatureUnit !== undefined) return [];
  const warm = Float64Array.from(numbersOf(values, isWarm), ({ number }) => number).filter(
    (number) => number > -90 && !CODES.has(number),
  );
  const half = middleOf(warm);
  if (half === undefined || (isWarmthInCelsius(warm) && !isOpen)) return [];
  return [
    {
      asks: 'temperatureUnit',
      question: `Half of the temperatures are above ${half}.${isOpen ? '' : ' That cannot be °C in Ghana.'} In which unit are they?`,
      choices: [
        { value: 'fahrenheit', text: '°F' },
        { value: 'tenths', text: 'Tenths of a °C' },
        { value: 'celsius', text: '°C, as it is written' },
      ],
    },
  ];
}

/** Sunshine of more hours than a day has is in minutes or seconds. */
function askSun(values: readonly RawValue[], answers: Answers, isOpen = false): Question[] {
  if (answers.sunUnit !== undefined) return [];
  const sun = measured(values, ({ element }) => element === 'sun');
  const most = sun.at(-1);
  if (most === undefined || (most <= HOURS_OF_A_DAY && !isOpen)) return [];
  return [
    {
      asks: 'sunUnit',
      question: `The longest sunshine of a day is ${most}. In which unit is it?`,
      choices: [
        { value: 'hours', text: 'Hours' },
        { value: 'minutes', text: 'Minutes' },
        { value: 'seconds', text: 'Seconds' },
      ],
    },
  ];
}

const HOURS_OF_A_DAY = 24;

/** No wind tells its unit or height by itself: it is asked unless the file names both. */
function askWind(values: readonly RawValue[], answers: Answers): Question[] {
  if (answers.windUnit !== undefined) return [];
  const wind = measured(values, ({ element }) => element === 'wind');
  const half = wind[Math.floor(wind.length / 2)];
  if (half === undefined) return [];
  return [
    {
      asks: 'windUnit',
      question: `Half of the days have more wind than ${half}. In which unit is it, and how high above the ground was it measured?`,
      choices: [
        { value: 'ms_2m', text: 'm/s at 2 m' },
        { value: 'ms_10m', text: 'm/s at 10 m' },
        { value: 'kmh_2m', text: 'km/h at 2 m' },
        { value: 'kmh_10m', text: 'km/h at 10 m' },
        { value: 'knots_2m', text: 'Knots at 2 m' },
        { value: 'knots_10m', text: 'Knots at 10 m' },
      ],
    },
  ];
}

function askHumidity(values: readonly RawValue[], answers: Answers): Question[] {
  if (answers.humidityUnit !== undefined) return [];
  const most = measured(values, isHumidity).at(-1);
  if (most === undefined || most > 1) return [];
  return [
    {
      asks: 'humidityUnit',
      question: `No humidity is above ${most}. In which unit is it?`,
      choices: [
        { value: 'fraction', text: 'A share: 1 is saturated air' },
        { value: 'percent', text: 'Per cent, as it is written' },
      ],
    },
  ];
}

/** Values that can have been measured, ascending. */
function measured(values: readonly RawValue[], wanted: (value: RawValue) => boolean): number[] {
  return numbersOf(values, wanted)
    .filter(({ number, value }) => !isCode(value, number))
    .map(({ number }) => number)
    .toSorted((p, q) => p - q);
}
