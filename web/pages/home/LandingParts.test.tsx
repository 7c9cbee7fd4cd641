import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Landing } from '#web/features/portal/api.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import LandingParts from './LandingParts.tsx';

const slide = (id: string, animationClass: string, link = '') => ({
  id,
  image: 'rain',
  text: `Slide ${id}`,
  animationClass,
  description: `About ${id}`,
  link,
});
const landing: Landing = {
  slides: [slide('one', 'rise', '/weather'), slide('two', 'fade')],
  services: [
    {
      id: 'weather',
      kind: 'tool',
      title: 'Weather Api',
      text: 'Weather for the days ahead.',
      route: '/weather',
      icon: 'weather',
    },
    {
      id: 'csirspace',
      kind: 'tool',
      title: 'CSIRspace',
      text: 'The open library.',
      route: '/csirspace',
      icon: 'research',
    },
  ],
  partners: [
    {
      id: 'gmet',
      shortName: 'GMet',
      name: 'Ghana Meteorological Agency',
      data: 'Onset windows',
      link: 'https://www.meteo.gov.gh',
    },
    { id: 'own', shortName: 'Own', name: 'Own', data: 'Own data', link: '' },
  ],
  faqs: [{ id: 'a', question: 'How do I add data?', answer: 'With an account.\n\nThen it is approved.' }],
};
const open = async (textMode = false, forecastConnected = true) => {
  const drawn = renderPage(<LandingParts />, {
    answers: { showLanding: landing },
    facts: { textMode, forecastConnected },
  });
  await screen.findByRole('heading', { name: 'What you can do here' });
  return drawn;
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

test('a slide has its words, moves in as its row says, and leads on', async () => {
  await open();
  const slides = within(screen.getByRole('region', { name: 'What the portal is for' }));
  expect(slides.getByRole('heading', { name: 'Slide one' }).closest('figcaption')?.className).toBe(
    'slide-words slide-rise',
  );
  expect(slides.getByText('About one')).toBeTruthy();
  expect(slides.getByRole('link', { name: 'Open: Slide one' }).getAttribute('href')).toBe('/weather');
  expect(slides.queryByRole('link', { name: 'Open: Slide two' })).toBeNull();
});

test('no slide promises weather where no forecast is connected', async () => {
  await open(false, false);
  const slides = within(screen.getByRole('region', { name: 'What the portal is for' }));
  expect(slides.queryByText('About one')).toBeNull();
  expect(slides.getByText('About two')).toBeTruthy();
});

test('the slides go on every 6 seconds, the partners every 3, until paused', async () => {
  const steps: string[] = [];
  Element.prototype.scrollTo = function (this: Element) {
    steps.push(this.getAttribute('aria-label') ?? '');
  } as Element['scrollTo'];
  landing.partners.push(...['b', 'c', 'd'].map((id) => ({ id, shortName: id, name: id, data: '', link: '' })));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  // What follows drawing has to come first.
  await act(async () => {});
  act(() => void vi.advanceTimersByTime(6_050));
  expect(steps.filter((each) => each === 'What the portal is for')).toHaveLength(1);
  expect(steps.filter((each) => each === 'Data from')).toHaveLength(2);
  for (const pause of screen.getAllByRole('button', { name: 'Pause' })) fireEvent.click(pause);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(steps).toHaveLength(3);
  vi.useRealTimers();
});

test('each service says what it is for; one of another site is a plain link, which the server sends on', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Weather Api' }).getAttribute('href')).toBe('/weather');
  expect(screen.getByText('The open library.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CSIRspace' }).getAttribute('href')).toBe('/csirspace');
});

test('whose data it is stands there by name, with a link where there is one', async () => {
  await open();
  expect(screen.getByRole('link', { name: /Ghana Meteorological Agency/ }).getAttribute('href')).toBe(
    'https://www.meteo.gov.gh',
  );
  expect(screen.getByText('Own data')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Own data/ })).toBeNull();
});

test('a question opens on its answer, in paragraphs', async () => {
  const { container } = await open();
  expect(screen.getByText('How do I add data?')).toBeTruthy();
  expect([...container.querySelectorAll('.accordion-content p')].map(({ textContent }) => textContent)).toEqual([
    'With an account.',
    'Then it is approved.',
  ]);
});

test('text mode has the services and the questions, and no pictures', async () => {
  const { container } = await open(true);
  expect(screen.queryByRole('region', { name: 'What the portal is for' })).toBeNull();
  expect(container.querySelector('.art, .carousel')).toBeNull();
  expect(screen.getByText('Onset windows')).toBeTruthy();
});
