import kept from './ownExamples.json' with { type: 'json' };

interface OwnExamples {
  readonly takes: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Examples of the API document that no schema leads to, by the name of the call: what it takes, and for calls that are asked
 * with nothing what they answer, as a portal with sample people said it, with the first of each list.
 */
export const ownExamples: OwnExamples = kept;
