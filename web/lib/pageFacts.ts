import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { createContext, useContext } from 'react';

export type Theme = 'light' | 'dark' | 'system';

/** What the server knew when it made the page; travels with it, so that both draw the same. */
export interface PageFacts {
  /** The language of the page, as its address says. */
  readonly language: PageLanguage;
  /** Today in Ghana, YYYY-MM-DD. */
  readonly today: string;
  /** When the page was made: ISO instant. */
  readonly madeAt: string;
  readonly theme: Theme;
  /** No map, no pictures, no script: for slow and costly lines. */
  readonly textMode: boolean;
  /** In text mode: where the words alone of this page are. */
  readonly textAddress?: string;
  /** Somebody is signed in on this browser; who, the page asks. */
  readonly signedIn: boolean;
  /** Rows of the reference data that rest on general knowledge, and how many of them an agronomist has reviewed. */
  readonly reviews?: { readonly general: number; readonly reviewed: number };
  /** Somebody forecasts the weather for this portal, or sample weather stands in for it. */
  readonly forecastConnected: boolean;
  /** There are recordings to be heard; without them nothing of it is asked for. */
  readonly recordings?: boolean;
  /** The page could not be made: the number under which the server's log knows why. */
  readonly failedAs?: string | undefined;
  /** A form of this page was sent without JavaScript and refused: why, and what was typed. */
  readonly refused?: { readonly wrong: string; readonly typed: Readonly<Record<string, string>> } | undefined;
}

export const PageFactsContext = createContext<PageFacts | null>(null);

/** The facts of the page. */
export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext);
  if (facts === null) throw new Error('usePageFacts stands outside of the App.');
  return facts;
}

/** Today in Ghana, YYYY-MM-DD, as the server knew it: the same on both sides. */
export function useToday(): string {
  return usePageFacts().today;
}

/** Whether maps, pictures and anything heavy are left out. */
export function useTextMode(): boolean {
  return usePageFacts().textMode;
}

/** Whether there is weather to show; without it no page makes room for any. */
export function useForecastConnected(): boolean {
  return usePageFacts().forecastConnected;
}
