import { bombs, zipped } from './bombs.ts';
import type { NastyFile } from './nastyFile.ts';
import { openDocuments, otherOffice, workbooks } from './spreadsheets.ts';
import { others, texts } from './texts.ts';

/** Every nasty file there is, made when a test asks for it. */
export const corpus: readonly NastyFile[] = [
  ...texts,
  ...others,
  ...workbooks,
  ...openDocuments,
  ...otherOffice,
  ...zipped,
  ...bombs,
];
