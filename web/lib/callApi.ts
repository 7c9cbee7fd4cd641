import type { Answer, Body, EndpointShape, Params, Query } from '#contract/endpoint.ts';
import { noteChange } from './changedRooms.ts';
import { apiProblem, readProblem } from './problem.ts';

/** What is sent, part by part; parts the declaration does not have are left out. */
export type Input<E extends EndpointShape> = Given<'params', Params<E>> &
  Given<'query', Query<E>> &
  Given<'body', Body<E>>;

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : object extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** A call on its way: what `fetch` needs, and nothing of the browser, so that the server can answer it itself. */
export interface Outgoing extends PlainInput {
  /** Name of the endpoint. */
  readonly name: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text?: string | undefined;
  /** A file, instead of text. */
  readonly bytes?: Uint8Array | undefined;
}
export interface Incoming {
  readonly status: number;
  readonly type: string;
  readonly requestId?: string | undefined;
  /** Seconds of `Retry-After`. */
  readonly retryAfter?: number | undefined;
  readonly text: string;
  /** What the text says, where the server parsed it before; frozen. */
  readonly value?: unknown;
}
/** Carries a call: `fetch` in the browser, the server's own endpoints while it renders a page. */
export type Transport = (call: Outgoing, signal?: AbortSignal) => Promise<Incoming>;

export interface CallOptions {
  readonly transport?: Transport | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Repeat a write under the key it was first sent with, and it is made once. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Calls an endpoint of the contract: address, verb and types come from its declaration.
 * Throws ApiProblem with a sentence to show; status 0 when no answer came.
 */
export function callApi<const E extends EndpointShape>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  return callPlainly(endpoint, input, options) as Promise<Answer<E>>;
}

/** Calls an endpoint whose types are known elsewhere: comparing answers of any endpoint is dear for the compiler. */
export async function callPlainly(
  endpoint: EndpointShape,
  input: PlainInput,
  options: CallOptions = {},
): Promise<unknown> {
  const call = outgoing(endpoint, input, options.idempotencyKey);
  const answer = await (options.transport ?? overNetwork)(call, options.signal).finally(() => noteChange(endpoint));
  if (answer.status >= 400) throw readProblem(answer.status, answer.text, answer.requestId, answer.retryAfter);
  const isJson = answer.type.includes('json');
  if (!isJson || answer.text === '') return answer.text;
  // Rows that are edited stay as they were written, or saving one would keep its translation.
  const revive = endpoint.room === 'reference' ? undefined : await reviver();
  return (revive === undefined ? answer.value : undefined) ?? JSON.parse(answer.text, revive);
}

type Reviver = (key: string, value: unknown) => unknown;
let reviver = (): Promise<Reviver | undefined> | undefined => undefined;

/** Has answers read in the language of the page: what says a value of one in it. */
export function reviveBy(asked: () => Promise<Reviver | undefined> | undefined): void {
  reviver = asked;
}

export interface PlainInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

function outgoing(endpoint: EndpointShape, input: PlainInput, idempotencyKey?: string): Outgoing {
  const bytes = input.body instanceof Uint8Array ? input.body : undefined;
  const text = input.body === undefined || bytes !== undefined ? undefined : JSON.stringify(input.body);
  return {
    ...input,
    name: endpoint.name,
    method: endpoint.method,
    url: addressOf(endpoint, input),
    headers: {
      accept: 'application/json, application/problem+json',
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      ...(endpoint.effect === 'writes' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
    },
    text,
    bytes,
  };
}

/** Path and query of a call: `/api/cc/district/ejura?fields=zone`. Throws when a part of the path is missing. */
export function addressOf(endpoint: EndpointShape, { params = {}, query = {} }: PlainInput): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${endpoint.name} needs the ${name} of its path.`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) search.append(name, String(each));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const overNetwork: Transport = async ({ method, url, headers, text, bytes }, signal) => {
  const body = bytes === undefined ? text : new Blob([bytes as BlobPart]);
  const response = await fetch(url, {
    method,
    // A refusal is said in the language of the page, not in that of the browser.
    headers: { ...headers, 'accept-language': document.documentElement.lang },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw apiProblem(0, 'offline', 'There is no answer from the network. Check the connection and try again.');
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
    text: await response.text(),
  };
};
