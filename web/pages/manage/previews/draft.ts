/** A row as it is being written: cells may be missing, or not yet right. */
export type Draft = Readonly<Record<string, unknown>>;

/** A cell as text; nothing as the empty text. */
export function say(cell: unknown): string {
  return cell === null || cell === undefined ? '' : String(cell);
}

/** A list's entries; none while it is not a list yet. */
export function listOf(cell: unknown): string[] {
  return Array.isArray(cell) ? cell.map(String) : [];
}

/** A number; null while there is none. */
export function numberOf(cell: unknown): number | null {
  return typeof cell === 'number' ? cell : null;
}

/** Where the row says it comes from, as pages show it beside advice. */
export function provenanceOf(draft: Draft) {
  return {
    basis: say(draft['basis']),
    verification: say(draft['verification']),
    source: say(draft['source']),
    sourceUrl: say(draft['sourceUrl']),
    reviewed: say(draft['reviewedBy']) !== '',
  };
}
