import type { DescribedColumn as Column } from '../tables/columns/dictionary.ts';

/**
 * The columns, those that write regions in capitals with our spelling of them: "UPPER EAST" stands for Upper East. What is no
 * region of today's beside them is written as they are: "BRONG AHAFO" stands for Brong Ahafo.
 */
export function withSpelledRegions<Described extends Column>(
  columns: readonly Described[],
  regions: readonly { readonly name: string }[],
): Described[] {
  const ours = regions.map(({ name }) => ({ code: name.toUpperCase(), label: name }));
  const others = ({ profile }: Column) =>
    (profile?.top ?? [])
      .filter(({ value }) => ours.every(({ code }) => code !== value))
      .map(({ value }) => ({ code: value, label: capitalised(value) }));
  return columns.map((column) =>
    isInCapitals(column, ours) ? { ...column, codes: [...ours, ...others(column)] } : column,
  );
}

function capitalised(text: string): string {
  return text.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

function isInCapitals({ names, codes, profile }: Column, ours: readonly { readonly code: string }[]): boolean {
  const values = profile?.top.map(({ value }) => value) ?? [];
  return (
    names === 'region' &&
    codes === undefined &&
    values.length > 0 &&
    values.every(
      (value) => ours.some(({ code }) => code === value) || (value.length > 3 && value === value.toUpperCase()),
    )
  );
}
