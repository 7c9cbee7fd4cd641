import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestCommunity, mostCommunitiesListed } from '../limits.ts';
import { AskedCount, DistrictId, oneOf, RowId, RowVersion } from '../shapes.ts';

/**
 * Villages, towns and quarters: where farmers, farms, traps, risks and visits are. Whoever keeps a district renames and merges
 * its communities; one that was typed and is not known is kept as typed and settled later.
 */

/** known; asked: typed by somebody and not looked at yet; merged: another one stands for it. */
export const CommunityStatus = oneOf(['known', 'asked', 'merged']);

const Text = (title: string, maxLength: number) => Type.String({ title, maxLength });
const Latitude = Type.Number({ minimum: -90, maximum: 90 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });

export const Community = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  otherNames: Type.Array(Type.String()),
  districtId: Type.String(),
  district: Type.String(),
  region: Type.String(),
  areaCouncil: Type.String(),
  /** Null where its position is not known. */
  point: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
  /** Where it lies, in words. */
  near: Type.String(),
  population: Type.Union([Type.Integer(), Type.Null()]),
  source: Type.String(),
  status: CommunityStatus,
  mergedInto: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  version: Type.Integer(),
  /** Whether whoever asks may rename, merge and settle it. */
  mayKeep: Type.Boolean(),
});

export const CommunityFields = Type.Object({
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestCommunity }),
  otherNames: Type.Optional(Type.Array(Text('Another name', longestCommunity), { maxItems: 12 })),
  /** Left out: the district around its point. */
  districtId: Type.Optional(DistrictId),
  areaCouncil: Type.Optional(Text('The area council', 120)),
  point: Type.Optional(Type.Union([Type.Object({ lat: Latitude, lng: Longitude }), Type.Null()])),
  near: Type.Optional(Text('Where it lies', 200)),
  population: Type.Optional(Type.Union([AskedCount, Type.Null()])),
});

/** A place somebody means: one of the list, or a name as it was typed, in a district, which is kept and asked about later. */
export const AskedCommunity = Type.Union([
  Type.Object({ id: RowId }),
  Type.Object({
    name: Type.String({ title: 'The community', minLength: 1, maxLength: longestCommunity }),
    districtId: DistrictId,
  }),
]);

const room = { room: 'communities', audience: 'officer', refusals: 'message' } as const;
const Params = Type.Object({ id: RowId });

export const listCommunities = endpoint({
  ...room,
  name: 'listCommunities',
  method: 'GET',
  path: '/api/communities',
  effect: 'reads',
  summary:
    'Communities by name, page by page (after=the last id); with q those whose name is like it or sounds like it, the best first',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestCommunity })),
    district: Type.Optional(DistrictId),
    status: Type.Optional(CommunityStatus),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostCommunitiesListed })),
    after: Type.Optional(RowId),
  }),
  answer: Type.Object({ found: Type.Array(Community), total: Type.Integer(), asked: Type.Integer() }),
});

/** Communities with a position in a box of the map, those with most people first. */
export const findCommunitiesInBox = endpoint({
  ...room,
  name: 'findCommunitiesInBox',
  method: 'GET',
  path: '/api/communities/in',
  effect: 'reads',
  summary: 'Known communities in a box of the map: at most 150, those with most people first',
  query: Type.Object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude }),
  answer: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), lat: Type.Number(), lng: Type.Number() })),
});

export const showCommunity = endpoint({
  ...room,
  name: 'showCommunity',
  method: 'GET',
  path: '/api/communities/:id',
  effect: 'reads',
  summary: 'One community, how many farmers, farms, traps and risks are there, and those that sound like it',
  params: Params,
  answer: Type.Object({
    ...Community.properties,
    farmers: Type.Integer(),
    farms: Type.Integer(),
    traps: Type.Integer(),
    risks: Type.Integer(),
    alike: Type.Array(Community),
  }),
});

export const addCommunity = endpoint({
  ...room,
  name: 'addCommunity',
  method: 'POST',
  path: '/api/communities',
  effect: 'writes',
  summary: 'Adds a community; by whoever does not keep its district it waits to be looked at, and can be used at once',
  body: CommunityFields,
  answer: Community,
});

/** What is left out stays. 409 `changedMeanwhile` where `version` is not the latest. */
export const editCommunity = endpoint({
  ...room,
  name: 'editCommunity',
  method: 'PATCH',
  path: '/api/communities/:id',
  effect: 'writes',
  summary:
    'Changes a community, or says that one that was typed is a place of its own (status known); for whoever keeps its district',
  params: Params,
  body: Type.Object({
    ...Type.Partial(CommunityFields).properties,
    status: Type.Optional(Type.Literal('known')),
    version: Type.Optional(RowVersion),
  }),
  answer: Community,
});

export const mergeCommunity = endpoint({
  ...room,
  name: 'mergeCommunity',
  method: 'POST',
  path: '/api/communities/:id/merge',
  effect: 'writes',
  summary:
    'Says that a community is another one: everything there is there from now on; for whoever keeps both districts',
  params: Params,
  body: Type.Object({ into: RowId }),
  answer: Community,
});

export const unmergeCommunity = endpoint({
  ...room,
  name: 'unmergeCommunity',
  method: 'DELETE',
  path: '/api/communities/:id/merge',
  effect: 'writes',
  summary: 'Takes a merge back: what was there before is there again',
  params: Params,
  answer: Community,
});
