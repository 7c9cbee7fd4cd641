import type { Finding } from '#engines/tables/types.ts';

/** A file, or a table of it, that cannot be read on; the finding says what was found, what was expected and how to mend it. */
export class FileRefusal extends Error {
  readonly finding: Finding;

  constructor(finding: Pick<Finding, 'code' | 'found' | 'expected' | 'mend'> & Partial<Finding>) {
    super(`${finding.found}; ${finding.expected}`);
    this.name = 'FileRefusal';
    this.finding = { weight: 'error', sheet: null, at: null, count: 1, fix: null, ...finding };
  }
}
