/** A value as it stands in a cell: never rounded, never grouped, so that a year stays a year. */
export function sayCell(value: string | number | boolean | null): string {
  // 0.1 + 0.2: what a sum of binary fractions adds at the end is no part of the file.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value ?? '');
}
