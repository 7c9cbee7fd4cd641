import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { ownOrigin } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import { shareRateLimit } from '../../platform/limits/sharedRateLimit.ts';
import type { BuiltPages } from '../builtPages.ts';
import { ownCalls } from '../ownCalls.ts';
import { cardSize, drawCard } from './drawCard.ts';
import { rasterize } from './rasterize.ts';

const mostBytes = 8 * 1024 * 1024;
/** Pictures are drawn one after the other, each in some 50 ms of a core; more than this many do not wait. */
const mostWaiting = 20;
/** A network may ask for this many in a minute. */
const perMinute = 60;
const keptSeconds = 3600;

/** `/social/main/croppingcalendar.png?crop=maize&…`: the picture of the page at that address, for where it is shared. */
export function addSocialCards(app: FastifyInstance, context: AppContext, built: Pick<BuiltPages, 'describe'>): void {
  const pictures = new LRUCache<string, Buffer>({ maxSize: mostBytes });
  const drawing = new Map<string, Promise<Buffer>>();
  const limit = shareRateLimit(app, context, 'pictures', context.config.rateLimit === 0 ? 0 : perMinute);
  let turn: Promise<unknown> = Promise.resolve();

  app.get('/social/*', async (request, reply) => {
    const wait = limit.take(networkOf(request.ip));
    if (wait > 0) throw problem('tooManyRequests', { seconds: wait }, { 'retry-after': String(wait) });
    const svg = await draw(request);
    const tag = createHash('sha1').update(svg).digest('base64url').slice(0, 24);
    void reply.headers({
      etag: `"${tag}"`,
      'cache-control': `public, max-age=${keptSeconds}`,
      // Made to be shown elsewhere.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type('image/png').send(pictures.get(tag) ?? (await pictureOf(tag, svg)));
  });

  async function draw(request: FastifyRequest): Promise<string> {
    const asked = pageOf(request.url);
    const made = { today: context.clock.today(), madeAt: context.clock.now().toISOString() };
    const facts = {
      language: 'en',
      ...made,
      theme: 'light',
      textMode: true,
      signedIn: false,
      forecastConnected: context.config.forecastUrl !== null,
    } as const;
    const transport = ownCalls(context, app.calls, request, { as: 'nobody' });
    const card =
      asked && (await built.describe({ ...asked, facts, origin: ownOrigin(request, context.config), transport }));
    if (!card) throw problem('notFound', { path: request.url });
    if (card.picture !== undefined) return framed(await pictureAt(card.picture));
    const places = card.scene === 'map' ? context.reference.book().districts : [];
    return drawCard(card, places);
  }

  /** A drawing of ours, as everybody is given it. */
  async function pictureAt(address: string): Promise<string> {
    const answer = await app.inject(address);
    if (answer.statusCode !== 200) throw problem('notFound', { path: address });
    return answer.body;
  }

  /** Who asks for what is being drawn waits for the same drawing. */
  function pictureOf(tag: string, svg: string): Promise<Buffer> {
    const underWay = drawing.get(tag);
    if (underWay) return underWay;
    if (drawing.size > mostWaiting) throw problem('busy', { 'retry-after': '5' });
    const made = turn
      .then(() => rasterize(svg))
      .then((png) => {
        pictures.set(tag, png, { size: png.length });
        return png;
      });
    drawing.set(tag, made);
    turn = made.catch(() => undefined);
    void made.catch(() => undefined).finally(() => drawing.delete(tag));
    return made;
  }
}

/** A drawing in the middle of a card, as large as it fits. */
function framed(svg: string): string {
  const { width, height } = cardSize;
  const inner = svg.replace(
    /^<svg ([^>]*?)width="[\d.]+" height="[\d.]+"/,
    `<svg $1x="20" y="15" width="${width - 40}" height="${height - 30}" preserveAspectRatio="xMidYMid meet"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${inner}</svg>`;
}

/** The page whose picture an address names; the first page is called "home". */
function pageOf(url: string): { path: string; search: string } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://own');
  const named = /^\/social(\/.+)\.png$/i.exec(pathname)?.[1];
  if (named === undefined) return undefined;
  return { path: named === '/home' ? '/' : named, search: searchParams.toString() };
}

/** Where the picture of a page stands; `canonical` is its path and query. */
export function cardAddress(canonical: string): string {
  const [path = '/', query] = canonical.split('?', 2);
  return `/social${path === '/' ? '/home' : path}.png${query === undefined ? '' : `?${query}`}`;
}
