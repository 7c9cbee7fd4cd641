import { showHealth } from '#contract/health.ts';
import { apiQuery } from '#web/lib/query.ts';

export const healthQuery = () => apiQuery(showHealth, {});
