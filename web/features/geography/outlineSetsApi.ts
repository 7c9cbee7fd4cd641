import { listOutlineSets } from '#contract/geography/outlineSets.ts';
import { apiQuery } from '#web/lib/query.ts';

export const outlineSetsQuery = () => apiQuery(listOutlineSets, {});
