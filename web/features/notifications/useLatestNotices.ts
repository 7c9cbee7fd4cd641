import { useQuery } from '@tanstack/react-query';
import { latestNoticesQuery } from './api.ts';
import { holdsSession } from './holdsSession.ts';

/** How often it is asked whether there is anything new. */
const ASK_AGAIN_MS = 120_000;

/**
 * What one was told last, asked for again now and then. Whoever is elsewhere with the page in a corner
 * asks for nothing, nor who was signed out since it was opened.
 */
export function useLatestNotices() {
  return useQuery({
    ...latestNoticesQuery(),
    enabled: holdsSession,
    refetchInterval: ASK_AGAIN_MS,
    refetchIntervalInBackground: false,
  });
}
