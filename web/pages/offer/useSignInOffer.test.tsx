import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { PageFactsContext } from '#web/lib/pageFacts.ts';
import { useSignInOffer } from './useSignInOffer.ts';

const facts = {
  today: '2026-04-15',
  madeAt: '2026-04-15T08:00:00Z',
  theme: 'light',
  language: 'en',
  textMode: false,
  signedIn: false,
  forecastConnected: true,
} as const;
const wrapper = ({ children }: { children: ReactNode }) => (
  <PageFactsContext value={facts}>{children}</PageFactsContext>
);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function offeredAfter(seconds: number): boolean {
  const { result } = renderHook(() => useSignInOffer(true, 5_000), { wrapper });
  act(() => vi.advanceTimersByTime(seconds * 1_000));
  return result.current;
}

test('signing in is offered after a while', () => {
  expect(offeredAfter(4)).toBe(false);
  sessionStorage.clear();
  expect(offeredAfter(5)).toBe(true);
});

test.each([
  '<input>',
  '<select></select>',
  '<textarea></textarea>',
  '<div role="dialog"><button>x</button></div>',
  '<div role="combobox" tabindex="0"></div>',
])('it is not offered over a field in use: %s', (html) => {
  document.body.innerHTML = html;
  (document.querySelector('button, input, select, textarea, [tabindex]') as HTMLElement).focus();
  expect(offeredAfter(60)).toBe(false);
});
