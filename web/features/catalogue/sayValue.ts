import type { Code } from '#engines/tables/columns/dictionary.ts';
import type { Column } from '#engines/tables/types.ts';
import { numbersAs, sayDay } from '#web/lib/format.ts';
import { words } from '#web/lib/words.ts';

const sayFigure = numbersAs({ maximumSignificantDigits: 6 });

/** "12,500"; whole things that were counted. */
export const sayCount = numbersAs({});

/** A value of a column as it stands in a cell: never rounded, never grouped, so that a year stays a year. */
export function sayCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return words(value ? 'catalogue.true' : 'catalogue.false');
  // 0.1 + 0.2: what a sum of binary fractions adds at the end is no part of the file.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value;
}

/** The least, the most or a step of a column, as people say it: "12,500", "2012", "6 May 2012". */
export function sayBound(column: Pick<Column, 'type' | 'name'>, value: string): string {
  if (column.type === 'date') return sayDay(value.slice(0, 10), { withYear: true });
  if (column.type !== 'whole' && column.type !== 'decimal') return value;
  const number = Number(value);
  return Number.isFinite(number) && !isOrdinal(column) ? sayFigure(number) : value;
}

/** Whether the numbers of a column only name something: of years and codes there is no mean, and no comma in them. */
export function isOrdinal({ type, name }: Pick<Column, 'type' | 'name'>): boolean {
  return (
    type === 'whole' && /\b(?:year|id|code|no|number|week|month)\b/i.test(name.replaceAll(/([a-z])([A-Z])|_/g, '$1 $2'))
  );
}

const DAY_MS = 86_400_000;

/** "today", "3 days ago", "6 May 2025" of an instant: how fresh something is. */
export function sayAge(instant: string, now: number): string {
  const days = Math.floor(now / DAY_MS) - Math.floor(Date.parse(instant) / DAY_MS);
  if (days <= 0) return words('catalogue.today');
  if (days === 1) return words('catalogue.yesterday');
  if (days <= 30) return words('catalogue.daysAgo', { count: days });
  return sayDay(instant.slice(0, 10), { withYear: true });
}

/** Whether the values of a column stand right-aligned, as figures do. */
export function isFigure({ type }: Pick<Column, 'type'>): boolean {
  return type === 'whole' || type === 'decimal';
}

interface Called {
  readonly name: string;
  readonly label?: string | undefined;
  readonly proposed?: string | undefined;
}

/** What a column is called on the page: by its label in the data dictionary, else as is proposed, else as the file writes it. */
export function nameOf({ name, label, proposed }: Called): string {
  return label || proposed || name;
}

/** The name in the file, where the page calls a column otherwise and nobody has said so; empty where it is words itself. */
export function fileNameOf({ name, label, proposed }: Called): string {
  const isSame = !proposed || proposed.toLowerCase() === name.toLowerCase() || /\s/.test(name.trim());
  return label || isSame ? '' : name;
}

/** What a value stands for, where the data dictionary has it as a code. */
export function codeLabel(column: { readonly codes?: readonly Code[] } | undefined, value: string): string | undefined {
  return column?.codes?.find(({ code }) => code === value)?.label;
}
