import type { ComponentType } from 'react';
import type { Words } from './words.ts';

/** What a page component is given. What a visitor chose stands in the address. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

/** What a page may look at to say which answers it needs. */
export interface NeedsContext extends PageProps {
  /** Today in Ghana, YYYY-MM-DD. */
  readonly today: string;
  readonly textMode: boolean;
  /** Fetches an answer now, for a page whose next need depends on it; it counts as needed too. */
  readonly read: <Data>(query: ReadableQuery<Data>) => Promise<Data>;
}

/** The part of a query that `needs` and `head` handle; every `apiQuery` is one. */
export interface ReadableQuery<Data = unknown> {
  readonly queryKey: readonly [string, unknown, ...unknown[]];
  // A method, so that queries of different answers stand in one list.
  queryFn?(context: never): Data | Promise<Data>;
}

/** Title and description of a page whose words depend on its answers. */
export interface Head {
  /** Without the product's name. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Keep it out of search engines. */
  readonly noindex?: boolean | undefined;
  /** Path and query under which the page is best known, when the address holds more than that. */
  readonly canonical?: string | undefined;
  /** Path and query under which the page is shared, where it holds more than the canonical one: a chart in its address. */
  readonly shared?: string | undefined;
}

export interface HeadContext extends PageProps {
  readonly t: Words;
  readonly today: string;
  /** An answer that is there already. */
  readonly known: <Data>(query: ReadableQuery<Data>) => Data | undefined;
}

/**
 * A file of `web/pages/`: the component as default, beside it what the page needs and how it is headed.
 * The server fetches the needs before it renders; a problem with one of them gives the page its status.
 */
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly needs?: (context: NeedsContext) => readonly ReadableQuery[] | Promise<readonly ReadableQuery[]>;
  readonly head?: (context: HeadContext) => Head;
  /** Where the address leads on to, known once the needs are there; the server then answers with a redirect. */
  readonly leadsTo?: (context: HeadContext) => string | undefined;
  /** Source files of lazy parts that the server draws: their styles come with the page, and their code is asked for early. */
  readonly parts?: readonly string[];
}
