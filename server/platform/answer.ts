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
