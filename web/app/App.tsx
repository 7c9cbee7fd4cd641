import { HydrationBoundary, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { baseOf } from '#engines/words/pageLanguages.ts';
import { PageFactsContext, type PageFacts } from '#web/lib/pageFacts.ts';
import { Shell } from './shell/Shell.tsx';
import '#web/styles/tokens.css';
import '#web/styles/darkTokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';

interface AppProps {
  readonly client: QueryClient;
  /** The answers the page was sent with. */
  readonly answers?: DehydratedState | undefined;
  readonly facts: PageFacts;
  /** On the server: the address that is drawn. */
  readonly at?: { readonly path: string; readonly search: string } | undefined;
}

/** The whole page, the same on both sides of the wire. */
export function App({ client, answers, facts, at }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={answers}>
        <PageFactsContext value={facts}>
          <Router base={baseOf(facts.language)} {...(at && { ssrPath: at.path, ssrSearch: at.search })}>
            <Shell />
          </Router>
        </PageFactsContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
