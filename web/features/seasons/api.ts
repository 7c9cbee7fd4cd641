import type { Answer } from '#contract/endpoint.ts';
import { listDeclaredOnsets } from '#contract/seasons/seasons.ts';
import { apiQuery } from '#web/lib/query.ts';

export type DeclaredOnset = Answer<typeof listDeclaredOnsets>[number];

export const onsetsQuery = () => apiQuery(listDeclaredOnsets, {});
