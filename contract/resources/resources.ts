import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { longestResourceSearch, mostResources } from '../limits.ts';

/**
 * What the last look at the link found. `unchecked`: nobody looked yet, or this machine is offline. `answered`: the
 * page is there. `closed`: the site lets no program look. `gone`: the site says there is no such page. `silent`: no
 * answer, or an error of the site.
 */
const LinkHealth = Type.Object({
  state: Type.Union([
    Type.Literal('unchecked'),
    Type.Literal('answered'),
    Type.Literal('closed'),
    Type.Literal('gone'),
    Type.Literal('silent'),
  ]),
  /** Instant of the last look; null when there was none. */
  checkedAt: Type.Union([Type.String(), Type.Null()]),
  /** Since when it is gone or silent; null while it is neither. */
  failingSince: Type.Union([Type.String(), Type.Null()]),
});

/** A paper, page or guide. Fields as the specification names them; `source` is the publisher. */
export const Resource = Type.Object({
  id: Type.String(),
  title: Type.String(),
  subtext: Type.String(),
  link: Type.String(),
  source: Type.String(),
  sourcelink: Type.String(),
  health: LinkHealth,
});

const Page = {
  /** Keeps those of one publisher, by its name. */
  publisher: Type.Optional(Type.String({ title: 'The publisher', maxLength: longestResourceSearch })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostResources })),
  /** Id of the last resource of the page before. */
  after: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
};
const Text = Type.String({ title: 'The search', maxLength: longestResourceSearch });

export const listResources = endpoint({
  name: 'listResources',
  room: 'resources',
  method: 'GET',
  path: '/api/resource',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Resources, or with ?q= those found, best first; X-Total-Count tells how many there are in all',
  query: Type.Object({ q: Type.Optional(Text), ...Page }),
  answer: Type.Array(Resource),
  refusals: 'message',
});

export const searchResources = endpoint({
  name: 'searchResources',
  room: 'resources',
  method: 'GET',
  path: '/api/resource/:searchText',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'Resources found by words of title, summary or publisher, best first; forgives typing errors',
  params: Type.Object({ searchText: Text }),
  query: Type.Object(Page),
  answer: Type.Array(Resource),
  refusals: 'message',
});

/** The search as the page shows it. */
export const findResources = endpoint({
  name: 'findResources',
  room: 'resources',
  method: 'GET',
  path: '/api/resources',
  audience: 'public',
  effect: 'reads',
  cached: true,
  summary: 'A search with its count, its publishers, the words to mark and what was taken for a typing error',
  query: Type.Object({ q: Type.Optional(Text), ...Page }),
  answer: Type.Object({
    total: Type.Integer(),
    items: Type.Array(Resource),
    /** Publishers of all that was found, most resources first. */
    publishers: Type.Array(Type.Object({ publisher: Type.String(), count: Type.Integer() })),
    /** Words of the items that were searched for, in lower case: to mark them. */
    matched: Type.Array(Type.String()),
    /** The search as it was understood, where words were taken for typing errors; null where they were not. */
    understoodAs: Type.Union([Type.String(), Type.Null()]),
    /** Words worth trying where nothing was found. */
    suggestions: Type.Array(Type.String()),
  }),
  refusals: 'message',
});
