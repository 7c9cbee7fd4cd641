/** Which day stands on the main card, and which stand in the row beside it, in their order. */
export interface DayCards<D> {
  readonly main: D | undefined;
  readonly row: readonly D[];
}

/**
 * The first day stands on the main card and not in the row. A promoted day takes its place there, and the first day
 * stands where the promoted one stood (decision 24). A day that is not among them promotes none.
 */
export function dayCards<D extends { readonly day: string }>(days: readonly D[], promoted?: string): DayCards<D> {
  const [first, ...rest] = days;
  if (first === undefined) return { main: undefined, row: [] };
  const main = rest.find(({ day }) => day === promoted) ?? first;
  return { main, row: rest.map((each) => (each === main ? first : each)) };
}
