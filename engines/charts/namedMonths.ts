import type { Code, DescribedColumn as Column } from '../tables/columns/dictionary.ts';

const MONTHS: readonly Code[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
].map((label, at) => ({ code: String(at + 1), label }));

/** The columns, those that count the months of a year with the names of the months, where nobody says what their numbers mean. */
export function withNamedMonths<Described extends Column>(columns: readonly Described[]): Described[] {
  return columns.map((column) => (isMonthOfYear(column) ? { ...column, codes: MONTHS } : column));
}

/** "Months" may be an age or a span. */
function isMonthOfYear({ name, label = name, type, codes, profile }: Column): boolean {
  return (
    type === 'whole' &&
    codes === undefined &&
    /^(calendar[ _]?)?month([ _]?(no|nr|number|of (the )?year))?\.?$/i.test(label.trim()) &&
    Number(profile?.min ?? 0) >= 1 &&
    Number(profile?.max ?? 13) <= 12
  );
}
