import { embedChart } from '#contract/charts/embeds.ts';
import { mostPanels } from '#contract/limits.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import { inputReader } from '../../platform/calls/readInput.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { findStory } from '../stories/stories.service.ts';
import { openDashboard } from './dashboards.service.ts';
import { type PictureAsked, readyPicture } from './pictures.service.ts';
import { openSource, sourceOf } from './sources.service.ts';

/** Size of a frame in CSS pixels where nobody asks for another: that of the code the portal itself offers. */
const usual = { width: 672, height: 640 } as const;
const keptSeconds = 3_600;

/** What other sites are told to show of an address (oembed.com, 1.0). */
export interface Embedded {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly cache_age: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
}

export interface AskedEmbed {
  readonly url: string;
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

/** A chart, a dashboard, saved or written in its address, or a story for the page of another site. @throws notFound for other addresses, and what the thing itself throws */
export async function embedFor(scope: Scope, asked: AskedEmbed): Promise<Embedded> {
  const site = siteOrigin(scope);
  const address = addressOf(asked.url, site);
  const width = Math.min(usual.width, asked.maxwidth ?? usual.width);
  const height = Math.min(usual.height, asked.maxheight ?? usual.height);
  const shared = {
    version: '1.0',
    type: 'rich',
    provider_name: 'AgriHub Ghana',
    provider_url: site,
    cache_age: keptSeconds,
    width,
    height,
  } as const;
  const frame = (src: string, title: string): string =>
    `<iframe src="${escapeXml(src)}" title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;

  const dashboard = /^\/(?:main\/dashboard|embed\/dashboard)\/([^/]+)$/.exec(address.pathname)?.[1];
  if (dashboard !== undefined) {
    const { record } = await openDashboard(scope, decoded(dashboard));
    const src = `${site}/embed/dashboard/${encodeURIComponent(record.slug)}`;
    return { ...shared, title: record.name, html: frame(src, record.name) };
  }
  if (address.pathname === '/embed/chart') {
    const { picture } = await readyPicture(scope, questionOf(address));
    return { ...shared, title: picture.title, html: frame(`${site}/embed/chart${address.search}`, picture.title) };
  }
  if (address.pathname === '/main/dashboard') {
    const names = await namesOfPanels(scope, address);
    const title = names.join('; ');
    const page = `/main/dashboard?${address.searchParams.toString()}`;
    return { ...shared, title, html: card(site, page, title, width) };
  }
  const story = /^\/main\/storyset\/([^/]+)$/.exec(address.pathname)?.[1];
  if (story === undefined) throw problem('notFound', { path: address.pathname.slice(0, 100) });
  const { slug, row } = findStory(scope.context.reference.book(), decoded(story)).story;
  const path = `/main/storyset/${encodeURIComponent(slug)}`;
  const html = card(site, path, row.title, width, `: ${row.description} (${row.institute}, AgriHub Ghana)`);
  const picture = pictureOf(site, path);
  return {
    ...shared,
    title: row.title,
    html,
    ...(width >= 1200 && { thumbnail_url: picture, thumbnail_width: 1200, thumbnail_height: 630 }),
  };
}

/** The picture under which a page is shared, which leads to it. */
function card(site: string, page: string, title: string, width: number, more = ' (AgriHub Ghana)'): string {
  const [to, picture, name] = [escapeXml(site + page), escapeXml(pictureOf(site, page)), escapeXml(title)];
  return [
    `<figure style="margin:0;max-width:${width}px"><a href="${to}">`,
    `<img src="${picture}" alt="${name}" style="width:100%;height:auto" loading="lazy"></a>`,
    `<figcaption><a href="${to}">${name}</a>${escapeXml(more)}</figcaption></figure>`,
  ].join('');
}

function pictureOf(site: string, page: string): string {
  const [path = '', query] = page.split('?');
  return `${site}/social${path}.png${query === undefined ? '' : `?${query}`}`;
}

/** What the charts in the address of a dashboard are made of, each once. @throws what openSource throws; notFound without charts */
async function namesOfPanels(scope: Scope, { pathname, searchParams }: URL): Promise<string[]> {
  const sources = new Set(searchParams.getAll('p').map((panel) => panel.split('~')[0] ?? ''));
  if (sources.size === 0 || sources.size > mostPanels) throw problem('notFound', { path: pathname });
  const tables = await Promise.all([...sources].map((dbref) => openSource(scope, dbref)));
  return tables.map((table) => sourceOf(table).dbname);
}

/** The same as XML, the other form of the standard. */
export function writeEmbedXml(embedded: Embedded): string {
  const fields = Object.entries(embedded).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}

function addressOf(written: string, site: string): URL {
  const address = URL.canParse(written) ? new URL(written) : null;
  if (address === null || address.host !== new URL(site).host)
    throw problem('notFound', { path: written.slice(0, 100) });
  return address;
}

/** The question of a chart in the address of its page. Throws a problem where it is none. */
function questionOf({ searchParams }: URL): PictureAsked {
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const all = searchParams.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
  return inputReader(embedChart)({ params: {}, query, body: undefined, isForm: false }).query as PictureAsked;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw problem('notFound', { path: part.slice(0, 100) });
  }
}
