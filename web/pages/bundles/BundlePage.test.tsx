import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bundleAt } from '#web/testing/bundleFixture.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import BundlePage from './BundlePage.tsx';

function open(id: string, level: 1 | 2 | 3 | 4 = 2) {
  const query = id === '' ? '' : `id=${id}`;
  return renderPage(<BundlePage params={{}} search={new URLSearchParams(query)} />, {
    at: `/main/bundles?${query}`,
    answers: {
      ...(id === '' || id === '999' ? {} : { showBundle: bundleAt(level) }),
      chooseBundle: ({ url }: { url: string }) => bundleAt(Number(/investmentLevelId=(\d)/.exec(url)?.[1]) as 1),
    },
  });
}

describe('a bundle', () => {
  test('is led to by zone, goals and level, which can be changed', async () => {
    open('18');
    const way = within(await screen.findByRole('navigation', { name: 'You are here' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Southern Belt',
      'Productivity and Adaptation',
      'Intermediate',
    ]);
    expect(way.getByRole('link', { name: 'Southern Belt' }).getAttribute('href')).toBe(
      '/main/stepper?zone=1&goals=productivity&goals=adaptation&investment=2&step=1',
    );
  });

  test('shows its practices as numbered cards with goals, cost, crops and where that is known from', async () => {
    open('17', 1);
    const cards = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(cards.map((card) => card.getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Bundle Item (1)',
      'Bundle Item (2)',
    ]);
    expect(cards[0]?.getByText('Compost')).toBeTruthy();
    expect(cards[0]?.getByText('What Compost is.')).toBeTruthy();
    expect(cards[0]?.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Productivity, Mitigation and Adaptation',
      'low cost',
      'all crops',
    ]);
    expect(cards[0]?.getByText('general agronomy, not yet reviewed by CSIR')).toBeTruthy();
    expect(cards[1]?.getByRole('link', { name: 'Maize' }).getAttribute('href')).toBe(
      '/main/croppingcalendar?crop=maize',
    );
    expect(cards[1]?.getByText('livestock')).toBeTruthy();
  });

  test('tells what the level below and above would change', async () => {
    open('18');
    const up = within((await screen.findByRole('heading', { name: 'One level up: Medium' })).parentElement!);
    expect(up.getByText('You would add').nextElementSibling?.textContent).toBe('Compost');
    expect(up.queryByText('You would leave out')).toBeNull();
    const down = within((await screen.findByRole('heading', { name: 'One level down: Low' })).parentElement!);
    expect(down.getByText('You would leave out').nextElementSibling?.textContent).toBe('Drip irrigation kit');
    expect(down.getByRole('link', { name: 'See this bundle' }).getAttribute('href')).toBe('/main/bundles?id=17');
  });

  test('of the highest level is compared with the one below alone', async () => {
    open('20', 4);
    expect(await screen.findByRole('heading', { name: 'One level down: Medium' })).toBeTruthy();
    expect(screen.queryByText(/One level up/)).toBeNull();
  });

  test('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open('17', 1);
    (await screen.findByRole('button', { name: 'Print' })).click();
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('no bundle', () => {
  test('a number that is none leads to the questionnaire', async () => {
    open('999');
    expect(await screen.findByRole('heading', { level: 1, name: 'This bundle does not exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer three questions' }).getAttribute('href')).toBe('/main/stepper');
  });

  test('an address without a number too', () => {
    open('');
    expect(screen.getByRole('heading', { level: 1, name: 'No bundle is chosen' })).toBeTruthy();
  });
});
