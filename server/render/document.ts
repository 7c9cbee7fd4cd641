import type { PageFacts, RenderedPage } from './builtPages.ts';
import type { PageFiles } from './pageFiles.ts';
import { cardSize } from './social/drawCard.ts';
import { cardAddress } from './social/socialCards.ts';
import { inLanguage, type PageLanguage } from '#engines/words/pageLanguages.ts';
import { escapeXml } from '#engines/words/escapeXml.ts';

export interface DocumentParts {
  readonly page: RenderedPage;
  readonly facts: PageFacts;
  readonly files: PageFiles;
  /** Rules for what the page's elements bring of their own. */
  readonly rules?: string;
  readonly stateId: string;
  /** Origin under which visitors reach the portal. */
  readonly origin: string;
  /** Whether quoted texts are said in correct spelling: the browser's words follow. */
  readonly correctsSpelling?: boolean;
}

/** The bar of the browser takes the colour of the page's header: `--surface` of tokens.css. */
const barColours = { light: '#ffffff', dark: '#151e18' };

/**
 * The whole document. Its styles stand in it, its state is data, and no script stands in it at all. In text
 * mode no script, font or picture is asked for but the small icon.
 */
export function writeDocument({
  page,
  facts,
  files,
  rules = '',
  stateId,
  origin,
  correctsSpelling = false,
}: DocumentParts): string {
  const { theme, textMode, language } = facts;
  const root = [
    `lang="${language}"`,
    theme !== 'system' && `data-theme="${theme}"`,
    textMode && 'data-text-mode=""',
    correctsSpelling && 'data-spelling="corrected"',
  ]
    .filter(Boolean)
    .join(' ');
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(page.title)}</title>`,
    `<meta name="description" content="${escapeXml(page.description)}">`,
    ...addressTags(page, origin, language),
    ...languageTags(page, origin),
    ...alternateTags(page, origin, language),
    ...barTags(theme),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...(textMode ? [] : [...codeTags(files), ...structuredTags(page)]),
    `<style>${files.css}</style>`,
    ...(rules === '' ? [] : [`<style>${rules}</style>`]),
    ...(textMode ? [] : files.cssLinks.map((href) => `<link rel="stylesheet" href="${href}" disabled>`)),
  ];
  const state = textMode ? '' : `<script type="application/json" id="${stateId}">${page.state}</script>`;
  return `<!doctype html>\n<html ${root}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root">${page.html}</div>\n${state}\n</body>\n</html>\n`;
}

function addressTags(page: RenderedPage, origin: string, language: PageLanguage): string[] {
  const robots = page.noindex ? ['<meta name="robots" content="noindex">'] : [];
  if (page.canonical === null) return robots;
  // What is not all there in a language is known by its English address.
  const known = page.languages.includes(language) ? language : 'en';
  const address = escapeXml(origin + inLanguage(page.canonical, known));
  return [
    ...robots,
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="AgriHub Ghana">',
    `<meta property="og:locale" content="${language === 'en' ? 'en_GH' : 'fr_FR'}">`,
    `<meta property="og:title" content="${escapeXml(page.title)}">`,
    `<meta property="og:description" content="${escapeXml(page.description)}">`,
    `<meta property="og:url" content="${page.shared === undefined ? address : escapeXml(origin + inLanguage(page.shared, known))}">`,
    ...(page.noindex && page.shared === undefined ? [] : cardTags(page.shared ?? page.canonical, origin, page.title)),
  ];
}

/** The same page in every language that has all its words, for search engines. */
function languageTags({ canonical, noindex, languages }: RenderedPage, origin: string): string[] {
  if (canonical === null || noindex || languages.length < 2) return [];
  const tag = (code: string, address: string): string =>
    `<link rel="alternate" hreflang="${code}" href="${escapeXml(origin + address)}">`;
  return [
    ...languages.map((each) => tag(each, inLanguage(canonical, each))),
    tag('x-default', inLanguage(canonical, 'en')),
  ];
}

/** What feed readers call the feeds of a page. */
const feedTitles = {
  en: { stories: 'Stories', risks: 'Verified risks', alerts: 'Alerts (CAP 1.2)', datasets: 'Datasets' },
  fr: { stories: 'Récits', risks: 'Risques vérifiés', alerts: 'Alertes (CAP 1.2)', datasets: 'Jeux de données' },
} as const satisfies Record<PageLanguage, object>;

/** The same for other programs: feeds of what a page lists, descriptions of the dataset it shows, oEmbed of a story or a dashboard. */
function alternateTags({ canonical, shared, noindex }: RenderedPage, origin: string, language: PageLanguage): string[] {
  const titles = feedTitles[language];
  const whole = shared ?? canonical ?? '';
  const path = whole.split('?')[0] ?? '';
  // What a dashboard shows that nobody saved is in its query.
  const isOpen = path === '/main/dashboard' && path !== whole;
  const link = (href: string, type: string, title: string): string =>
    `<link rel="alternate" type="${type}" title="${title}" href="${escapeXml(origin + href)}">`;
  const embed = link(
    `/oembed?url=${encodeURIComponent(origin + (isOpen ? whole : path))}&format=json`,
    'application/json+oembed',
    'AgriHub Ghana',
  );
  if (isOpen || /^\/main\/dashboard\/[^/]+$/.test(path)) return [embed];
  if (noindex) return [];
  if (/^\/main\/storyset\/[^/]+$/.test(path)) return [embed];
  if (path === '/main/storyset') return [link('/feeds/stories.atom', 'application/atom+xml', titles.stories)];
  if (/^\/main\/risks(?:\/|$)/.test(path))
    return [
      link('/feeds/risks.atom', 'application/atom+xml', titles.risks),
      link('/cap/feed.xml', 'application/atom+xml', titles.alerts),
    ];
  if (path === '/main/datasets')
    return [
      link('/feeds/datasets.atom', 'application/atom+xml', titles.datasets),
      link('/catalog.ttl', 'text/turtle', 'DCAT-AP'),
      link('/data.json', 'application/json', 'Project Open Data'),
    ];
  const dataset = /^\/main\/datasetpreview\/([^/]+)$/.exec(path)?.[1];
  if (dataset === undefined) return [];
  const described = `/api/datasets/${dataset}/metadata?form=`;
  return [
    link(`${described}ttl`, 'text/turtle', 'DCAT-AP'),
    link(`${described}jsonld`, 'application/ld+json', 'DCAT-AP'),
    link(`${described}datacite`, 'application/vnd.datacite.datacite+xml', 'DataCite'),
    link(`${described}datapackage`, 'application/json', 'Data package'),
  ];
}

function cardTags(canonical: string, origin: string, title: string): string[] {
  return [
    `<meta property="og:image" content="${escapeXml(origin + cardAddress(canonical))}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${escapeXml(title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** JSON-LD is data, which no browser runs; nothing in it can end its element. */
function structuredTags({ structured }: RenderedPage): string[] {
  if (structured.length === 0) return [];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': structured }).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${text}</script>`];
}

function barTags(theme: PageFacts['theme']): string[] {
  if (theme !== 'system') return [`<meta name="theme-color" content="${barColours[theme]}">`];
  return [
    `<meta name="theme-color" content="${barColours.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${barColours.dark}" media="(prefers-color-scheme: dark)">`,
  ];
}

function codeTags({ entry, preload }: PageFiles): string[] {
  return [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="preload" href="/fonts/inter-latin.woff2" as="font" type="font/woff2" crossorigin>',
    ...preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ];
}
