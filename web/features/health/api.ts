import { showHealth } from '#contract/health/health.ts';
import { sentenceLanguage } from '#web/lib/words.ts';
import { apiQuery } from '#web/lib/query.ts';

export const healthQuery = () => apiQuery(showHealth, { query: sentenceLanguage() });
