import { problems, type Found, type ProblemCode, type ProblemKind } from '#contract/problems.ts';

/** Something a caller must be told; thrown anywhere, written by the border. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  /** Headers that belong to the answer: Retry-After, Allow. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, kind: ProblemKind, sentence: string, headers: Readonly<Record<string, string>>) {
    super(sentence);
    this.name = 'Problem';
    this.code = code;
    this.status = kind.status;
    this.title = kind.title;
    this.headers = headers;
  }
}

type Told<C extends ProblemCode> = [Found<C>] extends [void]
  ? [headers?: Record<string, string>]
  : [found: Found<C>, headers?: Record<string, string>];

/**
 * A problem of the catalogue, ready to throw: `throw problem('cropNotFound', { found: 'maze' })`.
 * Problems whose sentence needs no facts take the headers alone.
 */
export function problem<C extends ProblemCode>(code: C, ...told: Told<C>): Problem {
  const kind = problems[code] as ProblemKind<unknown>;
  const [found, headers] = kind.sentence.length === 0 ? [undefined, told[0]] : [told[0], told[1]];
  return new Problem(code, kind as ProblemKind, kind.sentence(found), (headers ?? {}) as Record<string, string>);
}
