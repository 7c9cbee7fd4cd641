/** What a caller can meet: status, title and the sentence that says what was found, what was expected and how to fix it. */
export interface ProblemKind<Found = void> {
  readonly status: number;
  readonly title: string;
  readonly sentence: (found: Found) => string;
}

export function kind<Found = void>(
  status: number,
  title: string,
  sentence: (found: Found) => string,
): ProblemKind<Found> {
  return { status, title, sentence };
}

/** A caller's own words inside a sentence: in quotes, on one line, cut at 60 characters. */
export function quoted(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}

/** A suggestion inside a sentence; nothing when there is none. */
export function didYouMean(nearest: string | null | undefined): string {
  return nearest ? ` Did you mean ${quoted(nearest)}?` : '';
}
