import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { applyFarmerImport, showFarmerImport } from '#contract/farmers/farmerImport.ts';
import { noteChange, refetchChanged } from '#web/lib/changedRooms.ts';
import { apiQuery } from '#web/lib/query.ts';
import { notify } from '#web/ui/toast/notify.ts';

export type FarmerImport = NonNullable<Answer<typeof showFarmerImport>['current']>;

const LOOK_AGAIN_MS = 500;

export const importQuery = apiQuery(showFarmerImport, {});

/** The list that is being brought in, null where there is none; asked again while its rows are gone through. */
export function useImport(): FarmerImport | null {
  const { data } = useQuery({
    ...importQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => isUnderWay(state.data?.current ?? null) && LOOK_AGAIN_MS,
  });
  return data?.current ?? null;
}

export function isUnderWay(current: FarmerImport | null): boolean {
  return current?.state === 'checking' || current?.state === 'applying';
}

/** Says when a list was brought in while one was here, and asks again for what it changed. */
export function useImportNews(): void {
  const client = useQueryClient();
  const current = useImport();
  const before = useRef<FarmerImport['state']>(undefined);
  useEffect(() => {
    const isNews = before.current === 'applying' && current?.state === 'applied';
    before.current = current?.state;
    if (!isNews) return;
    notify({ tone: 'ok', text: current?.report?.message ?? '', atLeastMs: 2000 });
    // The rows went in after the call that began it was answered.
    noteChange(applyFarmerImport);
    void refetchChanged(client);
  }, [client, current]);
}
