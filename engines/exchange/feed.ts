import { escapeXml } from '../words/escapeXml.ts';

/** News of one kind, for feed readers. */
export interface Feed {
  /** Addresses of the feed itself and of the page it is about. */
  readonly self: string;
  readonly page: string;
  readonly title: string;
  readonly subtitle: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Never changes: an IRI. */
  readonly id: string;
  readonly title: string;
  readonly page: string;
  /** ISO 8601. */
  readonly published: string;
  readonly updated: string;
  readonly summary: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** The thing itself where it is more than a page; readers that take the first link take this one. */
  readonly itself?: { readonly href: string; readonly type: string };
}

/** Atom 1.0 (RFC 4287). */
export function writeAtom({ self, page, title, subtitle, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    tag('id', self),
    tag('title', title),
    tag('subtitle', subtitle),
    link('self', self, 'application/atom+xml'),
    link('alternate', page, 'text/html'),
    tag('updated', latestOf(entries)),
    `<author>${tag('name', 'AgriHub Ghana')}</author>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        tag('id', entry.id),
        tag('title', entry.title),
        ...(entry.itself ? [link('alternate', entry.itself.href, entry.itself.type)] : []),
        link('alternate', entry.page, 'text/html'),
        tag('published', entry.published),
        tag('updated', entry.updated),
        ...(entry.author === '' ? [] : [`<author>${tag('name', entry.author)}</author>`]),
        ...entry.tags.map((each) => `<category term="${escapeXml(each)}"/>`),
        tag('summary', entry.summary),
        '</entry>\n',
      ].join(''),
    ),
    '</feed>\n',
  ].join('');
}

/** RSS 2.0 (rssboard.org/rss-specification). */
export function writeRss({ self, page, title, subtitle, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    tag('title', title),
    tag('link', page),
    tag('description', subtitle),
    tag('language', 'en'),
    tag('lastBuildDate', new Date(latestOf(entries)).toUTCString()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
    ...entries.map((entry) =>
      [
        '<item>',
        tag('title', entry.title),
        tag('link', entry.page),
        `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
        tag('pubDate', new Date(entry.updated).toUTCString()),
        ...entry.tags.map((each) => tag('category', each)),
        tag('description', entry.summary),
        '</item>\n',
      ].join(''),
    ),
    '</channel></rss>\n',
  ].join('');
}

/** When the newest entry changed; 1970 where there is none. */
function latestOf(entries: readonly FeedEntry[]): string {
  return entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), '1970-01-01T00:00:00.000Z');
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
