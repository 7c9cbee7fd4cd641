import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PageLanguage, splitLanguage } from '#engines/words/pageLanguages.ts';
import type { AppContext } from '../context.ts';
import { readCookie } from '../platform/http/cookies.ts';
import { maskText } from '../platform/observability/maskText.ts';
import { chooseEncoding } from '../platform/http/negotiate.ts';
import { ownOrigin } from '../platform/http/origin.ts';
import { pack, type Packed } from '../platform/cache/compressed.ts';
import { problem } from '../platform/calls/problems.ts';
import { allowStyles, hashOf } from '../platform/http/securityHeaders.ts';
import { dataCookie, flagCookie, officerCookie } from '../platform/sessions/sessions.ts';
import type { BuiltPages, PageFacts, RenderedPage, RenderRequest } from './builtPages.ts';
import { changeDisplay, rememberAskedText, readDisplay } from './display.ts';
import { writeDocument } from './document.ts';
import { readFiles } from './files.ts';
import { liftStyles } from './liftedStyles.ts';
import { leave, outsideAddress } from './outside.ts';
import { ownCalls } from './ownCalls.ts';
import { createPageFiles } from './pageFiles.ts';
import { addPlainForms } from './plainForms.ts';
import { addSiteFiles } from './siteFiles.ts';
import { addSocialCards } from './social/socialCards.ts';
import { textAddress } from './textAddress.ts';
import { trimForText } from './trimForText.ts';

/** A page made for anybody serves everybody this long: figures on it may be that old. */
const freshMs = 60_000;
const mostBytes = 16 * 1024 * 1024;

const readByAll = { allow: 'POST, OPTIONS', 'access-control-allow-origin': '*' };

interface MadePage {
  readonly status: number;
  readonly packed: Packed;
  readonly secret: boolean;
  /** Its styles, as the content security policy names them. */
  readonly styles: readonly string[];
  /** Weak: the moment of making is not part of it. */
  readonly tag: string;
  readonly madeAt: number;
  /** Files that the page may ask for, as a Link header. */
  readonly code: string;
}

/** Adds the files of the browser and every page, rendered by the built pages, to the server. */
export async function addPages(app: FastifyInstance, context: AppContext, loading: Promise<BuiltPages>): Promise<void> {
  const built = await loading;
  if (context.config.correctSpelling) built.correctSpelling();
  const drawnIn = new AsyncLocalStorage<PageLanguage>();
  built.speakBy(() => drawnIn.getStore() ?? 'en');
  const files = readFiles(built.clientDir);
  app.addHook('onListen', () => {
    files.readRest().catch((error: unknown) => context.log.error({ err: error }, 'built files could not be read'));
  });
  const pageFiles = createPageFiles(built);
  const kept = new LRUCache<string, MadePage>({ maxSize: mostBytes });
  let cacheVersion = '';
  const paths = app.calls.all().map(({ endpoint }) => endpoint);
  /** Addresses outside /api that programs post to. Clients of the Model Context Protocol take 405 for: no stream here. */
  const postOnly = new Set<string>(
    paths.flatMap(({ method, path }) => (method === 'POST' && !path.startsWith('/api/') ? [path] : [])),
  );
  for (const { method, path } of paths) if (method === 'GET') postOnly.delete(path);

  addSocialCards(app, context, built);
  addSiteFiles(app, context, built);
  app.post('/display', (request, reply) => changeDisplay(request, reply, context.config));
  app.get('/*', async (request, reply) => {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    const { language, path } = splitLanguage(pathname);
    const outside = outsideAddress(path, context.config);
    if (outside !== null) return leave(reply, outside);
    // Text mode is calls, which are told the language as every call is.
    if (language !== 'en' && path.startsWith('/t/'))
      return reply.redirect(`${path}?${new URLSearchParams([...new URLSearchParams(query), ['language', language]])}`);
    const file = files.send(pathname, request, reply);
    if (file !== false) return file;
    // Files of another build: told so without making a page, as nobody counts how often they are asked for.
    if (pathname.startsWith('/assets/')) return noFile(reply);
    if (postOnly.has(pathname))
      throw problem('methodNotAllowed', { method: request.method, allowed: 'POST' }, readByAll);
    return answerPage(pathname, new URLSearchParams(query), request, reply);
  });

  addPlainForms(app, async (refused, { status, headers }, request, reply) => {
    const made = await make(ask(new URL(request.url, 'http://own').pathname, '', request, { refused }), request);
    void reply.headers(headers).header('cache-control', 'private, no-store');
    return typeof made === 'string' ? sendOn(reply, made) : send({ ...made, status }, request, reply);
  });

  /** What is asked of the pages, with what the server knows. */
  function ask(
    pathname: string,
    search: string,
    request: FastifyRequest,
    more: Pick<PageFacts, 'refused'> = {},
  ): RenderRequest {
    const { language, path } = splitLanguage(pathname);
    const display = readDisplay(request);
    const signedIn = readCookie(request.headers.cookie, flagCookie) !== undefined;
    const facts: PageFacts = {
      language,
      today: context.clock.today(),
      madeAt: context.clock.now().toISOString(),
      ...display,
      ...(display.textMode && { textAddress: textAddress(search === '' ? path : `${path}?${search}`, language) }),
      signedIn,
      forecastConnected: context.config.forecastUrl !== null,
      ...(context.spoken.byHash().size > 0 && { recordings: true }),
      reviews: context.reference.reviewed(),
      ...more,
    };
    return {
      path,
      search,
      facts,
      origin: ownOrigin(request, context.config),
      transport: ownCalls(context, app.calls, request, { language }),
    };
  }

  async function answerPage(
    pathname: string,
    query: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    rememberAskedText(request, reply, context.config);
    query.delete('text');
    const search = query.toString();
    const asked = ask(pathname, search, request);
    void reply.header('vary', 'Accept-Encoding, Cookie, Save-Data');

    if (mayBeSomebody(request)) {
      const made = await make(asked, request);
      void reply.header('cache-control', 'private, no-store');
      return typeof made === 'string' ? sendOn(reply, made) : send(made, request, reply);
    }
    void reply.header('cache-control', 'no-cache');
    const key = [ownOrigin(request, context.config), pathname, search, asked.facts.theme, asked.facts.textMode].join(
      ' ',
    );
    const known = find(key);
    const made = known ?? (await make(asked, request));
    if (typeof made === 'string') return sendOn(reply, made);
    if (known === undefined && made.status < 500 && !made.secret)
      kept.set(key, made, { size: made.packed.size() + 2 * key.length });
    return send(made, request, reply);
  }

  function find(key: string): MadePage | undefined {
    const now = context.cacheVersion();
    if (now !== cacheVersion) {
      cacheVersion = now;
      kept.clear();
    }
    const found = kept.get(key);
    return found !== undefined && Date.now() - found.madeAt < freshMs ? found : undefined;
  }

  /** Makes a page, or says where to go on to. A page that cannot be made is replaced by one that says so. */
  async function make(asked: RenderRequest, request: FastifyRequest): Promise<MadePage | string> {
    try {
      const page = await drawnIn.run(asked.facts.language, () => built.render(asked));
      return 'redirect' in page ? page.redirect : finish(page, asked.facts, request);
    } catch (error) {
      request.log.error({ err: error, path: maskText(asked.path) }, 'a page could not be made');
      const facts: PageFacts = { ...asked.facts, failedAs: request.id };
      return finish(await drawnIn.run(facts.language, () => built.renderFailure({ ...asked, facts })), facts, request);
    }
  }

  function finish(page: RenderedPage, facts: PageFacts, request: FastifyRequest): MadePage {
    const origin = ownOrigin(request, context.config);
    const pieces = pageFiles(page.files);
    const lifted = liftStyles(page.html);
    const { html: drawn, css } = facts.textMode
      ? trimForText(lifted.html, pieces.css)
      : { html: lifted.html, css: pieces.css };
    const cssHash = facts.textMode ? hashOf(css) : pieces.cssHash;
    const html = writeDocument({
      page: { ...page, html: drawn },
      facts,
      files: { ...pieces, css },
      rules: lifted.css,
      stateId: built.STATE_ID,
      origin,
      correctsSpelling: context.config.correctSpelling,
    });
    const bytes = Buffer.from(html);
    return {
      status: page.status,
      secret: page.secret === true,
      styles: lifted.css === '' ? [cssHash] : [cssHash, hashOf(lifted.css)],
      packed: pack(bytes),
      tag: timelessTag(bytes, facts.madeAt),
      madeAt: Date.now(),
      code: pieces.whole.map((file) => `<${file}>; rel=prefetch`).join(', '),
    };
  }
}

/** A tag of a page that does not change with the moment it was made at, which stands in it as a time and in milliseconds. */
function timelessTag(page: Buffer, madeAt: string): string {
  const hash = createHash('sha1');
  const moments = [madeAt, String(Date.parse(madeAt))].map((moment) => ({ moment, at: page.indexOf(moment) }));
  let from = 0;
  for (;;) {
    const next = moments.filter(({ at }) => at !== -1).toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined) break;
    hash.update(page.subarray(from, next.at));
    from = next.at + next.moment.length;
    next.at = page.indexOf(next.moment, from);
  }
  return hash.update(page.subarray(from)).digest('base64url').slice(0, 20);
}

/** Whether the page may be made for one person: whoever brings any sign of a session gets one made for them alone. */
function mayBeSomebody({ headers }: FastifyRequest): boolean {
  return (
    headers.authorization !== undefined ||
    [flagCookie, officerCookie, dataCookie].some((name) => readCookie(headers.cookie, name) !== undefined)
  );
}

function sendOn(reply: FastifyReply, to: string): FastifyReply {
  return reply.code(302).header('location', to).send();
}

function noFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file in this version of the portal.');
}

/** What a page needs whose address holds a secret: it is told to nobody, and nothing keeps it. */
const secretHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

async function send(
  { status, secret, styles, packed, tag, code }: MadePage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  allowStyles(reply, styles);
  if (secret) void reply.headers(secretHeaders);
  // Whoever asks how large a page is, to keep it on the device, is told of its files, too.
  if (request.method === 'HEAD') void reply.header('link', code);
  if (status === 200) {
    void reply.header('etag', `W/"${tag}"`);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = await packed.bytes(encoding);
  if (bytes !== packed.plain) void reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(bytes);
}
