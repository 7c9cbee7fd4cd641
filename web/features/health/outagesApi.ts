import { listOutages } from '#contract/health/health.ts';
import { apiQuery } from '#web/lib/query.ts';

export const outagesQuery = apiQuery(listOutages, {});
