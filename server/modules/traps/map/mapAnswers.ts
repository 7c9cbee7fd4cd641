import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../context.ts';
import { CachedAnswer } from '../../../platform/calls/answer.ts';
import { reweigh } from '../../../platform/cache/updateCacheSize.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { categoryNames } from '../categories.service.ts';
import { markedSites, type SiteOnMap, type TypedFilter, type Window, withCatches } from './map.service.ts';
import type { MarkedSite, SitePage } from './markedSites.repository.ts';

const mostBytes = 16 * 1024 * 1024;
const shelves = new WeakMap<AppContext['signals'], LRUCache<string, CachedAnswer<unknown>>>();

/**
 * The map of traps as one call writes it, kept for whoever asks the same: 2,000 sites are as much work to write and compress as to
 * find. Which sites a filter leaves, and in which state, is asked of the records each time; an answer is given again only while each
 * of them bears the same mark, on the same day (a part of the cache version), under the same names.
 */
export async function mapAnswer<Body>(
  scope: Scope,
  call: string,
  { window = 'season', limit, offset, ...filter }: TypedFilter & SitePage & { readonly window?: Window | undefined },
  write: (sites: readonly SiteOnMap[]) => Body,
): Promise<CachedAnswer<Body>> {
  const { context, db } = scope;
  const answers = shelves.get(context.signals) ?? new LRUCache({ maxSize: mostBytes, maxEntrySize: mostBytes / 4 });
  shelves.set(context.signals, answers);
  const [sites, names] = await Promise.all([markedSites(scope, filter, { limit, offset }), categoryNames(db)]);
  const key = JSON.stringify([call, window, filter, limit, offset, context.cacheVersion(), [...names], stateOf(sites)]);
  const known = answers.get(key) as CachedAnswer<Body> | undefined;
  if (known !== undefined) return known;
  const body = write(await withCatches(scope, sites, names, window));
  const weight = () => answer.size() + key.length + sites.length * bytesOfSite;
  const answer: CachedAnswer<Body> = new CachedAnswer(body, () => reweigh(answers, key, answer, weight()));
  answers.set(key, answer, { size: weight() });
  return answer;
}

/** What a site takes beside what is written of it, reckoned. */
const bytesOfSite = 1_000;

function stateOf(sites: readonly MarkedSite[]): string {
  const hash = createHash('sha256');
  for (const { id, mark } of sites) hash.update(`${id} ${mark},`);
  return hash.digest('base64');
}
