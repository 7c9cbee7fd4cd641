import { listOutages } from '#contract/health.ts';
import { apiQuery } from '#web/lib/query.ts';

export const outagesQuery = apiQuery(listOutages, {});
