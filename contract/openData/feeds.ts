import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DistrictId, RegionId, ZoneName } from '../shapes.ts';
import { RiskId } from '../risks/riskShapes.ts';

const shared = {
  room: 'feeds',
  method: 'GET',
  audience: 'public',
  effect: 'reads',
  refusals: 'text',
  answer: Type.String(),
} as const;

const datasetFeed = {
  ...shared,
  cached: true,
  summary: 'Public datasets that are new or have changed, for feed readers',
} as const;
export const showDatasetAtom = endpoint({
  ...datasetFeed,
  name: 'showDatasetAtom',
  path: '/feeds/datasets.atom',
  produces: 'application/atom+xml; charset=utf-8',
});
export const showDatasetRss = endpoint({
  ...datasetFeed,
  name: 'showDatasetRss',
  path: '/feeds/datasets.rss',
  produces: 'application/rss+xml; charset=utf-8',
});

export const showFeed = endpoint({
  ...shared,
  name: 'showFeed',
  path: '/feeds/:file',
  summary:
    'News for feed readers: stories and risks, each as .atom and .rss; risks also of a place, zone or category alone',
  params: Type.Object({ file: Type.String({ maxLength: 40, examples: ['stories.atom'] }) }),
  /** Which risks are followed; stories have no use for them. */
  query: Type.Object({
    district: Type.Optional(DistrictId),
    region: Type.Optional(RegionId),
    zone: Type.Optional(ZoneName),
    category: Type.Optional(RiskId),
  }),
  produces: 'application/atom+xml; charset=utf-8',
});
export const showAlertFeed = endpoint({
  ...shared,
  name: 'showAlertFeed',
  path: '/cap/feed.xml',
  summary: 'Alerts of verified risks as an Atom feed, each with its message after CAP 1.2',
  produces: 'application/atom+xml; charset=utf-8',
});
/** An alert never changes: what came after it are updates and cancels that name it. */
export const showAlert = endpoint({
  ...shared,
  name: 'showAlert',
  path: '/cap/alerts/:file',
  summary: 'One alert, update or cancel of a verified risk after CAP 1.2',
  params: Type.Object({ file: Type.String({ maxLength: 60, examples: ['agrihub-risk-12-1.xml'] }) }),
  produces: 'application/cap+xml; charset=utf-8',
});
/** 404 for addresses that nothing is behind, 501 for forms other than json and xml, as oembed.com has it. */
export const showOEmbed = endpoint({
  ...shared,
  room: 'charts',
  name: 'showOEmbed',
  path: '/oembed',
  summary: 'oEmbed 1.0 for charts, saved dashboards and stories',
  query: Type.Object({
    url: Type.String({ minLength: 1, maxLength: 4_000 }),
    format: Type.Optional(Type.String({ maxLength: 20 })),
    maxwidth: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    maxheight: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  produces: 'application/json+oembed; charset=utf-8',
});
