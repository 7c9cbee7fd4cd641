import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import type { Config } from '../../config.ts';
import { apiPageStyle, framedPageStyle, lightPageStyle } from './pageStyles.ts';

/**
 * Answers what an answer at an address tells the browser: a page may do more than data that are shown as one, and what
 * everybody may read may be read by the pages of other sites.
 */
export function createSecurityHeaders(
  config: Config,
): (url: string, endpoint?: EndpointShape) => Readonly<Record<string, string>> {
  const [page, apiPage, lightPage, data, openData, embedded, file] = [
    pageHeaders(config),
    pageHeaders(config, apiPageStyle),
    pageHeaders(config, lightPageStyle),
    dataHeaders(config, 'same-origin'),
    dataHeaders(config, 'cross-origin'),
    embeddedHeaders(config),
    fileHeaders(config),
  ];
  return (url, endpoint) => {
    if (url.startsWith('/embed/')) return embedded;
    if (url.startsWith('/assets/') || url.startsWith('/fonts/')) return file;
    if (url.startsWith('/api/docs')) return apiPage;
    if (openFiles.some((file) => url.startsWith(file))) return openData;
    if (endpoint?.produces?.startsWith('text/html')) return lightPage;
    if (endpoint !== undefined && isOpenRead(endpoint)) return openData;
    return endpoint !== undefined || url.startsWith('/api/') ? data : page;
  };
}

/** What everybody may read and no call declares. */
const openFiles = ['/api/openapi.json', '/agrihub-client.tgz', '/sitemap.xml', '/robots.txt'];

/** Whether everybody may ask, and nothing is changed by it. */
function isOpenRead({ audience, effect }: EndpointShape): boolean {
  return audience === 'public' && effect === 'reads';
}

/**
 * Pages: scripts from here alone and none inline, no frame around us, no device features but the place where the
 * visitor stands and the microphone, by which translators record. Of styles that stand in a page, `style` alone is let in, by its hash.
 */
function pageHeaders(config: Config, style?: string): Readonly<Record<string, string>> {
  const images = ["'self'", 'data:', 'blob:', ...origins(config.tilesUrl), ...origins(config.satelliteUrl)];
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...(style === undefined ? [] : [hashOf(style)])].join(' '),
    `img-src ${images.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...transportSecurity(config),
  };
}

/** Files that pages are made of, dozens on a first visit: what a page may do is told by the page, and half a kilobyte is saved on each. */
function fileHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...transportSecurity(config),
  };
}

/**
 * Data: everything under /api but its own document for readers. Pages of other sites may read the answers, but only as a
 * stranger or with a token of their own: a browser hands on no answer to a request with cookies where any origin is let in
 * (Fetch standard, CORS check).
 */
function dataHeaders(config: Config, embeddedBy: 'same-origin' | 'cross-origin'): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': embeddedBy,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': readableHeaders,
    ...transportSecurity(config),
  };
}

/** Charts for frames on other sites: they may be framed by anybody, and load and run nothing. */
function embeddedHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    'content-security-policy': `default-src 'none'; style-src ${hashOf(framedPageStyle)} ${hashOf(lightPageStyle)}; frame-ancestors *; base-uri 'none'; form-action 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'cross-origin',
    // The script of a site around a frame asks for its height.
    'access-control-allow-origin': '*',
    ...transportSecurity(config),
  };
}

/** Headers of an answer that scripts of other sites may read beside those the Fetch standard always shows. */
const readableHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'deprecation',
  'etag',
  'link',
  'repr-digest',
  'retry-after',
  'x-request-id',
].join(', ');

/** Lets in the styles that stand in a page which is made for this answer, by their hashes, beside the portal's own files. */
export function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  void reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (found) => [found, ...hashes].join(' ')),
  );
}

/** A style as a content security policy names it. */
export function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

function transportSecurity(config: Config): Readonly<Record<string, string>> {
  return config.publicUrl?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
}

function origins(url: string | null): string[] {
  if (url === null) return [];
  // {s} in a tile address stands for a host's letter.
  return [new URL(url.replaceAll('{s}.', 'wildcard.')).origin.replace('wildcard.', '*.')];
}
