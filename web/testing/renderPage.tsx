import type { ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageFactsContext, type PageFacts } from '#web/lib/pageFacts.ts';
import type { Incoming, Outgoing, Transport } from '#web/lib/callApi.ts';
import { createQueryClient } from '#web/lib/query.ts';

interface Options {
  /** Path and query under which the page stands. */
  readonly at?: string;
  /** Answers by the name of their endpoint: a value, or what makes it of the call. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly facts?: Partial<PageFacts>;
}

export const usualFacts: PageFacts = {
  today: '2026-05-06',
  madeAt: '2026-05-06T08:00:00.000Z',
  theme: 'light',
  textMode: false,
  language: 'en',
  signedIn: false,
  forecastConnected: true,
};

export interface RenderedForTest extends RenderResult {
  /** Addresses the page went through, the present one last. */
  readonly history: readonly string[];
  /** The calls it made. */
  readonly calls: readonly Outgoing[];
}

/** Draws a page or a part of one as the browser would, with answers in place of the server. */
export function renderPage(page: ReactElement, { at = '/', answers = {}, facts = {} }: Options = {}): RenderedForTest {
  const { hook, searchHook, history } = memoryLocation({ path: at, record: true });
  const calls: Outgoing[] = [];
  const transport: Transport = (call) => {
    calls.push(call);
    return Promise.resolve(answerTo(call, answers));
  };
  const drawn = render(
    <QueryClientProvider client={createQueryClient(transport)}>
      <PageFactsContext value={{ ...usualFacts, ...facts }}>
        <Router hook={hook} searchHook={searchHook}>
          {page}
        </Router>
      </PageFactsContext>
    </QueryClientProvider>,
  );
  return { ...drawn, history, calls };
}

function answerTo(call: Outgoing, answers: Readonly<Record<string, unknown>>): Incoming {
  if (!(call.name in answers)) {
    return {
      status: 404,
      type: 'application/json',
      text: JSON.stringify({ message: `The test has no answer for ${call.name}.`, code: 'notFound' }),
    };
  }
  const answer = answers[call.name];
  const value: unknown = typeof answer === 'function' ? (answer as (call: Outgoing) => unknown)(call) : answer;
  return { status: 200, type: 'application/json', text: JSON.stringify(value) };
}
