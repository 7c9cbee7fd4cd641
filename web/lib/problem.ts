/** What went wrong with a call, in a shape that survives the way from the server's page to the browser. */
export interface ApiProblem extends Error {
  /** HTTP status; 0: no answer came (no network). */
  readonly status: number;
  /** Code of the problem catalogue, `offline` without network, `unknown` when the answer said none. */
  readonly code: string;
  readonly requestId?: string | undefined;
  /** Seconds after which the same call may be answered, where the server said so. */
  readonly retryAfter?: number | undefined;
}

/** Makes a problem; `message` is a sentence to show as it is. */
export function apiProblem(status: number, code: string, message: string, requestId?: string): ApiProblem {
  const facts = { name: 'ApiProblem', status, code, requestId };
  // An error's message is not written to JSON by itself.
  return Object.assign(new Error(message), facts, { toJSON: () => ({ ...facts, message }) });
}

/** Whether something caught is a problem a call answered, also after the way through a page's state. */
export function isApiProblem(caught: unknown): caught is ApiProblem {
  return typeof caught === 'object' && caught !== null && (caught as Partial<ApiProblem>).name === 'ApiProblem';
}

/** Reads a refusal in any form the server writes: problem+json, `{ message }` or plain text. */
export function readProblem(status: number, text: string, requestId?: string, retryAfter?: number): ApiProblem {
  const said = tryJson(text);
  const message =
    textOf(said?.detail) ?? textOf(said?.message) ?? (said === undefined && text.length < 500 ? text : '');
  const code = textOf(said?.code) ?? 'unknown';
  const sentence = message || `The server answered ${status}.`;
  return Object.assign(apiProblem(status, code, sentence, textOf(said?.requestId) ?? requestId), { retryAfter });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function tryJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
