import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Scope } from '../records/scope.ts';

/** Whether a host is this machine itself. */
export function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    hostname === '[::1]' ||
    hostname === '::1'
  );
}

/** The portal's own origin as this request reached it. */
export function ownOrigin(request: FastifyRequest, config: Config): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}

/** The portal's origin where no request asks, as in mails. */
export function siteOf(config: Pick<Config, 'publicUrl' | 'port'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

/** The same for a service, which knows no request: for addresses that other programs keep. */
export function siteOrigin({ context: { config }, caller }: Pick<Scope, 'context' | 'caller'>): string {
  return config.publicUrl ?? `http://${caller.header('host') ?? `localhost:${config.port}`}`;
}

/** Whether the visitor is beyond localhost, where cookies and pages travel over HTTPS alone. */
export function isSecureSite(request: FastifyRequest, config: Config): boolean {
  if (config.publicUrl !== null) return config.publicUrl.startsWith('https:');
  return request.protocol === 'https' && !isLocal(request.hostname);
}

/**
 * Where a browser says the request was started: here, on another site, or nothing said, as by a program
 * that is no browser.
 */
export function startedFrom(request: FastifyRequest, config: Config): 'here' | 'elsewhere' | 'unsaid' {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return 'elsewhere';
  // A form of a page that tells nobody its address (no-referrer) has its origin hidden too; the site is the browser's own word.
  if (origin === 'null' && site === 'same-origin') return 'here';
  if (
    origin !== undefined &&
    origin !== ownOrigin(request, config) &&
    origin !== `${request.protocol}://${request.host}`
  )
    return 'elsewhere';
  return site === undefined && origin === undefined ? 'unsaid' : 'here';
}
