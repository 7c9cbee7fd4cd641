/** Looks through files that people sent for malicious software. */
export interface Scanner {
  /** The name of what was found; null where nothing was. @throws ScannerUnreachable */
  look(content: AsyncIterable<Uint8Array>): Promise<string | null>;
}

/** The scanner does not answer, or could not look through a file. */
export class ScannerUnreachable extends Error {
  /** By which those who know no scanner tell it. */
  readonly code = 'ESCANNER';

  constructor(why: string) {
    super(`The scanner of files did not answer as expected: ${why}.`);
    this.name = 'ScannerUnreachable';
  }
}
