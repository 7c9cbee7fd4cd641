/** The front door of the feeds room: what is new, for feed readers and warning systems. */
import { type Feed, type FeedEntry, writeAtom, writeRss } from '#engines/exchange/feed.ts';
import type { Query } from '#contract/endpoint.ts';
import type { showFeed } from '#contract/openData/feeds.ts';
import { landingPage } from '#engines/exchange/dataset.ts';
import { zoneNames } from '#engines/reference/words.ts';
import { alertWords } from '#engines/risks/alertWords.ts';
import { capTime } from '#engines/risks/capAlert.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { describeByIds, idsOnPage } from '../catalogue/catalogue.service.ts';
import { alertNames, listAlerts, presentPublicRisk, verifiedRisks } from '../risks/risks.service.ts';
import { datasetsOf, storiesOf } from '../stories/stories.service.ts';

const mostEntries = 100;
/** Of stories whose figures stand for themselves no day is known: that of the first release is told. */
const firstRelease = '2026-11-01T00:00:00.000Z';

type Made = Omit<Feed, 'self'>;
type Followed = Query<typeof showFeed>;
const feeds: Readonly<Record<string, (scope: Scope, site: string, followed: Followed) => Promise<Made>>> = {
  datasets: datasetFeed,
  stories: storyFeed,
  risks: riskFeed,
};

/** A feed by its file name, with its content type; of risks, those of a place or category where they are named. @throws notFound */
export async function writeFeed(
  scope: Scope,
  file: string,
  followed: Followed = {},
): Promise<{ readonly text: string; readonly type: string }> {
  const [, name = '', form] = /^([a-z]+)\.(atom|rss)$/.exec(file) ?? [];
  const make = Object.hasOwn(feeds, name) ? feeds[name] : undefined;
  if (make === undefined) throw problem('notFound', { path: `/feeds/${file}` });
  const site = siteOrigin(scope);
  const asked = new URLSearchParams(
    Object.entries(followed).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const self = `${site}/feeds/${name}.${form}${asked.size === 0 ? '' : `?${asked}`}`;
  const feed = { ...(await make(scope, site, followed)), self };
  return form === 'atom'
    ? { text: writeAtom(feed), type: 'application/atom+xml; charset=utf-8' }
    : { text: writeRss(feed), type: 'application/rss+xml; charset=utf-8' };
}

/** The alerts of verified risks as an Atom feed whose entries lead to the messages. */
export async function writeAlertFeed(scope: Scope): Promise<string> {
  const site = siteOrigin(scope);
  const lines = await listAlerts(scope);
  const names = alertNames(scope.context);
  return writeAtom({
    self: `${site}/cap/feed.xml`,
    page: `${site}/main/risks`,
    title: 'AgriHub Ghana: alerts',
    subtitle: 'Verified risks to crops and livestock in Ghana, after the Common Alerting Protocol 1.2',
    entries: lines.map(({ alert, identifier, address }) => {
      const { said, kind, sent } = alert;
      const isOver = kind === 'Cancel';
      const { headline } = alertWords('en', { event: said.event, area: said.areas[0], over: isOver }, names);
      return {
        id: `${address}#${capTime(sent.toISOString())}`,
        title: kind === 'Update' ? `Update: ${headline}` : headline,
        page: `${site}/main/risks/${said.riskId}`,
        published: sent.toISOString(),
        updated: sent.toISOString(),
        summary: said.description || identifier,
        author: '',
        tags: [kind],
        itself: { href: address, type: 'application/cap+xml' },
      };
    }),
  });
}

async function datasetFeed(scope: Scope, site: string): Promise<Made> {
  const datasets = await describeByIds(scope, idsOnPage(scope, { offset: 0, limit: mostEntries }));
  return {
    page: `${site}/main/datasets`,
    title: 'AgriHub Ghana: datasets',
    subtitle: 'Public datasets that are new or have changed',
    entries: datasets.map((dataset): FeedEntry => ({
      id: `urn:uuid:${dataset.id}`,
      title: dataset.title,
      page: landingPage(dataset, site),
      published: dataset.createdAt,
      updated: dataset.updatedAt,
      summary: dataset.description || `Version ${dataset.version} of ${dataset.title}.`,
      author: dataset.creator,
      tags: [dataset.topic.name, ...dataset.tags],
    })),
  };
}

async function storyFeed(scope: Scope, site: string): Promise<Made> {
  const stories = storiesOf(scope.context.reference.book()).slice(0, mostEntries);
  const entries: FeedEntry[] = [];
  for (const story of stories) {
    const { slug, row } = story;
    const days = (await datasetsOf(scope, story)).flatMap((bound) =>
      bound === null || bound === 'withdrawn' ? [] : [bound.publishedAt.toISOString()],
    );
    const day = days.toSorted().at(-1) ?? firstRelease;
    entries.push({
      id: `tag:agrihub-ghana,2026:story:${row.storyId}`,
      title: row.title,
      page: `${site}/main/storyset/${encodeURIComponent(slug)}`,
      published: day,
      updated: day,
      summary: row.description,
      author: row.institute,
      tags: row.category === '' ? [] : [row.category],
    });
  }
  return {
    page: `${site}/main/storyset`,
    title: 'AgriHub Ghana: stories',
    subtitle: 'Stories in charts, with their sources',
    entries,
  };
}

async function riskFeed(scope: Scope, site: string, followed: Followed): Promise<Made> {
  const risks = await verifiedRisks(scope, { ...followed, limit: mostEntries });
  const book = scope.context.reference.book();
  const places = [
    book.districtById.get(followed.district ?? '')?.name,
    book.regions.find(({ regionId }) => regionId === followed.region)?.name,
    followed.zone === undefined ? undefined : zoneNames[followed.zone],
  ].filter((name) => name !== undefined);
  return {
    page: `${site}/main/risks`,
    title: ['AgriHub Ghana: verified risks', ...places].join(', '),
    subtitle:
      'Risks to crops and livestock that plant protection has verified: where to about a kilometre, nobody named',
    entries: risks.map((risk): FeedEntry => {
      const told = presentPublicRisk(scope, risk);
      return {
        id: `tag:agrihub-ghana,2026:risk:${told.id}`,
        title: `${told.riskCategory.name} in ${told.district}${told.isActive ? '' : ' (over)'}`,
        page: `${site}/main/risks/${told.id}`,
        published: told.verifiedAt,
        updated: told.updatedAt,
        summary: told.description || `${told.riskCategory.name}, ${told.region}.`,
        author: '',
        tags: [told.riskCategory.name, told.region],
      };
    }),
  };
}
