import { frenchProblems } from '#contract/problems/frenchProblems.ts';
import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { problems, type Found, type ProblemCode, type ProblemKind } from '#contract/problems/problems.ts';

/** Something a caller must be told; thrown anywhere, written by the border. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  /** Headers that belong to the answer: Retry-After, Allow. */
  readonly headers: Readonly<Record<string, string>>;
  /** What stands there now, where something else got there first: goes into the answer, for laying both side by side. */
  standing: Readonly<Record<string, unknown>> | undefined;

  /** What the sentence tells of, for saying it in another language. */
  readonly #found: unknown;

  constructor(
    code: ProblemCode,
    kind: ProblemKind<unknown>,
    found: unknown,
    headers: Readonly<Record<string, string>>,
  ) {
    super(kind.sentence(found));
    this.#found = found;
    this.name = 'Problem';
    this.code = code;
    this.status = kind.status;
    this.title = kind.title;
    this.headers = headers;
  }

  /** The sentence as far as possible in a language, and the one it is in: what is written where it is thrown is English. */
  sentenceIn(language: PageLanguage): { readonly message: string; readonly language: PageLanguage } {
    const sentences: Partial<Record<ProblemCode, (found: never) => string>> = frenchProblems;
    const french = language === 'fr' ? sentences[this.code]?.(this.#found as never) : undefined;
    return french === undefined
      ? { message: this.message, language: 'en' }
      : { message: frenchSpaces(french), language };
  }

  /** What is kept of it for saying it later, in the language of whoever reads it then. */
  get kept(): KeptProblem {
    return { code: this.code, found: this.#found };
  }

  /** Adds what stands there now. Only what the caller may see. */
  with(standing: Readonly<Record<string, unknown>>): this {
    this.standing = standing;
    return this;
  }
}

/** A problem as it is kept: its code, and what its sentence says of. */
export interface KeptProblem {
  readonly code: string;
  readonly found: unknown;
}

/** A problem that was kept; undefined where the catalogue has no such problem any more. */
export function keptProblem({ code, found }: KeptProblem): Problem | undefined {
  const known = Object.hasOwn(problems, code) ? (code as ProblemCode) : undefined;
  return known && new Problem(known, problems[known] as ProblemKind<unknown>, found, {});
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
  return new Problem(code, kind, found, (headers ?? {}) as Record<string, string>);
}
