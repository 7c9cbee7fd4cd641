import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { dehydrate, type DehydratedState, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';
import { App } from './app/App.tsx';
import { titleText } from './app/headOf.ts';
import { matchRoute, pageAt, redirectOf, type RouteMatch } from './app/matchRoute.ts';
import { loadPage } from './app/pages.tsx';
import { writePageState } from './app/pageState.ts';
import { inLanguage, type PageLanguage } from '#engines/words/pageLanguages.ts';
import type { BuiltRoute } from './app/routes.ts';
import type { Card } from './head/card.ts';
import { headPart, type HeadPart } from './head/headPart.ts';
import type { Transport } from './lib/callApi.ts';
import type { PageModule, PageProps, ReadableQuery } from './lib/page.ts';
import type { PageFacts } from './lib/pageFacts.ts';
import { isApiProblem } from './lib/problem.ts';
import { createQueryClient } from './lib/query.ts';
import { hasFrench, isTranslated, loadWords, words } from './lib/words.ts';

export { routes } from './app/routes.ts';
export { STATE_ID } from './app/pageState.ts';
export { correctSpelling, speakBy } from './lib/words.ts';

export interface RenderRequest {
  /** Without the part that names the language. */
  readonly path: string;
  /** Without the question mark. */
  readonly search: string;
  readonly facts: PageFacts;
  /** Origin under which visitors reach the portal. */
  readonly origin: string;
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
  /** Path and query under which it is shared, where that is more than the canonical one. */
  readonly shared?: string | undefined;
  /** Languages in which the page has all its words. */
  readonly languages: readonly PageLanguage[];
  /** What search engines read of it: JSON-LD, without the context. */
  readonly structured: readonly object[];
  readonly html: string;
  /** JSON, safe inside a script element. */
  readonly state: string;
  /** Source files of the page, by which its styles and code are found. */
  readonly files: readonly string[];
}
export type Rendered = RenderedPage | { readonly redirect: string };

/** Renders the page that says another could not be made; `facts.failedAs` is the number to quote. */
export async function renderFailure({ path, search, facts, transport }: RenderRequest): Promise<RenderedPage> {
  const { transport: noting, textOf } = noteTexts(transport);
  const client = createQueryClient(noting);
  await loadWords(['head']);
  const html = await draw(<App client={client} facts={facts} at={addressOf(path, search, facts)} />);
  const state = writePageState({ answers: answersOf(client, facts), facts }, textOf);
  return {
    status: 500,
    title: titleText(words('pages.error')),
    description: words('head.claim'),
    noindex: true,
    secret: false,
    canonical: null,
    languages: [facts.language],
    structured: [],
    html,
    state,
    files: wordFiles([], facts),
  };
}

/** What is drawn where the address of a page is shared; undefined when it is no page for everybody. */
export async function describe({ path, search, facts, origin, transport }: RenderRequest): Promise<Card | undefined> {
  const match = matchRoute(path);
  if (match?.route.page === undefined || match.route.noindex) return undefined;
  const client = createQueryClient(transport);
  const { head } = await prepare(path, match, { search, facts, origin }, client);
  return (head.noindex && head.shared === undefined) || statusOf(match, client) !== 200 ? undefined : head.card;
}

/** Renders an address to markup, with every answer it needs. Throws when the page itself cannot be drawn. */
export async function render({ path, search, facts, origin, transport }: RenderRequest): Promise<Rendered> {
  const match = matchRoute(path);
  const redirect = match && redirectOf(match, search);
  if (redirect !== undefined) return { redirect: inLanguage(redirect, facts.language) };

  const { transport: noting, textOf } = noteTexts(transport);
  const client = createQueryClient(noting);
  const { route, head, parts, leadsTo } = await prepare(path, match, { search, facts, origin }, client);
  if (leadsTo !== undefined) return { redirect: inLanguage(leadsTo, facts.language) };
  const answers = answersOf(client, facts);
  const html = await draw(<App client={client} answers={answers} facts={facts} at={addressOf(path, search, facts)} />);
  const hasAddress = match?.route.page !== undefined && route.secret !== true;
  return {
    status: statusOf(match, client),
    title: titleText(head.title),
    description: head.description,
    noindex: head.noindex,
    secret: route.secret === true,
    canonical: hasAddress ? head.canonical : null,
    shared: hasAddress ? head.shared : undefined,
    languages: await languagesOf(route),
    structured: hasAddress && !head.noindex ? head.structured : [],
    html,
    state: writePageState({ answers, facts }, textOf),
    files: [`web/pages/${route.page}.tsx`, ...parts, ...wordFiles(route.words ?? [], facts)],
  };
}

/** Notes the texts of answers that come parsed, so that the page's state needs not write them again. */
function noteTexts(transport: Transport): {
  readonly transport: Transport;
  readonly textOf: (answer: unknown) => string | undefined;
} {
  const texts = new Map<unknown, string>();
  return {
    transport: async (call, signal) => {
      const answer = await transport(call, signal);
      if (answer.value !== undefined) texts.set(answer.value, answer.text);
      return answer;
    },
    textOf: (answer) => (typeof answer === 'object' ? texts.get(answer) : undefined),
  };
}

/** Where the App stands: the address with its language. */
function addressOf(
  path: string,
  search: string,
  { language }: PageFacts,
): { readonly path: string; readonly search: string } {
  return { path: inLanguage(path, language), search };
}

/** The files that a page's words come in; what is not in its language comes in English. */
function wordFiles(areas: readonly string[], { language }: PageFacts): string[] {
  const english = areas.map((area) => `web/words/en/${area}.ts`);
  if (language === 'en') return english;
  return [
    'web/words/french.ts',
    ...english.map((file, at) => (isTranslated([areas[at] ?? '']) ? file.replace('/en/', `/${language}/`) : file)),
  ];
}

/** The languages in which a page has all its words. */
async function languagesOf({ words: areas = [] }: BuiltRoute): Promise<readonly PageLanguage[]> {
  return (await hasFrench(areas)) ? ['en', 'fr'] : ['en'];
}

/** Loads the page of an address with its words and answers, and works out its head. */
async function prepare(
  path: string,
  match: RouteMatch | undefined,
  { search, facts, origin }: Pick<RenderRequest, 'search' | 'facts' | 'origin'>,
  client: QueryClient,
): Promise<{
  readonly route: BuiltRoute;
  readonly head: HeadPart;
  readonly parts: readonly string[];
  readonly leadsTo: string | undefined;
}> {
  const { route, params } = pageAt(path, match);
  const props: PageProps = { params, search: new URLSearchParams(search) };
  const [page] = await Promise.all([loadPage(route), loadWords(['head'])]);
  await fetchNeeds(page, props, facts, client);
  const { today } = facts;
  return {
    route,
    head: headPart({ route, page, origin, today, ...props }, client),
    parts: page.parts ?? [],
    leadsTo: page.leadsTo?.({ ...props, today, t: words, known: ({ queryKey }) => client.getQueryData(queryKey) }),
  };
}

/**
 * The answers a page is sent with: what was found and what was refused, heavy ones left out. All are as old as the page, so that
 * the same page made again differs in no other moment.
 */
function answersOf(client: QueryClient, { madeAt }: PageFacts): DehydratedState {
  const made = Date.parse(madeAt);
  const { queries, mutations } = dehydrate(client, {
    shouldDehydrateQuery: ({ state, meta }) => state.status !== 'pending' && meta?.heavy !== true,
    shouldDehydrateMutation: () => false,
  });
  return {
    mutations,
    queries: queries.map(({ state, ...query }) => ({
      ...query,
      dehydratedAt: made,
      state: {
        ...state,
        dataUpdatedAt: state.dataUpdatedAt && made,
        errorUpdatedAt: state.errorUpdatedAt && made,
      },
    })),
  };
}

/** Fetches what the page needs; what is refused is shown by the page where the answer would stand. */
async function fetchNeeds(
  page: PageModule,
  props: PageProps,
  { today, textMode }: PageFacts,
  client: QueryClient,
): Promise<void> {
  // Every query a page names was made by `apiQuery`.
  const begun: Promise<unknown>[] = [];
  const read = <Data,>(query: ReadableQuery<Data>) => {
    const answer = client.fetchQuery(query as unknown as FetchQueryOptions<Data>);
    begun.push(answer);
    return answer;
  };
  try {
    const needs = (await page.needs?.({ ...props, today, textMode, read })) ?? [];
    await Promise.all(needs.map((need) => read(need).catch(ignoreRefusal)));
  } catch (refusal) {
    ignoreRefusal(refusal);
    // Where one is refused, the others asked beside it are still on their way: the page waits for what they say.
    await Promise.allSettled(begun);
  }
}

/** A refusal stays in the client, for the page to show; anything else is a mistake of ours. */
function ignoreRefusal(caught: unknown): void {
  if (!isApiProblem(caught)) throw caught;
}

/** A page about something that does not exist, or asked for wrongly, says so by its status too. */
function statusOf(match: RouteMatch | undefined, client: QueryClient): number {
  if (match?.route.page === undefined) return 404;
  const refusals = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.error)
    .filter(isApiProblem);
  return refusals.find(({ status }) => [400, 401, 403, 404].includes(status))?.status ?? 200;
}

/** What React writes where a part of a page was left to the browser: something in it had to be waited for, or failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * The whole page: nothing is sent hidden to be shown by a script later. Drawn in one go, which takes a quarter less than by way of
 * a stream; where a part has to be waited for, which is where its code is read for the first time, it is drawn again and waited for.
 */
async function draw(page: ReactNode): Promise<string> {
  const html = renderToString(page);
  return html.includes(LEFT_OUT) ? drawWaiting(page) : html;
}

/** What is used of Node's stream, whose types the pages do not have. */
interface TextStream extends AsyncIterable<string> {
  setEncoding(encoding: 'utf8'): unknown;
}

async function drawWaiting(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  const pieces = prelude as unknown as TextStream;
  pieces.setEncoding('utf8');
  let html = '';
  for await (const piece of pieces) html += piece;
  if (failures.length > 0) throw failures[0];
  return html;
}
