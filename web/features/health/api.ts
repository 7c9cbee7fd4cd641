import { listOutages, showHealth } from '#contract/health.ts';
import { apiQuery } from '#web/lib/query.ts';

export const outagesQuery = apiQuery(listOutages, {});
export const healthQuery = () => apiQuery(showHealth, {});
