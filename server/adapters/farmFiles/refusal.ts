/** A file of farms that cannot be read; the message says what was found, what was expected, and how to mend it. */
export class FarmFileRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'FarmFileRefusal';
  }
}
