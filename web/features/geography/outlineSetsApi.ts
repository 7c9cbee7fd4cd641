import { listOutlineSets } from '#contract/outlineSets.ts';
import { apiQuery } from '#web/lib/query.ts';

export const outlineSetsQuery = () => apiQuery(listOutlineSets, {});
