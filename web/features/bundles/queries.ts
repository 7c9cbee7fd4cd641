import { chooseBundle, findBelt, listNearestBundles, showBundle } from '#contract/bundles/bundles.ts';
import type { Answers } from '#engines/bundles/answers.ts';
import { apiQuery } from '#web/lib/query.ts';
import { toQuery } from './answers.ts';

/** The bundle of exactly these answers, or null. */
export function chosenQuery(answers: Answers) {
  return apiQuery(chooseBundle, { query: toQuery(answers) });
}

export function nearestQuery(answers: Answers) {
  return apiQuery(listNearestBundles, { query: toQuery(answers) });
}

export function bundleQuery(bundleId: string) {
  return apiQuery(showBundle, { params: { bundleId } });
}

export function beltQuery(district: string) {
  return apiQuery(findBelt, { query: { district } });
}
