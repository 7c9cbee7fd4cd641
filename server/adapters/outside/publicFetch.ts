import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { RequestInit, Response } from 'undici';

/**
 * Fetches from an address that a person typed in. The inner network (this machine, private, link-local and reserved
 * addresses) is out of reach, whatever a name resolves to and wherever the answer redirects to.
 * Throws InnerAddressError, or what fetch throws.
 */
export type PublicFetch = (address: string | URL, init?: Omit<RequestInit, 'dispatcher'>) => Promise<Response>;

/** The message names the host and says how the operator lets the portal reach it. */
export class InnerAddressError extends Error {
  constructor(host: string) {
    super(
      `${host} lies in the inner network, which the portal does not fetch from. Give an address on the internet, or have the operator name ${host} in INNER_HOSTS.`,
    );
    this.name = 'InnerAddressError';
  }
}

/** Opens the way out. `innerHosts`: names or addresses of the inner network that the operator lets people fetch from. */
export function openPublicFetch(innerHosts: readonly string[]): PublicFetch {
  const allowed = new Set(innerHosts.map(plain));
  let opened: ReturnType<typeof open> | undefined;
  return async (address, init) => {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) throw new TypeError(`${url.protocol} is not http: or https:`);
    const { fetch, dispatcher } = await (opened ??= open(allowed));
    try {
      return await fetch(url, { ...init, dispatcher });
    } catch (error) {
      throw error instanceof Error && error.cause instanceof InnerAddressError ? error.cause : error;
    }
  };
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Every connection, that of a redirect too, is checked where it is made: nothing can change its mind afterwards. */
async function open(allowed: ReadonlySet<string>) {
  const { Agent, buildConnector, fetch } = await import('undici');
  const connect = buildConnector({ timeout: 10_000, lookup: lookupExcept(allowed) });
  const dispatcher = new Agent({
    connect(options, callback) {
      const host = plain(options.hostname);
      // A name is looked up and checked on the way; an address is not looked up.
      if (isIP(host) !== 0 && !allowed.has(host) && !isPublicAddress(host)) callback(new InnerAddressError(host), null);
      else connect(options, callback);
    },
  });
  return { fetch, dispatcher };
}

/** Looks a name up and refuses it when any address it has is an inner one. */
function lookupExcept(allowed: ReadonlySet<string>): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} has no address`), '');
      const inner = !allowed.has(plain(hostname)) && addresses.some(({ address }) => !isPublicAddress(address));
      if (inner) return callback(new InnerAddressError(hostname), '');
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

function plain(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$|\.$/g, '');
}
