import type { ReferenceBook } from '#engines/reference/book.ts';
import type { TrapSpeciesRow } from '#engines/reference/rows.ts';
import { problem } from '../../platform/calls/problems.ts';

/** A trapped insect by its key. @throws trapSpeciesNotFound */
export function askedSpecies(book: ReferenceBook, id: string): TrapSpeciesRow {
  const found = book.trapSpeciesById.get(id);
  if (found === undefined) throw problem('trapSpeciesNotFound', { found: id });
  return found;
}

/** Its name, for showing; the key of one that was taken out of the table since. */
export function nameOfSpecies(
  book: ReferenceBook,
  id: string | null,
): { readonly id: string; readonly name: string } | null {
  return id === null ? null : { id, name: book.trapSpeciesById.get(id)?.name ?? id };
}

/** What a catch calls for: looking at plants, never spraying. */
export function nextAfterCatch(book: ReferenceBook, speciesId: string | null, count: number): string {
  if (count === 0) return 'Nothing was caught. Visit the trap again as planned.';
  const species = speciesId === null ? undefined : book.trapSpeciesById.get(speciesId);
  if (species === undefined) return 'A catch calls for scouting, not for spraying: look at plants in fields nearby.';
  return `${species.name} in the trap calls for scouting, not for spraying: look at 5 × 20 plants in fields nearby. ${species.damage}`;
}
