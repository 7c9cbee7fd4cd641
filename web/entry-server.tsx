import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { dehydrate, type DehydratedState, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { App } from './app/App.tsx';
import { headOf, titleText } from './app/headOf.ts';
import { matchRoute, pageAt, redirectOf, type RouteMatch } from './app/matchRoute.ts';
import { loadPage } from './app/pages.tsx';
import { writePageState } from './app/pageState.ts';
import type { Transport } from './lib/callApi.ts';
import type { Head, PageModule, PageProps, ReadableQuery } from './lib/page.ts';
import type { PageFacts } from './lib/pageFacts.ts';
import { isApiProblem } from './lib/problem.ts';
import { createQueryClient } from './lib/query.ts';
import { words } from './lib/words.ts';

export { routes } from './app/routes.ts';
export { STATE_ID } from './app/pageState.ts';

export interface RenderRequest {
  readonly path: string;
  /** Without the question mark. */
  readonly search: string;
  readonly facts: PageFacts;
  /** The way to the server's own endpoints, as the visitor who asked. */
  readonly transport: Transport;
}

/** A page, ready to be put into its document. */
export interface RenderedPage {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Its address holds a secret. */
  readonly secret: boolean;
  /** Path and query; null when the page has no address of its own (not found). */
  readonly canonical: string | null;
  readonly html: string;
  /** JSON, safe inside a script element. */
  readonly state: string;
  /** Source files of the page, by which its styles and code are found. */
  readonly files: readonly string[];
}
export type Rendered = RenderedPage | { readonly redirect: string };

/** Renders the page that says another could not be made; `facts.failedAs` is the number to quote. */
export async function renderFailure({ path, search, facts, transport }: RenderRequest): Promise<RenderedPage> {
  const client = createQueryClient(transport);
  const html = await draw(<App client={client} facts={facts} at={{ path, search }} />);
  const state = writePageState({ answers: answersOf(client), facts });
  return { status: 500, ...headWords({ title: words('pages.error') }), noindex: true, secret: false, canonical: null, html, state, files: [] };
}

/** Renders an address to markup, with every answer it needs. Throws when the page itself cannot be drawn. */
export async function render({ path, search, facts, transport }: RenderRequest): Promise<Rendered> {
  const match = matchRoute(path);
  const redirect = match && redirectOf(match, search);
  if (redirect !== undefined) return { redirect };

  const client = createQueryClient(transport);
  const { route, params } = pageAt(path, match);
  const props: PageProps = { params, search: new URLSearchParams(search) };
  const page = await loadPage(route);
  await fetchNeeds(page, props, facts, client);

  const answers = answersOf(client);
  const html = await draw(<App client={client} answers={answers} facts={facts} at={{ path, search }} />);
  const head = headOf({ title: route.title, head: page.head, today: facts.today, ...props }, client);
  return {
    status: statusOf(match, client),
    ...headWords(head),
    noindex: route.noindex === true || head.noindex === true,
    secret: route.secret === true,
    canonical: match?.route.page === undefined || route.secret ? null : (head.canonical ?? path),
    html,
    state: writePageState({ answers, facts }),
    files: [`web/pages/${route.page}.tsx`, ...(route.words ?? []).map((area) => `web/words/en/${area}.ts`)],
  };
}

/** The answers a page is sent with: what was found and what was refused, heavy ones left out. */
function answersOf(client: QueryClient): DehydratedState {
  return dehydrate(client, {
    shouldDehydrateQuery: ({ state, meta }) => state.status !== 'pending' && meta?.heavy !== true,
    shouldDehydrateMutation: () => false,
  });
}

/** Fetches what the page needs; what is refused is shown by the page where the answer would stand. */
async function fetchNeeds(page: PageModule, props: PageProps, { today, textMode }: PageFacts, client: QueryClient): Promise<void> {
  // Every query a page names was made by `apiQuery`.
  const read = <Data,>(query: ReadableQuery<Data>) => client.fetchQuery(query as unknown as FetchQueryOptions<Data>);
  try {
    const needs = (await page.needs?.({ ...props, today, textMode, read })) ?? [];
    await Promise.all(needs.map((need) => read(need).catch(ignoreRefusal)));
  } catch (refusal) {
    ignoreRefusal(refusal);
  }
}

/** A refusal stays in the client, for the page to show; anything else is a mistake of ours. */
function ignoreRefusal(caught: unknown): void {
  if (!isApiProblem(caught)) throw caught;
}

/** A page about something that does not exist, or asked for wrongly, says so by its status too. */
function statusOf(match: RouteMatch | undefined, client: QueryClient): number {
  if (match?.route.page === undefined) return 404;
  const refusals = client.getQueryCache().getAll().map(({ state }) => state.error).filter(isApiProblem);
  return refusals.find(({ status }) => [400, 401, 403, 404].includes(status))?.status ?? 200;
}

function headWords({ title, description }: Head & { readonly title: string }) {
  return { title: titleText(title), description: description ?? words('shell.claim') };
}

/** Waits for the whole page: nothing is sent hidden to be shown by a script later. */
async function draw(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
