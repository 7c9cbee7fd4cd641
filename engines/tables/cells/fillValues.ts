import { finding, many, quoted } from '../findings.ts';
import type { Finding } from '../types.ts';

/** A value of a column of numbers, and in how many of its cells it stands. */
export interface CountedNumber {
  readonly value: number;
  readonly count: number;
}

/** How many times as large as all other values a fill value is, where it stands in several cells and in one. */
const TIMES = { repeated: 3, once: 20 } as const;
/** Other cells there have to be, to say what is far from them. */
const OTHERS = { repeated: 2, once: 5 } as const;

/** The ends of what computers keep, and what NetCDF, models and maps write where nothing was measured. */
const ENDS: ReadonlySet<number> = new Set([
  999.9, 99_999.9, 32_767, 32_768, 2_147_483_647, 2_147_483_648, 1e20, 1e30, 9.969_209_968_386_869e36, 9.969_21e36,
  1.701_41e38, 3.402_823e38, 3.402_823_5e38, 3.402_823_466_385_288_6e38, 1.797_693_134_862_315_7e308,
]);

/** Whether a number is all nines, three at least, or an end of what computers keep. */
export function isFillValue(value: number): boolean {
  const size = Math.abs(value);
  return /^9{3,9}$/.test(String(size)) || ENDS.has(size);
}

/** -999 and the like, which are told by the way they are written alone (`sentinel` in cellKinds.ts). */
function isWrittenAsSentinel(value: number): boolean {
  return /^-9{2,5}$|^-?9{4}\.9$|^-9{2,3}\.9$/.test(String(value));
}

/**
 * The values of a column that seem to stand for none: 9999 among rainfalls. `largest` are its values of the largest size, the largest
 * first; `filled` says how many cells have one. A fill value is all nines or an end of what computers keep, and more than three times as
 * large as every other value; one that stands in a single cell is more than twenty times as large. So 9999 beside 8700 stays a number.
 */
export function fillValuesOf(largest: readonly CountedNumber[], filled: number): CountedNumber[] {
  const suspects: CountedNumber[] = [];
  let [others, next] = [filled, Number.NaN];
  for (const each of largest) {
    const suspected = isFillValue(each.value);
    if (!suspected && !isWrittenAsSentinel(each.value)) {
      next = Math.abs(each.value);
      break;
    }
    others -= each.count;
    if (suspected && !isWrittenAsSentinel(each.value)) suspects.push(each);
  }
  return suspects.filter(({ value, count }) => {
    const rule = count > 1 ? 'repeated' : 'once';
    return others >= OTHERS[rule] && Math.abs(value) > TIMES[rule] * next;
  });
}

/** Says that such values are numbers until the sender says that they are none; `fixable` where cells of the file can be left empty. */
export function fillValuesFinding(
  { name, sheet, at }: { readonly name: string; readonly sheet: string | null; readonly at: string | null },
  values: readonly CountedNumber[],
  { accepted, fixable }: { readonly accepted: boolean; readonly fixable: boolean },
): Finding[] {
  const number = values.reduce((sum, { count }) => sum + count, 0);
  if (number === 0) return [];
  const said = values.map(({ value }) => String(value));
  const cells = many(number, 'cell');
  const kept =
    'Often written where nothing was measured, and far from the other values. Kept as a number, which then counts in sums and means.';
  return [
    finding({
      code: 'missingValues',
      weight: accepted ? 'note' : 'warning',
      sheet,
      at,
      count: number,
      found: `${said.map(quoted).join(', ')} in ${cells} of the column ${quoted(name)}`,
      expected: 'An empty cell where nothing was measured',
      mend: accepted
        ? `Read as ${many(number, 'empty cell')}, as you chose; the original file keeps what is written there.`
        : `${kept} If it means “no value”, ${fixable ? 'accept that it is left empty' : 'empty the cells in your file and send it again'}.`,
      fix:
        accepted || !fixable
          ? null
          : {
              kind: 'emptyFillValues',
              sheet,
              column: name,
              label: `Leave ${cells} of ${name} with ${said.join(' or ')} empty`,
            },
    }),
  ];
}
