/** The first thing in each square of a map, with how many others lie in that square. */
export function firstOfSquares<Thing>(
  things: readonly Thing[],
  pixelOf: (thing: Thing) => { readonly x: number; readonly y: number },
  width: number,
): { readonly thing: Thing; readonly others: number }[] {
  const squares = new Map<string, { thing: Thing; others: number }>();
  for (const thing of things) {
    const { x, y } = pixelOf(thing);
    const square = `${Math.floor(x / width)} ${Math.floor(y / width)}`;
    const there = squares.get(square);
    if (there === undefined) squares.set(square, { thing, others: 0 });
    else there.others += 1;
  }
  return [...squares.values()];
}
