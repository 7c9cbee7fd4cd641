import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countFarmers, listFarmers, showFarmer } from '#contract/farmers/farmers.ts';
import { listFiles, showFile } from '#contract/files/files.ts';
import { listGroupMembers, listGroups } from '#contract/farmers/groups.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { listOfficerRequests } from '#contract/officers/officerRequests.ts';
import { unseenNoticesQuery } from './api.ts';
import { holdsSession } from './holdsSession.ts';
import { listenForNotices } from './listenForNotices.ts';

/** How often it is asked whether there is anything new while no line is alive, and behind one that is; in milliseconds. */
const ASK_AGAIN_MS = 10_000;
const ASK_BEHIND_MS = 120_000;
/** The server is heard every 25 seconds. */
const ALIVE_MS = 60_000;
/** What officers share with one another, and what administrators wait for: a ring means that one of these changed. */
const shared = new Set<unknown>(
  [
    listNotifications,
    listFarmers,
    countFarmers,
    showFarmer,
    listGroups,
    listGroupMembers,
    listFiles,
    showFile,
    listOfficerRequests,
  ].map(({ name }) => name),
);

/** What an officer was told and has not seen, live; the lists that others change are asked for again at each ring. */
export function useBell() {
  const client = useQueryClient();
  const heardAt = useRef(0);
  useEffect(
    () =>
      listenForNotices({
        onBeat: () => (heardAt.current = Date.now()),
        onChange: () => void client.invalidateQueries({ predicate: ({ queryKey }) => shared.has(queryKey[0]) }),
      }),
    [client],
  );
  return useQuery({
    ...unseenNoticesQuery(),
    enabled: holdsSession,
    refetchInterval: () => (Date.now() - heardAt.current < ALIVE_MS ? ASK_BEHIND_MS : ASK_AGAIN_MS),
    refetchIntervalInBackground: false,
  });
}
