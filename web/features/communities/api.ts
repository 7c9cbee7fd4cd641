import type { Answer } from '#contract/endpoint.ts';
import { listCommunities, showCommunity } from '#contract/communities/communities.ts';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Community = Answer<typeof listCommunities>['found'][number];
export type CommunityRecord = Answer<typeof showCommunity>;

export const COMMUNITIES = '/controlcenter/communities';
const PER_PAGE = 50;

/** What the list shows, as it is in the address. */
export interface CommunityChoice {
  readonly q: string;
  readonly asked: boolean;
  readonly after: number | undefined;
}

export function readChoice(search: URLSearchParams): CommunityChoice {
  const after = Number(search.get('after') ?? Number.NaN);
  return {
    q: search.get('q') ?? '',
    asked: search.get('show') === 'asked',
    after: Number.isInteger(after) && after > 0 ? after : undefined,
  };
}

export function communitiesHref({ q = '', asked = false, after }: Partial<CommunityChoice>): string {
  const search = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(asked && { show: 'asked' }),
    ...(after && { after: String(after) }),
  });
  return search.size > 0 ? `${COMMUNITIES}?${search}` : COMMUNITIES;
}

export const communitiesQuery = ({ q, asked, after }: CommunityChoice) =>
  apiQuery(listCommunities, {
    query: {
      ...(q !== '' && { q }),
      ...(asked && { status: 'asked' as const }),
      ...(after && { after }),
      limit: PER_PAGE,
    },
  });
export const communityQuery = (id: number) => apiQuery(showCommunity, { params: { id } });
export const districtsQuery = () => apiQuery(listAllDistricts, {});
