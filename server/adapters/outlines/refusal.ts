/** A file that cannot be used; the message says what was found, what was expected, and how to mend it. */
export class OutlineRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'OutlineRefusal';
  }
}
