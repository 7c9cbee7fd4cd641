import type { QueryClient } from '@tanstack/react-query';
import type { Head, PageModule, PageProps } from '#web/lib/page.ts';
import { words, type WordKey } from '#web/lib/words.ts';

/** How a page is headed: its own words where it has some, else the title of its route. */
export function headOf(
  {
    title,
    head,
    params,
    search,
    today,
  }: PageProps & { readonly title: WordKey; readonly head: PageModule['head']; readonly today: string },
  client: QueryClient,
): Head & { readonly title: string } {
  const own = head?.({ t: words, params, search, today, known: ({ queryKey }) => client.getQueryData(queryKey) });
  return { ...own, title: own?.title ?? words(title) };
}

/** The text of `<title>`. */
export function titleText(page: string): string {
  return page === words('shell.product') ? page : words('shell.titleOf', { page });
}
