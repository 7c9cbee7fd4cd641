import { bombs, zipped } from './bombs.ts';
import type { NastyFile } from './nastyFile.ts';
import { workbooks } from './spreadsheets.ts';
import { openDocuments, otherOffice } from './openDocuments.ts';
import { texts } from './texts.ts';
import { others } from './notTables.ts';

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
