/** A small messy file, and what a person reads in it: written down before the reader saw it. */
export interface MessyFile {
  readonly what: string;
  readonly text: string | Buffer;
  /** "name: type", with the fixes that findings offer accepted. */
  readonly columns: readonly string[];
  /** The first and the last row then. */
  readonly first: readonly (string | number | boolean | null)[];
  readonly last: readonly (string | number | boolean | null)[];
  readonly rows: number;
  /** A finding that has to be there; none where the file is read without a word. */
  readonly says?: string;
}

/** The name a file is sent under. */
export function fileNameOf({ text }: MessyFile): string {
  const isArchive = typeof text !== 'string' && text.toString('latin1', 0, 2) === 'PK';
  if (!isArchive) return 'messy.csv';
  return text.includes('content.xml') ? 'messy.ods' : 'messy.xlsx';
}

export function messy(
  what: string,
  text: string | Buffer,
  columns: string,
  rows: number,
  first: MessyFile['first'],
  last: MessyFile['last'],
  says?: string,
): MessyFile {
  return { what, text, columns: columns.split(' | '), rows, first, last, ...(says !== undefined && { says }) };
}
