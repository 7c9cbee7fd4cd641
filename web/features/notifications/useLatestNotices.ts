import { useQuery } from '@tanstack/react-query';
import { latestNoticesQuery } from './api.ts';

/** How often it is asked whether there is anything new. */
const ASK_AGAIN_MS = 120_000;

/**
 * What one was told last, asked for again every `everyMs` milliseconds. Whoever is elsewhere with the page in a corner
 * asks for nothing, nor who was signed out since it was opened.
 */
export function useLatestNotices(everyMs = ASK_AGAIN_MS) {
  return useQuery({ ...latestNoticesQuery(), enabled: holdsSession, refetchInterval: everyMs, refetchIntervalInBackground: false });
}

/** The server's flag beside its sessions (sessions.ts): it goes with the last of them. The server itself asks nothing while it draws. */
function holdsSession(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes('signedIn=1');
}
