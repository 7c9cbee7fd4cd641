import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import type { AppContext } from '../context.ts';
import { grownPlaces } from '../modules/calendar/calendar.service.ts';
import { listVerifiedRiskIds } from '../modules/risks/risks.service.ts';
import { storiesOf } from '../modules/stories/stories.service.ts';
import { locationsOf } from '../modules/weather/locations.service.ts';
import { chooseEncoding } from '../platform/http/negotiate.ts';
import { ownOrigin } from '../platform/http/origin.ts';
import { pack, type Packed } from '../platform/cache/compressed.ts';
import type { BuiltPages, PageRoute } from './builtPages.ts';

/** The most addresses the sitemaps protocol allows in one file. */
const mostAddresses = 50_000;
/** The newest of them: older ones are history. */
const mostRisks = 5_000;

/** What search engines ask for first: which pages there are, and which addresses are no pages. */
export function addSiteFiles(app: FastifyInstance, context: AppContext, { routes }: Pick<BuiltPages, 'routes'>): void {
  let made: { readonly key: string; readonly packed: Packed } | undefined;

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = ownOrigin(request, context.config);
    const riskIds = await listVerifiedRiskIds(context.readDb, mostRisks);
    const key = `${context.cacheVersion()} ${origin} ${riskIds.join(',')}`;
    if (made?.key !== key)
      made = { key, packed: pack(Buffer.from(writeSitemap(origin, addressesOf(routes, context, riskIds)))) };
    return send(made.packed, 'application/xml; charset=utf-8', request, reply);
  });

  app.get('/robots.txt', async (request, reply) => {
    const text = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /display',
      '',
      `Sitemap: ${ownOrigin(request, context.config)}/sitemap.xml`,
      '',
    ].join('\n');
    return send(pack(Buffer.from(text)), 'text/plain; charset=utf-8', request, reply);
  });
}

type SiteContext = Pick<AppContext, 'config' | 'reference' | 'outlines' | 'catalogue'>;

/** Path and query of every page for everybody, each as the page itself calls it. */
export function addressesOf(routes: readonly PageRoute[], context: SiteContext, riskIds: readonly number[]): string[] {
  const book = context.reference.book();
  const open = routes.filter(({ page, noindex }) => page !== undefined && !noindex);
  const isOpen = (path: string) => open.some((route) => route.path === path);
  const plain = open
    .map(({ path }) => path.replace(/\/:\w+\?/g, ''))
    .filter((path) => !path.includes(':') && path !== '/main/bundles');
  return [
    ...plain,
    ...(isOpen('/main/risks/:id?') ? riskIds.map((id) => `/main/risks/${id}`) : []),
    ...(isOpen('/main/bundles')
      ? book.bundles.map(({ bundleId }) => `/main/bundles?id=${encodeURIComponent(bundleId)}`)
      : []),
    ...(isOpen('/main/mapdetails/:id')
      ? book.projects.map(({ uid }) => `/main/mapdetails/${encodeURIComponent(uid)}`)
      : []),
    ...(isOpen('/main/storyset/:slug')
      ? storiesOf(book).map(({ slug }) => `/main/storyset/${encodeURIComponent(slug)}`)
      : []),
    ...(isOpen('/main/datasetpreview/:id')
      ? context.catalogue.all().map(({ entry }) => `/main/datasetpreview/${encodeURIComponent(entry.slug)}`)
      : []),
    ...(isOpen('/weather') && context.config.forecastUrl !== null && !context.config.forecastUrl.startsWith('sample:')
      ? weatherAddresses(context)
      : []),
    ...(isOpen('/main/croppingcalendar') ? planAddresses(book) : []),
  ].slice(0, mostAddresses);
}

/** The weather of every town and district's capital. Made-up weather is not offered to search engines, nor pages without any. */
function weatherAddresses(context: SiteContext): string[] {
  return locationsOf(context).all.map(({ id }) => `/weather/${encodeURIComponent(id)}`);
}

function planAddresses(book: ReferenceBook): string[] {
  return grownPlaces(book).map(({ cropId, district: { districtId, regionId } }) => {
    const query = new URLSearchParams({ crop: cropId, region: regionId, district: districtId });
    return `/main/croppingcalendar?${query}`;
  });
}

function writeSitemap(origin: string, addresses: readonly string[]): string {
  // No date of change is given: none is known of a page made of many tables.
  const urls = addresses.map((address) => `<url><loc>${escapeXml(origin + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

async function send(packed: Packed, type: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = await packed.bytes(encoding);
  void reply.headers({
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=3600',
    etag: `"${packed.tag}-${encoding}"`,
  });
  if (request.headers['if-none-match']?.includes(packed.tag)) return reply.code(304).send();
  if (bytes !== packed.plain) void reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
}
