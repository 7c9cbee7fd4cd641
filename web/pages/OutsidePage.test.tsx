import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import OutsidePage from './OutsidePage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('an address that is not set says what it is, and leads on', async () => {
  const { calls } = renderPage(<OutsidePage />, { at: '/CSIRspace/', answers: { showOutside: { address: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'CSIRspace' })).toBeTruthy();
  expect(screen.getByText('The open library of CSIR’s research papers.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/main/faq');
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('/main/croppingcalendar');
  expect(calls.map(({ url }) => url)).toEqual(['/api/portal/outside/csirspace']);
});

test('who comes to one that is set from a page of the portal is sent on, with a link for when that fails', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  renderPage(<OutsidePage />, {
    at: '/kuafo',
    answers: { showOutside: { address: 'https://kuafo.example.gh/market' } },
  });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://kuafo.example.gh/market'));
  expect(screen.getByRole('link', { name: 'Go to kuafo.example.gh' }).getAttribute('href')).toBe(
    'https://kuafo.example.gh/market',
  );
});
