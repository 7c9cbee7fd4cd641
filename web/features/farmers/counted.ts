import { sayNumber } from '#web/lib/format.ts';

/** A count for words that may go into the thousands: `count` chooses between one and many, `many` is what is read. */
export function counted(count: number): { readonly count: number; readonly many: string } {
  return { count, many: sayNumber(count) };
}
