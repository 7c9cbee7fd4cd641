import type { Answer } from '#contract/endpoint.ts';
import { outsideNames, showLanding, showServices } from '#contract/portal/portal.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Landing = Answer<typeof showLanding>;
export type Slide = Landing['slides'][number];
export type Service = Landing['services'][number];
export type Partner = Landing['partners'][number];
export type Question = Landing['faqs'][number];

/** Drawn by the server, and fetched again by the browser once it has time: the texts do not travel twice. */
export const landingQuery = apiQuery(showLanding, {}, { heavy: true });
export const servicesQuery = apiQuery(showServices, {});

/** Whether a path is an address of somebody else's site, which the server sends on to: no page to change to. */
export function isOutside(route: string): boolean {
  return outsideNames.some((name) => route === `/${name}`);
}
