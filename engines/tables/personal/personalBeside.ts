import { personalPatterns } from './personalData.ts';
import type { PersonalDataFinding } from '../types.ts';

/** A text beside the tables of a file, which its original still has: a title, a note, a comment, a property. */
export interface BesideText {
  /** "line 3", "A2", or the part of the workbook. */
  readonly at: string;
  readonly text: string;
}

/**
 * What may be personal in texts beside the tables, each kind once, with how many texts have it and where the first is. `where` says
 * what the texts are, such as "rows above the names"; the texts themselves are not kept.
 */
export function personalBeside(texts: readonly BesideText[], sheet: string, where: string): PersonalDataFinding[] {
  return Object.entries(personalPatterns).flatMap(([kind, pattern]) => {
    const expression = new RegExp(pattern);
    const found = texts.filter(({ text }) => expression.test(text));
    const [first] = found;
    return first === undefined
      ? []
      : [{ kind: kind as keyof typeof personalPatterns, sheet, column: where, count: found.length, at: first.at }];
  });
}
