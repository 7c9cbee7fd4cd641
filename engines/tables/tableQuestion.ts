/** Questions to tables as addresses write them: "c1,Region", "Yield:atLeast:2.5", "sum:Yield". */

export type FilterOp = 'is' | 'isNot' | 'has' | 'atLeast' | 'atMost' | 'empty' | 'filled';
export const filterOps: readonly FilterOp[] = ['is', 'isNot', 'has', 'atLeast', 'atMost', 'empty', 'filled'];

export type Measure = 'count' | 'sum' | 'mean' | 'median' | 'min' | 'max' | 'distinct';
export const measures: readonly Measure[] = ['count', 'sum', 'mean', 'median', 'min', 'max', 'distinct'];

export interface NamedColumn {
  readonly name: string;
  readonly key: string;
}

const condition = new RegExp(`^(.+?):(${filterOps.join('|')})(?::(.*))?$`, 's');

/** A condition such as "Region:is:Ashanti" or "Yield:empty", taken apart; null where it is none. */
export function readCondition(
  text: string,
): { readonly column: string; readonly op: FilterOp; readonly value: string } | null {
  const found = condition.exec(text);
  if (found === null) return null;
  const [, column = '', op = 'is', value] = found;
  const takesNone = op === 'empty' || op === 'filled';
  if (takesNone !== (value === undefined)) return null;
  return { column, op: op as FilterOp, value: value ?? '' };
}

/** A measure such as "count" or "sum:Yield", taken apart; null where it is none. `count` alone may do without a column. */
export function readMeasure(text: string): { readonly measure: Measure; readonly column: string | null } | null {
  const colon = text.indexOf(':');
  const measure = colon < 0 ? text : text.slice(0, colon);
  const column = colon < 0 ? null : text.slice(colon + 1);
  if (!(measures as readonly string[]).includes(measure) || column === '') return null;
  if (column === null && measure !== 'count') return null;
  return { measure: measure as Measure, column };
}

/**
 * A list of columns written with commas between, by name or key. A name with commas of its own is found too: the longest
 * run of parts that is a column is taken for it. What is no column stays as it was written, for the refusal to name.
 */
export function readColumns(text: string, columns: readonly NamedColumn[]): string[] {
  const parts = text.split(',');
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    let taken = 1;
    let name = columnNamed((parts[at] ?? '').trim(), columns);
    for (let run = 2; at + run <= parts.length; run++) {
      const longer = columns.find(
        (column) =>
          column.name ===
          parts
            .slice(at, at + run)
            .join(',')
            .trim(),
      );
      if (longer !== undefined) [name, taken] = [longer.name, run];
    }
    found.push(name ?? (parts[at] ?? '').trim());
    at += taken;
  }
  return found.filter((name) => name !== '');
}

/** The name of a column that was named by name, by name in other letters, or by key; null where there is none. */
export function columnNamed(written: string, columns: readonly NamedColumn[]): string | null {
  const lower = written.toLowerCase();
  const found =
    columns.find(({ name }) => name === written) ??
    columns.find(({ key }) => key === lower) ??
    columns.find(({ name }) => name.toLowerCase() === lower);
  return found?.name ?? null;
}
