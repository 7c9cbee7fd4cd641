import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { Link } from './Link.tsx';

afterEach(cleanup);

test('the router opens pages of its own, and leaves files, calls and text pages to the browser', () => {
  const isLeft = (href: string): boolean => {
    renderPage(<Link href={href}>{href}</Link>, { at: '/' });
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: href }));
    cleanup();
    return isLeftToBrowser;
  };
  expect(['/main/storyset', '/weather/ejura', '/terms'].map(isLeft)).toEqual([false, false, false]);
  expect(
    ['/api/docs', '/t/follow?story=yields', '/fr/t/follow?story=yields', 'https://example.org/'].map(isLeft),
  ).toEqual([true, true, true, true]);
});
