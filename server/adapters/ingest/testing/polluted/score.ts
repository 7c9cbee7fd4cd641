/** Nine measures of a table that was read against the one expected, as the Pollock benchmark takes them, and success: 10 at best. */
export function scoreOf(clean: readonly (readonly string[])[], read: readonly (readonly string[])[] | null): number {
  if (read === null) return 0;
  const [names] = clean;
  if (names === undefined) return 10;
  const rows = (table: readonly (readonly string[])[]): string[] =>
    table.slice(1).map((row) => row.map(plain).join(''));
  return (
    1 +
    measures(names.map(plain), (read[0] ?? []).map(plain)) +
    measures(rows(clean), rows(read)) +
    measures(clean.flat(), read.flat())
  );
}

/** Precision, recall and their harmonic mean, added up. */
function measures(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === 0) return 3;
  const left = new Map<string, number>();
  for (const each of expected) left.set(each, (left.get(each) ?? 0) + 1);
  let shared = 0;
  for (const each of found) {
    const number = left.get(each) ?? 0;
    if (number > 0) [shared] = [shared + 1, left.set(each, number - 1)];
  }
  if (shared === 0) return 0;
  const [precision, recall] = [shared / expected.length, shared / found.length];
  return precision + recall + (2 * precision * recall) / (precision + recall);
}

/** Numbers by their value, texts without regard to capitals. */
function plain(cell: string): string {
  return /^-?\d+(\.\d+)?$/.test(cell) ? String(Number(cell)) : cell.toLowerCase();
}
