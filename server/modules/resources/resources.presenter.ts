import type { Answer } from '#contract/endpoint.ts';
import type { findResources, listResources } from '#contract/resources.ts';
import type { ResourceRow } from '#engines/reference/rows.ts';
import type { LinkHealthBook } from '../../house.ts';
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
