import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Answer, EndpointShape } from '#contract/endpoint.ts';
import { callPlainly, type Input, type Transport } from './callApi.ts';
import type { ApiProblem } from './problem.ts';

const transports = new WeakMap<QueryClient, Transport>();

/** How long an answer counts as fresh: reference data changes rarely, and the server answers 304 when it did not. */
const STALE_MS = 5 * 60_000;

/** Longer than this, in seconds, nobody is kept waiting without a word. */
const LONGEST_WAIT = 10;

/**
 * How often reading is tried again by itself: once after a lost connection, twice while the server is busy and says when to
 * come again. Any other refusal is shown, with a way to try again.
 */
function triesAfter({ status, retryAfter = Infinity }: Partial<ApiProblem>): number {
  if (status === 503 && retryAfter <= LONGEST_WAIT) return 2;
  return status === 0 ? 1 : 0;
}

/** The client of a page. On the server one per request, with the way to the server's own endpoints. */
export function createQueryClient(transport?: Transport): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: transport ? Number.POSITIVE_INFINITY : 30 * 60_000,
        networkMode: 'always',
        retry: (failures, problem: Partial<ApiProblem>) => !transport && failures < triesAfter(problem),
        retryDelay: (_, { retryAfter = 1 }: Partial<ApiProblem>) => retryAfter * 1_000,
        retryOnMount: false,
        refetchOnWindowFocus: false,
      },
    },
  });
  if (transport) transports.set(client, transport);
  return client;
}

interface QueryExtras {
  /**
   * A heavy answer (outlines) is drawn by the server and does not travel with the page: read it with
   * `useSuspenseQuery` inside a Suspense boundary, which stays as the server drew it until the browser has fetched.
   */
  readonly heavy?: boolean;
  /** When what the answer is about last changed: another time is another answer, however fresh the one before it is. */
  readonly state?: string;
}

/**
 * What a page asks for: `useQuery(apiQuery(showCrop, { params: { id: 'maize' } }))`. The same value in the
 * page's `needs` puts the answer into the page before it is sent.
 */
export function apiQuery<const E extends EndpointShape>(
  endpoint: E,
  input: Input<E>,
  { heavy = false, state }: QueryExtras = {},
) {
  return queryOptions({
    meta: { heavy, room: endpoint.room },
    queryKey: [endpoint.name, input, ...(state ? [state] : [])] as const,
    queryFn: ({ client, signal }) =>
      callPlainly(endpoint, input, { transport: transports.get(client), signal }) as Promise<Answer<E>>,
  });
}
