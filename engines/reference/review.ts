import { dayOfMonth, monthOf, yearOf } from '../dates/day.ts';
import { monthNames } from '../dates/monthNames.ts';
import type { AnyRow } from './table.ts';

/** The signature of an agronomist under a row. */
export interface Signature {
  readonly name: string;
  readonly institution: string;
  /** YYYY-MM-DD. */
  readonly reviewedOn: string;
}

/** How many rows rest on general knowledge, and how many of those an agronomist has reviewed. */
export interface ReviewCounts {
  readonly general: number;
  readonly reviewed: number;
}

/** Who reviewed a row, in one line: "Dr Ama Owusu, CSIR-SARI, 22 November 2026". */
export function sayReview({ name, institution, reviewedOn }: Signature): string {
  return `${name}, ${institution}, ${dayOfMonth(reviewedOn)} ${monthNames[monthOf(reviewedOn) - 1]} ${yearOf(reviewedOn)}`;
}

/** The basis of rows that no published source gives. */
export const generalKnowledge = 'expert-general-knowledge';

/** Counts the rows of general knowledge among the rows in force, in all tables together. */
export function countReviewed(tables: Iterable<readonly AnyRow[]>): ReviewCounts {
  let [general, reviewed] = [0, 0];
  for (const rows of tables) {
    for (const row of rows) {
      if (row['basis'] !== generalKnowledge) continue;
      general += 1;
      if (row['reviewedBy'] !== undefined && row['reviewedBy'] !== '') reviewed += 1;
    }
  }
  return { general, reviewed };
}
