import type { Answer } from '#contract/endpoint.ts';
import { listAllDistricts } from '#contract/geography.ts';
import { listOfficers } from '#contract/officers.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Officer = Answer<typeof listOfficers>[number];

/** Roles an officer may have, that of most first. */
export const officerRoles = ['user', 'pprsd', 'responder', 'admin'] as const satisfies readonly NonNullable<
  Officer['role']
>[];

export type District = Answer<typeof listAllDistricts>[number];

export const districtsQuery = () => apiQuery(listAllDistricts, {});
export const officersQuery = (q: string, inactive: boolean) =>
  apiQuery(listOfficers, { query: { ...(q && { q }), ...(inactive && { inactive }) } });
