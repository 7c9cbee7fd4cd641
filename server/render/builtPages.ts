import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Card } from './social/drawCard.ts';
import type { RefusedForm } from '../platform/forms/formPage.ts';

/** What the server knows when it makes a page; the same as the pages' own `PageFacts`. */
export interface PageFacts {
  /** The language of the page, as its address says. */
  readonly language: PageLanguage;
  readonly today: string;
  readonly madeAt: string;
  readonly theme: 'light' | 'dark' | 'system';
  readonly textMode: boolean;
  /** In text mode: where the words alone of this page are. */
  readonly textAddress?: string;
  readonly signedIn: boolean;
  readonly reviews?: { readonly general: number; readonly reviewed: number };
  readonly forecastConnected: boolean;
  readonly recordings?: boolean;
  readonly failedAs?: string;
  readonly refused?: RefusedForm;
}

/** A call of a page on its way to an endpoint of this server. */
export interface OwnCall {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** The body as text. */
  readonly text?: string | undefined;
}
export interface OwnAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** What the text says, where it was parsed before; frozen. */
  readonly value?: unknown;
  readonly requestId?: string;
}
export type OwnTransport = (call: OwnCall) => Promise<OwnAnswer>;

export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  readonly facts: PageFacts;
  /** Origin under which visitors reach the portal. */
  readonly origin: string;
  readonly transport: OwnTransport;
}

export interface RenderedPage {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Its address holds a secret: no other site is told it, and nothing keeps the page. */
  readonly secret?: boolean;
  readonly canonical: string | null;
  /** Path and query under which it is shared, where that is more than the canonical one. */
  readonly shared?: string | undefined;
  /** Languages in which the page has all its words. */
  readonly languages: readonly PageLanguage[];
  /** What search engines read of it: JSON-LD, without the context. */
  readonly structured: readonly object[];
  readonly html: string;
  readonly state: string;
  readonly files: readonly string[];
}

/** One piece of the browser's code as the build's manifest lists it. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Drawings that it refers to. */
  readonly assets?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly imports?: readonly string[];
}

/** A line of the pages' route table. */
export interface PageRoute {
  /** `:name` takes one segment, `:name?` may be absent. */
  readonly path: string;
  /** Absent: it sends on. */
  readonly page?: string;
  readonly noindex?: true;
}

/** The pages as `npm run build` made them: the only thing the server knows of `web/`. */
export interface BuiltPages {
  readonly render: (request: RenderRequest) => Promise<RenderedPage | { readonly redirect: string }>;
  readonly renderFailure: (request: RenderRequest) => Promise<RenderedPage>;
  /** What is drawn where a page's address is shared; undefined when it is no page for everybody. */
  readonly describe: (request: RenderRequest) => Promise<Card | undefined>;
  /** Has pages say quoted texts in correct spelling from now on. */
  readonly correctSpelling: () => void;
  /** Has another say which language a page is drawn in: pages of several are drawn at once. */
  readonly speakBy: (asked: () => PageLanguage) => void;
  /** The pages there are. */
  readonly routes: readonly PageRoute[];
  readonly STATE_ID: string;
  readonly manifest: Readonly<Record<string, Chunk>>;
  /** Folder of the browser's files. */
  readonly clientDir: string;
}

/** Loads the built pages. Throws when they were not built. */
export async function loadBuiltPages(dist: string): Promise<BuiltPages> {
  const entry = path.join(dist, 'ssr', 'entry-server.js');
  const clientDir = path.join(dist, 'client');
  const manifestFile = path.join(clientDir, '.vite', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifestFile))
    throw new Error('The pages are not built. Run "npm run build" first.');
  const built = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Omit<
    BuiltPages,
    'manifest' | 'clientDir'
  >;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as BuiltPages['manifest'];
  return { ...built, manifest, clientDir };
}
