import type { MEASURED } from '../series.ts';

/** What can be measured on a day: rain in mm, temperatures in °C, sunshine in hours, wind in m/s at 2 m, humidity in %. */
export type Element = 'rain' | (typeof MEASURED)[number];

/** One value as it stands in a file. */
export interface RawValue {
  /** Row of the file, 1 first, and the cell as a person finds it: "row 7, column 3". */
  readonly row: number;
  readonly cell: string;
  /** Empty where the file is of one station and does not name it. */
  readonly station: string;
  /** As it is written, or its parts where they stand apart. */
  readonly date: string | { readonly year: string; readonly month: string; readonly day: string };
  readonly element: Element;
  readonly text: string;
}

/** What a file holds before anything is decided. */
export interface RawFile {
  readonly format: Format;
  readonly values: readonly RawValue[];
  /** Rows that could not be taken apart. */
  readonly mistakes: readonly Mistake[];
  /** What the format itself settles. */
  readonly settled: Answers;
  /** Its form is sent out in several units: they are asked for whatever the values look like. */
  readonly hasOpenUnits?: boolean;
  /** Nothing in it says what was measured: what does not look like rain may be a temperature. */
  readonly hasOpenElement?: boolean;
}

export type Format =
  | 'workbook'
  | 'long'
  | 'wide'
  | 'monthRows'
  | 'monthColumns'
  | 'yearColumns'
  | 'climsoft'
  | 'cdt'
  | 'ghcnDly'
  | 'nasaPower'
  | 'openMeteo';

/** Something that could not be taken as it stands, and where. */
export interface Mistake {
  readonly line: number;
  readonly mistake: string;
}

/** What a person, or the format, says of a file. */
export interface Answers {
  /** The sheet of a workbook that is to be read. */
  readonly sheet?: string | undefined;
  readonly station?: string | undefined;
  /** What a file holds that does not say what was measured. */
  readonly element?: 'rain' | 'tmin' | 'tmax' | undefined;
  readonly dates?: 'dayFirst' | 'monthFirst' | 'yearFirst' | undefined;
  /** To which century years written as 00 to 29 belong. */
  readonly century?: '1900s' | '2000s' | undefined;
  readonly rainUnit?: 'mm' | 'tenths' | 'inches' | 'hundredths_inch' | undefined;
  readonly temperatureUnit?: 'celsius' | 'tenths' | 'fahrenheit' | undefined;
  readonly sunUnit?: 'hours' | 'minutes' | 'seconds' | undefined;
  /** Unit and height above the ground. */
  readonly windUnit?: 'ms_2m' | 'ms_10m' | 'kmh_2m' | 'kmh_10m' | 'knots_2m' | 'knots_10m' | 'tenths_10m' | undefined;
  readonly humidityUnit?: 'percent' | 'fraction' | undefined;
  /** Values that mean missing, separated by spaces. */
  readonly missing?: string | undefined;
  readonly trace?: 'zero' | 'missing' | undefined;
}

/** Something to be asked, since a file can be read in more than one way. */
export interface Question {
  readonly asks: keyof Answers;
  readonly question: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

/** A file that cannot be read at all; the sentence says where and why. */
export class FileRefused extends Error {}

/** The least and the most a value can be: mm (the most of a day anywhere, Foc-Foc, La Réunion), °C, hours, m/s and %. */
export const POSSIBLE: Readonly<Record<Element, readonly [number, number]>> = {
  rain: [0, 1825],
  tmin: [-90, 60],
  tmax: [-90, 60],
  sun: [0, 24],
  wind: [0, 110],
  rhMin: [0, 105],
  rhMax: [0, 105],
};

/** The longest a record can be, and the most rows of a file: three stations of a century in the longest form. */
export const LONGEST_YEARS = 300;
export const MOST_ROWS = 200_000;
