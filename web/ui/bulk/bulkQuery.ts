import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBulkActs } from '#contract/bulkActs/bulkActs.ts';
import type { Answer } from '#contract/endpoint.ts';
import { apiQuery } from '#web/lib/query.ts';

export type BulkAct = Answer<typeof listBulkActs>['found'][number];

const LOOK_AGAIN_MS = 1_000;

/** Acts over many records of whoever is here, asked again while one is under way; once it ended, everything else is asked again. */
export function useBulkActs(): readonly BulkAct[] {
  const client = useQueryClient();
  const { data } = useQuery({
    ...apiQuery(listBulkActs, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => countRunning(state.data?.found ?? []) > 0 && LOOK_AGAIN_MS,
  });
  const found = data?.found ?? [];
  const running = countRunning(found);
  const before = useRef(0);
  useEffect(() => {
    const hasEnded = running < before.current;
    before.current = running;
    if (hasEnded) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== listBulkActs.name });
  }, [client, running]);
  return found;
}

function countRunning(found: readonly BulkAct[]): number {
  return found.filter(({ state }) => state === 'running').length;
}
