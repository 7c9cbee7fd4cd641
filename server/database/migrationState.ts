/** What is odd about the migrations in the records, against those a release knows. */
export interface MigrationState {
  /** In the records and not in the release: the records were written by a later one, or another. */
  readonly unknown: readonly string[];
  /** Not in the records though later ones are: their names were given out of order, and the release does not start. */
  readonly outOfOrder: readonly string[];
  /** To be applied at the next start. */
  readonly waiting: readonly string[];
}

/** Compares the names of migrations; both lists are in order. */
export function compareMigrations(known: readonly string[], applied: readonly string[]): MigrationState {
  const [there, ours] = [new Set(applied), new Set(known)];
  const last = applied.at(-1) ?? '';
  const missing = known.filter((name) => !there.has(name));
  return {
    unknown: applied.filter((name) => !ours.has(name)),
    outOfOrder: missing.filter((name) => name < last),
    waiting: missing.filter((name) => name > last),
  };
}

/** The state in a sentence, with what to do. */
export function sayMigrations({ unknown, outOfOrder, waiting }: MigrationState): {
  readonly state: 'ok' | 'failing';
  readonly said: string;
  readonly remedy: string;
} {
  if (unknown.length > 0) {
    return {
      state: 'failing',
      said: `The records hold migrations that this release does not know: ${unknown.join(', ')}.`,
      remedy: 'Start the release that wrote them, or restore a backup made with this one.',
    };
  }
  if (outOfOrder.length > 0) {
    return {
      state: 'failing',
      said: `Migrations come before one that was applied already: ${outOfOrder.join(', ')}.`,
      remedy:
        'This release does not start on these records. Take another release; in a checkout, give the migration a later name with npm run new-migration.',
    };
  }
  return {
    state: 'ok',
    said:
      waiting.length === 0
        ? 'The records are as this release has them.'
        : `${waiting.length} migrations will be applied at the next start.`,
    remedy: '',
  };
}
