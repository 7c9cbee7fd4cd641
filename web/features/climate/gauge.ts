import { showMe } from '#contract/accounts/accounts.ts';
import { showRainGauge } from '#contract/climate/gauges.ts';
import { apiQuery } from '#web/lib/query.ts';

export const gaugeQuery = (id: string) => apiQuery(showRainGauge, { params: { id } });

/** What the part of a gauge is drawn from; who reads it off is known to its form without a network, too. */
export const gaugeNeeds = (id: string) => [gaugeQuery(id), apiQuery(showMe, {})];
