import type { Answer, Body } from '#contract/endpoint.ts';
import type { addResource } from '#contract/resources/resourceEditing.ts';
import type { findResources, listResources } from '#contract/resources/resources.ts';
import type { ResourceRow } from '#engines/reference/rows.ts';
import type { LinkHealthBook } from '../../context.ts';
import type { CurrentRow } from '../reference/reference.service.ts';
import type { ResourceFields } from './editing.service.ts';
import type { FoundResources } from './resources.service.ts';

type Resource = Answer<typeof listResources>[number];

/** A resource in the wire's words: the publisher is its `source`. */
export function presentResource(row: ResourceRow, links: LinkHealthBook): Resource {
  const health = links.of(row.link);
  return {
    id: row.resourceId,
    title: row.title,
    subtext: row.subtext,
    link: row.link,
    source: row.publisher,
    sourcelink: row.publisherUrl,
    health: {
      state: health?.state ?? 'unchecked',
      checkedAt: health?.checkedAt.toISOString() ?? null,
      failingSince: health?.failingSince?.toISOString() ?? null,
    },
  };
}

export function presentFound(found: FoundResources, links: LinkHealthBook): Answer<typeof findResources> {
  return {
    total: found.total,
    items: found.items.map((row) => presentResource(row, links)),
    publishers: [...found.publishers],
    matched: [...found.matched],
    understoodAs: found.understoodAs,
    suggestions: [...found.suggestions],
  };
}

/** A resource as its form shows it. */
export function presentEditable({ key, row, version }: CurrentRow): Answer<typeof addResource> {
  const text = (column: string) => String(row[column] ?? '');
  return {
    id: key,
    title: text('title'),
    subtext: text('subtext'),
    link: text('link'),
    source: text('publisher'),
    sourcelink: text('publisherUrl'),
    version,
  };
}

/** The form in our words. */
export function readForm({ title, subtext, link, source, sourcelink }: Body<typeof addResource>): ResourceFields {
  return { title, subtext, link, publisher: source, publisherUrl: sourcelink };
}
