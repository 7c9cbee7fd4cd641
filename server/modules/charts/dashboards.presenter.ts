import type { showDashboard } from '#contract/charts/dashboards.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Scope } from '../../platform/records/scope.ts';
import type { OpenDashboard } from './dashboards.service.ts';

export function presentDashboard(
  { actor }: Scope,
  { record, panels, withheld }: OpenDashboard,
): Answer<typeof showDashboard> {
  return {
    slug: record.slug,
    name: record.name,
    panels: panels.map(({ panel, dbname, source }) => ({ ...panel, dbname, latest: source.latest })),
    withheld,
    savedAt: record.updatedAt.toISOString(),
    mine: record.ownerId === actor.personId,
  };
}
