import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { aliasesDeprecatedSince } from '#contract/changelog.ts';
import type { Answer, Body, EndpointShape, Params, Query } from '#contract/endpoint.ts';
import type { AppContext } from '../../context.ts';
import { CachedAnswer, type Answered } from './answer.ts';
import { atFirst } from './atFirst.ts';
import { createAuthenticate } from '../sessions/authenticate.ts';
import { refuseUnsafeAlias } from '../http/legacyWrites.ts';
import { inputReader } from './readInput.ts';
import type { Admit, Mounted, Registry } from './registry.ts';
import { createResponseCache, type CacheRequest } from '../cache/responseCache.ts';
import { makeAnswer } from './makeAnswer.ts';
import { filesOf, performFileForm } from '../forms/fileForm.ts';
import { sendAnswer, sendPublicAnswer, writeAnswer } from '../http/sendAnswer.ts';
import { createSendCached, type SendCached } from '../cache/sendCached.ts';
import { sendStreamed } from '../http/sendStreamed.ts';
import type { Scope } from '../records/scope.ts';
import { openScope, rawInput } from './request.ts';
import { performWrite } from './write.ts';
import { jsonWriter } from './writeJson.ts';

/** One call as its handler sees it, typed from the declaration. */
export interface Call<E extends EndpointShape> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly scope: Scope;
}

/** The endpoint alone says what a handler is given and makes: looking for it in the handler too costs the compiler a minute. */
type Made<E extends EndpointShape> = NoInfer<Answer<E> | Answered<Answer<E>> | CachedAnswer<Answer<E>>>;
export type Handler<E extends EndpointShape, Prepared = undefined> = (
  call: NoInfer<Call<E>> & { readonly prepared: Prepared },
) => Made<E> | Promise<Made<E>>;

/**
 * Binds a declared endpoint, with its aliases, to its handler. What a write needs that takes long (reading a large
 * file) `prepare` does before the transaction begins; it checks rights itself. `admit` refuses who proves nothing by a
 * key or a signature before anything is read into what was sent: whoever has none is not told what is expected.
 */
export type Mount = <E extends EndpointShape, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, Prepared>,
  prepare?: (call: NoInfer<Call<E>>) => Promise<Prepared>,
  admit?: Admit,
) => void;

/** What every mounted endpoint comes down to, whatever its types. */
export type PlainHandler = (call: {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly scope: Scope;
}) => unknown;

/**
 * Makes the `mount` that rooms are given. Everything between the wire and a handler happens here, from the
 * declaration alone: who may call, what was sent, transaction and audit of a write, the whitelist of the
 * answer, remembering it.
 */
export function createMount(app: FastifyInstance, context: AppContext, registry: Registry): Mount {
  const memory = createResponseCache(context, app.metrics.cached);
  const sendCached = createSendCached(context);
  return (endpoint, handler, prepare, admit) => {
    const mounted: Mounted = {
      ...makeReady(
        endpoint,
        handler as unknown as PlainHandler,
        prepare as unknown as Mounted['prepare'],
        context,
        app.tokenLimit,
      ),
      ...(admit && { admit }),
    };
    if (endpoint.cached) {
      const asking = cachedRequest(mounted);
      registry.add({ ...mounted, cached: (input, request) => memory.written(request, input, asking) });
      addRoute(app, mounted, endpoint, (request, reply) => memory.answer(request, reply, asking));
    } else {
      registry.add(mounted);
      addRoute(app, mounted, endpoint, answerFresh(mounted, sendCached));
    }
    for (const alias of endpoint.aliases ?? []) {
      addRoute(app, mounted, alias, answerFresh(mounted, sendCached, { ...alias, canonical: endpoint }));
    }
  };
}

/** An alias on its way to the handler of its endpoint. */
interface AliasRoute {
  readonly method: EndpointShape['method'];
  readonly path: string;
  readonly canonical: EndpointShape;
}

function makeReady(
  endpoint: EndpointShape,
  handle: PlainHandler,
  prepare: Mounted['prepare'],
  context: AppContext,
  tokenLimit: FastifyInstance['tokenLimit'],
): Mounted {
  return {
    endpoint,
    context,
    handle,
    prepare,
    // Compiled when the call is first asked: for all calls together it would be a fifth of the start.
    readInput: atFirst(() => inputReader(endpoint)),
    writeJson: endpoint.produces ? JSON.stringify : atFirst(() => jsonWriter(endpoint.answer, endpoint.name)),
    authenticate: createAuthenticate(endpoint, context, tokenLimit),
  };
}

function addRoute(
  app: FastifyInstance,
  { endpoint, authenticate }: Mounted,
  at: { readonly method: EndpointShape['method']; readonly path: string },
  handler: RouteHandlerMethod,
): void {
  app.route({
    method: at.method,
    url: at.path,
    // HEAD asks for a GET without its body: a GET that writes must not be asked that way.
    exposeHeadRoute: at.method === 'GET' && endpoint.effect === 'reads',
    config: { endpoint, ...(filesOf(endpoint) && { takesFiles: true }) },
    ...(endpoint.upload && {
      bodyLimit: endpoint.upload,
      onRequest: async (request: FastifyRequest) => void (await authenticate(request)),
    }),
    handler,
  });
}

function answerFresh(mounted: Mounted, sendCached: SendCached, alias?: AliasRoute): RouteHandlerMethod {
  const { endpoint, context } = mounted;
  const writes = endpoint.effect === 'writes';
  const files = filesOf(endpoint);
  return async (request, reply) => {
    if (alias) announceCanonical(reply, alias);
    if (alias && writes && alias.method === 'GET') refuseUnsafeAlias(request);
    const actor = await mounted.authenticate(request);
    const raw = rawInput(request);
    mounted.admit?.({ params: raw.params, scope: openScope(context, request, actor).scope });
    if (files !== undefined && (endpoint.fileForm !== undefined || isMultipart(request)))
      return sendAnswer(reply, await performFileForm(mounted, files, request, actor));
    const read = mounted.readInput(raw);
    const input = endpoint.filesForm === undefined ? read : { ...read, body: { ...(read.body as object), files: [] } };
    if (writes) return sendAnswer(reply, await performWrite(mounted, request, actor, input, raw.body));
    const { scope } = openScope(context, request, actor, context.db);
    const made = await mounted.handle({ ...input, scope });
    if (endpoint.streams) return sendStreamed(request, reply, endpoint, made);
    if (made instanceof CachedAnswer) return sendCached(mounted, made, request, reply);
    const answer = writeAnswer(endpoint, mounted.writeJson, made);
    return endpoint.audience === 'public' ? sendPublicAnswer(reply, answer) : sendAnswer(reply, answer);
  };
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

function cachedRequest(mounted: Mounted): CacheRequest {
  return {
    mounted,
    read: (request) => mounted.readInput(rawInput(request)),
    make: (input, request) => makeAnswer(mounted, input, openScope(mounted.context, request).scope),
  };
}

function announceCanonical(reply: FastifyReply, { canonical }: AliasRoute): void {
  void reply
    .header('deprecation', `@${aliasesDeprecatedSince}`)
    .header('link', `<${canonical.path}>; rel="successor-version"; title="${canonical.method}"`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointShape;
    /** The body is a file that the handler reads as it comes in, however slowly. */
    takesFiles?: boolean;
  }
}
