import type { DescribedColumn as Column } from '../tables/dictionary.ts';

/** The columns, those that write regions in capitals with our spelling of them: "UPPER EAST" stands for Upper East. */
export function withSpelledRegions<Described extends Column>(
  columns: readonly Described[],
  regions: readonly { readonly name: string }[],
): Described[] {
  const codes = regions.map(({ name }) => ({ code: name.toUpperCase(), label: name }));
  return columns.map((column) => (isInCapitals(column) ? { ...column, codes } : column));
}

function isInCapitals({ names, codes, profile }: Column): boolean {
  const values = profile?.top.map(({ value }) => value) ?? [];
  return (
    names === 'region' &&
    codes === undefined &&
    values.length > 0 &&
    values.every((value) => value.length > 3 && value === value.toUpperCase())
  );
}
