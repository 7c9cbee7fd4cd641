import { useQuery } from '@tanstack/react-query';
import { forecastQuery } from './api.ts';

/** Not more often than this, whatever the answer says, in seconds. */
const LEAST_WAIT = 5;

/** The forecast of a place, once there is one; asked for again by itself when the server says that it is worth it. */
export function useForecast(location: string | undefined) {
  return useQuery({
    ...forecastQuery(location ?? ''),
    enabled: location !== undefined,
    refetchInterval: ({ state }) => (state.data ? Math.max(LEAST_WAIT, state.data.ask_again_seconds) * 1000 : false),
  });
}
