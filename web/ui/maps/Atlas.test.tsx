import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expect, test } from 'vitest';
import { sampleAtlas, sampleDistricts } from '../samples/sampleAtlas.ts';
import { Atlas } from './Atlas.tsx';
import { drawPlaces } from './drawPlaces.ts';
import type { Choice } from './shapes.ts';

const hrefFor = ({ region = '', district = '' }: Choice) => `/map?${region}/${district}`;

function map(choice: Choice = {}) {
  const { hook, history } = memoryLocation({ path: '/map', record: true });
  const atlas = (
    <Atlas label="Planting window" atlas={sampleAtlas} districts={sampleDistricts} hrefFor={hrefFor} {...choice} />
  );
  return { atlas, element: <Router hook={hook}>{atlas}</Router>, history };
}

test('without JavaScript every region is a link to the page with it chosen', () => {
  const html = renderToString(<Router ssrPath="/map">{map().atlas}</Router>);
  expect(html).toContain('<a href="/map?coast/" tabindex="-1" aria-label="Coast">');
});

test('a click on a region goes to its address', () => {
  const { element, history } = map();
  render(element);
  fireEvent.click(outline('Coast'));
  expect(history.at(-1)).toBe('/map?coast/');
});

test('a click on a district of the chosen region chooses it, with a pin and its name', () => {
  const { element, history } = map({ region: 'forest' });
  render(element);
  fireEvent.click(outline('Upper Forest'));
  expect(history.at(-1)).toBe('/map?forest/upper_forest');
});

test('the map is named and leads to the lists beside it; its places are no tab stops', () => {
  render(map({ region: 'forest', district: 'upper_forest' }).element);
  const drawing = screen.getByRole('group', { name: /^Planting window\. The same places are in the lists/ });
  expect(drawing.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0);
  expect(screen.getByText('Approximate outlines, not official borders')).toBeTruthy();
});

test('going closer enables going back, and "all" leads to the country', () => {
  render(map({ region: 'forest' }).element);
  const farther = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' });
  expect(farther.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(farther.disabled).toBe(false);
  expect(screen.getByRole('link', { name: 'Show all of Ghana' }).getAttribute('href')).toBe('/map?/');
});

test('a name cannot break out of the drawing', () => {
  const evil = sampleAtlas.regions.slice(0, 1).map((region) => ({ ...region, name: '"><script>' }));
  const drawn = drawPlaces(evil, { kind: 'region', hrefFor: () => '/a?b=1&c="' });
  expect(drawn).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
  expect(drawn).toContain('href="/a?b=1&amp;c=&quot;"');
});

function outline(name: string): Element {
  return screen.getByLabelText(name).firstElementChild as Element;
}

test('where every district is open to choice, one click chooses it wherever it lies', () => {
  const { hook, history } = memoryLocation({ path: '/map', record: true });
  render(
    <Router hook={hook}>
      <Atlas label="Population" atlas={sampleAtlas} districts={sampleDistricts} hrefFor={hrefFor} everyDistrict />
    </Router>,
  );
  fireEvent.click(outline('Upper Forest'));
  expect(history.at(-1)).toBe('/map?forest/upper_forest');
});

test('a map that stays shows the whole country beside the chosen region, with a card on it', () => {
  const { hook } = memoryLocation({ path: '/map' });
  const { container } = render(
    <Router hook={hook}>
      <Atlas
        label="Projects"
        atlas={sampleAtlas}
        hrefFor={hrefFor}
        region="coast"
        stay
        countryView={[0, 0, 400, 480]}
        popup={<p>Capital: Harbour</p>}
      />
    </Router>,
  );
  expect(container.querySelector('svg.atlas-drawing')?.getAttribute('viewBox')).toBe('0 0 400 480');
  expect(screen.getByText('Capital: Harbour')).toBeTruthy();
  expect(container.querySelector('.atlas-dim')).toBeNull();
  // Coast stands at y = 290 of 480, in the lower half: its card stands above it, and its name is on the card alone.
  expect(container.querySelector('.atlas-popup-above')).toBeTruthy();
  expect([...container.querySelectorAll('.atlas-label')].map(({ textContent: name }) => name)).not.toContain('Coast');
});

test('a place without data is hatched, one without an outline is a dot', () => {
  const [first] = sampleDistricts;
  const drawn = drawPlaces([first!, { ...first!, id: 'guan', d: '', at: [100, 200] }], {
    kind: 'district',
    stepOf: () => 0,
  });
  expect(drawn.match(/atlas-step-0/g)).toHaveLength(2);
  expect(drawn).toContain(
    'class="atlas-place atlas-step-0 atlas-point" d="M95 200a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" data-district="guan"',
  );
});
