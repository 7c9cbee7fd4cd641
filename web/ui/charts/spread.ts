/** Heights pushed apart until none is nearer to the next than `gap`, all within bounds, in the order given. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const room = Math.min(gap, (bottom - top) / Math.max(1, order.length - 1));
  let lowest = top - room;
  for (const each of order) {
    each.height = Math.max(each.height, lowest + room);
    lowest = each.height;
  }
  let highest = bottom + room;
  for (const each of order.toReversed()) {
    each.height = Math.min(each.height, highest - room);
    highest = each.height;
  }
  const placed = Array.from({ length: heights.length }, () => 0);
  for (const { height, index } of order) placed[index] = height;
  return placed;
}
