import { dayText } from '../../dates/day.ts';
import type { Element } from '../files/types.ts';
import type { QualityFlag } from './quality.ts';
import type { DailySeries } from '../series.ts';

/** A flag for each day of the record that is wrong, as `say` puts it. */
export function flagDays(
  series: DailySeries,
  isWrong: (index: number) => boolean,
  say: (index: number) => Pick<QualityFlag, 'check' | 'element' | 'sentence'>,
): QualityFlag[] {
  const flags: QualityFlag[] = [];
  for (let index = series.firstRecord; index <= series.lastRecord; index += 1) {
    if (isWrong(index)) flags.push({ ...say(index), from: index, to: index });
  }
  return flags;
}

/** Flags for an element with the same value, where it counts, on so many days in a row. */
export function repeatedRun(
  series: DailySeries,
  element: Element,
  fewest: number,
  counts: (value: number) => boolean,
  unit: string,
): QualityFlag[] {
  const values = series[element];
  const flags: QualityFlag[] = [];
  let first = 0;
  for (let index = 1; index <= values.length; index += 1) {
    if (index < values.length && values[index] === values[first]) continue;
    const value = values[first] ?? NaN;
    const days = index - first;
    if (days >= fewest && counts(value)) {
      const said = element === 'rain' ? mm(value) : String(value);
      flags.push({
        check: 'repeatedRun',
        element,
        from: first,
        to: index - 1,
        sentence: `${said} ${unit} on ${days} days in a row from ${dayText(series.start + first)} on: measured, or filled in?`,
      });
    }
    first = index;
  }
  return flags;
}

/** Hundredths as millimetres. */
export function mm(hundredths: number | undefined): string {
  return String((hundredths ?? 0) / 100);
}
