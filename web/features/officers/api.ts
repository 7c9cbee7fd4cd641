import type { Answer } from '#contract/endpoint.ts';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { findOfficers } from '#contract/officers/officers.ts';
import { apiQuery } from '#web/lib/query.ts';

export type Officer = Answer<typeof findOfficers>['found'][number];

/** Roles an officer may have, that of most first. */
export const officerRoles = ['user', 'pprsd', 'responder', 'director', 'admin'] as const satisfies readonly NonNullable<
  Officer['role']
>[];

export const districtsQuery = () => apiQuery(listAllDistricts, {});
export const officersPerPage = 20;

/** A page of officers whom whoever asks looks after. */
export const officersQuery = (q: string, inactive: boolean, role: NonNullable<Officer['role']> | '', page: number) =>
  apiQuery(findOfficers, {
    query: {
      managed: true,
      limit: officersPerPage,
      offset: (page - 1) * officersPerPage,
      ...(q && { q }),
      ...(inactive && { inactive }),
      ...(role && { role }),
    },
  });
