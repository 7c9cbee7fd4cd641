import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PageModule, PageProps } from '#web/lib/page.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import type { WordKey } from '#web/lib/words.ts';
import { headOf, titleText } from './headOf.ts';

interface PageHeadProps extends PageProps {
  readonly title: WordKey;
  readonly head: PageModule['head'];
}

/** Keeps the title of the browser's tab with the page, also when answers arrive later. */
export function PageHead({ title, head, params, search }: PageHeadProps) {
  const client = useQueryClient();
  const today = useToday();
  useEffect(() => {
    const write = () => {
      document.title = titleText(headOf({ title, head, params, search, today }, client).title);
    };
    write();
    return client.getQueryCache().subscribe(write);
  }, [client, head, params, search, title, today]);
  return null;
}
