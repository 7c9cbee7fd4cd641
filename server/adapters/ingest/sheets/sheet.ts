import type { Finding } from '#engines/tables/types.ts';
import type { FileRefusal } from '../refusal.ts';
import type { SheetOddities } from './oddities.ts';
import type { WrittenSheet } from './sheetFile.ts';

/** A sheet of a spreadsheet, after it was read. */
export interface ReadSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** Where it lies as CSV, and what it carried; why it was not read; null where it was not wanted. */
  readonly result:
    | {
        readonly path: string;
        readonly written: WrittenSheet;
        readonly odd: SheetOddities;
        /** Of cells that show something else than they hold. */
        readonly shown: readonly Finding[];
        /** Whether its workbook counts days from 1904. */
        readonly from1904?: boolean;
      }
    | FileRefusal
    | null;
}
