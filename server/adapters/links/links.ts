/** Looks whether a page is still there, without reading it. */
export interface Links {
  /** What a look at an http or https address finds; null where there was no network to look through. */
  look(address: string, signal: AbortSignal): Promise<LinkState | null>;
}

/**
 * `answered`: the page is there. `closed`: the site lets no program look. `gone`: the site says there is no such page.
 * `silent`: no answer, or an error of the site.
 */
export type LinkState = 'answered' | 'closed' | 'gone' | 'silent';
