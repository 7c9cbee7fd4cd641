import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { describeDataset, publicDatasetsOf } from '../catalogue/catalogue.service.ts';
import { datasetsOf, findStory, storiesOf, type Story } from '../stories/stories.service.ts';
import type { FollowedKind, Standing } from './follows.repository.ts';

/** A dataset or story as it is now. */
export interface Thing extends Standing {
  readonly title: string;
  /** Of datasets: the number of the version. */
  readonly version: number | null;
  /** Its page. */
  readonly path: string;
}

type Needs = Pick<Scope, 'db'> & { readonly context: AppContext };

/** The public dataset or story that somebody means by its short name, id or number. @throws datasetNotFound, storyNotFound */
export async function findThing(scope: Scope, kind: FollowedKind, named: string): Promise<Thing> {
  return kind === 'dataset'
    ? datasetThing(await describeDataset(scope, named))
    : storyThing(scope, findStory(scope.context.reference.book(), named).story);
}

/** Things as they are now, by kind and id; those that are gone, or no longer public, are left out. */
export async function thingsNow(
  scope: Needs,
  wanted: readonly { readonly kind: FollowedKind; readonly thing: string }[],
): Promise<ReadonlyMap<string, Thing>> {
  const ids = new Set(wanted.map(keyOf));
  const datasets = await publicDatasetsOf(
    scope.context,
    wanted.filter(({ kind }) => kind === 'dataset').map(({ thing }) => thing),
  );
  const stories = storiesOf(scope.context.reference.book()).filter(({ row }) =>
    ids.has(keyOf({ kind: 'story', thing: row.storyId })),
  );
  const things = [
    ...datasets.map(datasetThing),
    ...(await Promise.all(stories.map((story) => storyThing(scope, story)))),
  ];
  return new Map(things.map((thing) => [keyOf(thing), thing]));
}

/** Names a thing among those of both kinds. */
export function keyOf({ kind, thing }: { readonly kind: FollowedKind; readonly thing: string }): string {
  return `${kind} ${thing}`;
}

function datasetThing({
  id,
  slug,
  title,
  version,
}: {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly version: number;
}): Thing {
  const path = `/main/datasetpreview/${slug}`;
  return { kind: 'dataset', thing: id, seen: String(version), title, version, path };
}

/** A story changes with its words, its charts, and the data that they are drawn from. */
async function storyThing(scope: Pick<Scope, 'db'>, story: Story): Promise<Thing> {
  const { storyId, title, description, institute, category, charts } = story.row;
  const drawnFrom = (await datasetsOf(scope, story)).map((bound) =>
    bound === null || bound === 'withdrawn' ? bound : [bound.dbref, bound.version],
  );
  const seen = createHash('sha256')
    .update(JSON.stringify([title, description, institute, category, charts, drawnFrom]))
    .digest('base64url');
  const path = `/main/storyset/${encodeURIComponent(story.slug)}`;
  return { kind: 'story', thing: storyId, seen, title, version: null, path };
}
