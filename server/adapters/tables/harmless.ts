import { formulaPattern, signedNumberPattern } from '#engines/words/harmless.ts';

/** What `harmless` says of a text, in SQL, of an expression that is a text. */
export function harmlessSql(text: string): string {
  return `case when regexp_matches(${text}, '${formulaPattern}') and not regexp_matches(${text}, '${signedNumberPattern}') then '''' || ${text} else ${text} end`;
}
