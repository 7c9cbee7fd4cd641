import type { StoredAnswer } from '../cache/storedAnswer.ts';

/** A cookie to set with an answer; `maxAge` in seconds, 0 takes it away. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
  /** Readable by scripts: only the flag cookie, which holds nothing. */
  readonly readable?: boolean;
}

export interface AnswerExtras {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly AnswerCookie[];
}

/** An answer with more than its body. */
export class Answered<Body> {
  readonly body: Body;
  readonly extras: AnswerExtras;

  constructor(body: Body, extras: AnswerExtras) {
    this.body = body;
    this.extras = extras;
  }
}

/** What a handler returns when the answer carries a status, headers or cookies of its own. */
export function answerWith<Body>(body: Body, extras: AnswerExtras): Answered<Body> {
  return new Answered(body, extras);
}

/**
 * An answer that a room keeps and gives again to whoever may have it: written out, compressed and tagged once, then sent
 * from memory. For answers that depend on who asks; those that are the same for all an endpoint declares `cached`.
 */
export class CachedAnswer<Body> {
  readonly body: Body;
  readonly #grew: () => void;
  #stored: StoredAnswer | undefined;

  /** `grew` is told when it takes more memory than before. */
  constructor(body: Body, grew: () => void = () => undefined) {
    this.body = body;
    this.#grew = grew;
  }

  /** Bytes it takes once it was sent, in all encodings asked for. */
  size(): number {
    return this.#stored?.size() ?? 0;
  }

  stored(store: (grew: () => void) => StoredAnswer): StoredAnswer {
    this.#stored ??= store(this.#grew);
    return this.#stored;
  }
}
