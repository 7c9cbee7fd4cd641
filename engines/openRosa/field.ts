/** A choice of a question: what is sent, and what is shown. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A question of a form. */
export interface Question {
  /** As the answer is called when it is sent. */
  readonly name: string;
  readonly kind: 'text' | 'whole' | 'decimal' | 'date' | 'truth' | 'one' | 'several' | 'point' | 'outline' | 'photo';
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Of a number. */
  readonly least?: number;
  readonly most?: number;
  /** Characters of a text. */
  readonly longest?: number;
  /** Name of the list of choices, for `one` and `several`. */
  readonly choices?: string;
}

/** A form as programs that collect data in the field are given it. */
export interface Form {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** The lists that questions choose from, by name. */
  readonly lists: Readonly<Record<string, readonly Choice[]>>;
}
