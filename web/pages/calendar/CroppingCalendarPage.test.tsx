import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { countCalendarVisits } from '#contract/tracking/tracking.ts';
import { PageFactsContext, type PageFacts } from '#web/lib/pageFacts.ts';
import { forecastQuery } from '#web/features/weather/api.ts';
import { apiQuery, createQueryClient } from '#web/lib/query.ts';
import { climateOfEjura, crops, maizeInEjura } from '#web/testing/planFixture.ts';
import { ashantiDistricts, ejura, regions } from '#web/testing/placeFixture.ts';
import { forecastOfKumasi } from '#web/testing/weatherFixture.ts';
import ActivityPage from './ActivityPage.tsx';
import CroppingCalendarPage from './CroppingCalendarPage.tsx';
import {
  climateQuery,
  cropsQuery,
  districtQuery,
  districtsQuery,
  planQuery,
  regionQuery,
  regionsQuery,
} from './calendarNeeds.ts';

const PLAN = 'crop=maize&region=ashanti&district=ejura_sekyedumase_municipal';
const chosen = { crop: 'maize', region: 'ashanti', district: 'ejura_sekyedumase_municipal' };

// Text mode: the page without its map, which is drawn later and tested with the atlas.
const facts: PageFacts = {
  today: '2026-05-06',
  madeAt: '2026-05-06T08:00:00Z',
  theme: 'light',
  textMode: true,
  language: 'en',
  signedIn: false,
  forecastConnected: true,
};

// Parts are fetched later, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

function open(page: 'calendar' | 'activity', search: string, index = '') {
  const client = createQueryClient();
  client.setQueryData(cropsQuery.queryKey, crops);
  client.setQueryData(regionsQuery.queryKey, regions);
  client.setQueryData(regionQuery('ashanti').queryKey, regions[0]);
  client.setQueryData(districtsQuery('ashanti').queryKey, ashantiDistricts);
  client.setQueryData(apiQuery(countCalendarVisits, {}).queryKey, { visits: 14 });
  client.setQueryData(apiQuery(listAllDistricts, {}).queryKey, []);
  for (const asked of [chosen, { ...chosen, crop: 'Maize' }]) {
    client.setQueryData(planQuery(asked).queryKey, maizeInEjura);
    client.setQueryData(climateQuery(asked).queryKey, climateOfEjura);
    client.setQueryData(districtQuery(asked).queryKey, ejura);
  }
  client.setQueryData(forecastQuery(chosen.district).queryKey, forecastOfKumasi);
  const Page = page === 'calendar' ? CroppingCalendarPage : ActivityPage;
  render(
    <QueryClientProvider client={client}>
      <PageFactsContext value={facts}>
        <Router ssrPath="/main/croppingcalendar" ssrSearch={search}>
          <Page params={{ index }} search={new URLSearchParams(search)} />
        </Router>
      </PageFactsContext>
    </QueryClientProvider>,
  );
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('nothing chosen', () => {
  test('the page asks for a crop and offers those most people grow', async () => {
    open('calendar', '');
    expect(screen.getByText('Select Crop Type Above')).toBeTruthy();
    const offered = within(await screen.findByRole('region', { name: 'Crop' }));
    expect(offered.getAllByRole('link', { name: 'Maize' })[0]?.getAttribute('href')).toBe(
      '/main/croppingcalendar?crop=maize',
    );
    expect(screen.queryByRole('combobox', { name: 'District' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resources' })).toBeNull();
  });

  test('a region without a crop says what to do first', async () => {
    open('calendar', 'region=ashanti');
    expect(await screen.findByText('Select Crop Type above')).toBeTruthy();
  });
});

test('a plan says of each date where it comes from, who reviewed it, and leads to its row', async () => {
  open('calendar', PLAN);
  const sources = within((await screen.findByText('Where each date comes from')).closest('details') as HTMLElement);
  expect(sources.getByText(/^\d+ of \d+ reviewed by an agronomist$/)).toBeTruthy();
  const activities = maizeInEjura[1];
  for (const { activity } of activities) expect(sources.getAllByText(`${activity}:`).length).toBeGreaterThan(0);
  for (const of of ['Rain onset', 'Planting time', 'Days of the variety'])
    expect(sources.getAllByText(`${of}:`).length).toBeGreaterThan(0);
  expect(sources.getAllByText(/reviewed/).length).toBeGreaterThan(activities.length);
});

test('with a region its districts can be chosen from a list, and its services opened', async () => {
  open('calendar', 'crop=maize&region=ashanti');
  expect(screen.getByRole('combobox', { name: 'District' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Resources' })).toBeTruthy();
  const list = within(await screen.findByRole('navigation', { name: 'Districts of Ashanti' }));
  expect(list.getByRole('link', { name: /Offinso North/ }).getAttribute('href')).toBe(
    '/main/croppingcalendar?crop=maize&region=ashanti&district=offinso_north',
  );
});

describe('maize in Ejura on 6 May', () => {
  test('the answer comes in short: onset, plant by, length, confidence', () => {
    open('calendar', PLAN);
    expect(screen.getByRole('heading', { level: 1, name: 'Maize in Ejura Sekyedumase' })).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: 'In short' }));
    for (const text of ['27 Mar – 6 Apr', '27 Apr', '13 Jul – 26 Aug', '132 days', 'Good'])
      expect(facts.getByText(text)).toBeTruthy();
  });

  test('the plan names its season, its year and what is planted', () => {
    open('calendar', PLAN);
    expect(screen.getByText('Major season 2026 · Medium varieties, 105–110 days')).toBeTruthy();
  });

  test('another variety can be chosen; what is mostly grown comes first', () => {
    open('calendar', PLAN);
    const varieties = within(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Variety' })).getAllByRole(
      'option',
    );
    expect(varieties.map((each) => each.textContent)).toEqual([
      'Medium varieties, 105–110 days (mostly grown)',
      'Early varieties, 75–90 days',
      'Obatanpa, 105–110 days',
    ]);
  });

  test('the month starts at May, and its first arrow back leads to the last activity of April', () => {
    open('calendar', PLAN);
    expect(screen.getByRole('heading', { level: 2, name: /^May/ })).toBeTruthy();
    const list = within(screen.getByRole('list', { name: 'Activities of May' }));
    expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Basal fertilizer application 18 Apr – 8 May',
      'First weeding 4 May – 17 May',
      'Pest scouting and control 11 May – 14 Jun',
      'Top dressing 18 May – 1 Jun',
    ]);
    expect(hrefOf('Next activity')).toBe(`/main/croppingcalendar?${PLAN}&month=5&at=1`);
    expect(hrefOf('Previous activity')).toBe(`/main/croppingcalendar?${PLAN}&month=4&at=2`);
  });

  test('after the last activity of August the arrow jumps to February', () => {
    open('calendar', `${PLAN}&month=8`);
    expect(hrefOf('Next activity')).toBe(`/main/croppingcalendar?${PLAN}&month=2`);
  });

  test('October has no work and says so', () => {
    open('calendar', `${PLAN}&month=10`);
    expect(screen.getByText('No activity for this month')).toBeTruthy();
  });

  test('the district has two seasons to choose from', () => {
    open('calendar', PLAN);
    const season = screen.getByRole('combobox', { name: 'Season' });
    expect(
      within(season)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Major season', 'Minor season']);
  });

  test('the rain of the coming days stands beside the plan', async () => {
    open('calendar', PLAN);
    expect(await screen.findByRole('region', { name: 'Rain in the coming days, Kumasi' })).toBeTruthy();
  });

  test('fertilizer is given per hectare and in bags per acre, without a price nobody gave', async () => {
    open('calendar', PLAN);
    expect(await screen.findByText('162 kg/acre: about 6½ bags of 25 kg or 3¼ bags of 50 kg')).toBeTruthy();
    expect(screen.getByText('Nutrients: 90 kg nitrogen, 60 kg phosphate, 60 kg potash per ha')).toBeTruthy();
    expect(screen.queryByText(/GH₵/)).toBeNull();
  });

  test('a crop written with a capital is the same crop, chosen and fertilized', async () => {
    open('calendar', PLAN.replace('maize', 'Maize'));
    expect(await screen.findByText('Nutrients: 90 kg nitrogen, 60 kg phosphate, 60 kg potash per ha')).toBeTruthy();
    expect(screen.getByText('Planted about 29 Mar, in the field for 108 days.')).toBeTruthy();
  });

  test('a rain-fed plan is shown no fertilizer of irrigated fields', async () => {
    open('calendar', PLAN);
    await screen.findByText('Sulphate of ammonia');
    expect(screen.queryByText('Urea 46-0-0')).toBeNull();
    expect(screen.queryByText(/Other recommendations/)).toBeNull();
  });

  test('after a legume the top dressing is smaller', async () => {
    open('calendar', PLAN);
    expect(await screen.findByText('Sulphate of ammonia: 48 kg/ha instead of 143')).toBeTruthy();
  });

  test('the level of a pest says what went in', async () => {
    open('calendar', PLAN);
    expect(await screen.findByText('Planted about 29 Mar, in the field for 108 days.')).toBeTruthy();
  });

  test('moderate days outweigh high ones: the risk is more stable', async () => {
    open('calendar', PLAN);
    expect(await screen.findByText(/risk is more stable/)).toBeTruthy();
  });

  test('the plan can be kept as a calendar file', async () => {
    open('calendar', PLAN);
    await screen.findByRole('link', { name: 'Calendar file (.ics)' });
    expect(hrefOf('Calendar file (.ics)')).toBe('/calendar/maize/ejura_sekyedumase_municipal.ics');
  });
});

describe('an activity', () => {
  test('tells its days, its risks with the advisory for maize, and the way back', () => {
    open('activity', PLAN, 'Planting');
    expect(screen.getByRole('heading', { level: 1, name: 'Planting' })).toBeTruthy();
    expect(screen.getByText('6 Apr – 27 Apr', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('Wait for a second good rain; keep a reserve of seed for gap filling.')).toBeTruthy();
    expect(hrefOf('Go Back')).toBe(`/main/croppingcalendar?${PLAN}`);
  });

  test('without comments or risks says so', () => {
    open('activity', PLAN, '1');
    expect(screen.getByText('no further comments')).toBeTruthy();
    expect(screen.getByText('No Risks(and Adviories) Found')).toBeTruthy();
  });

  test('wears the ribbon when it lies in this month', async () => {
    open('activity', PLAN, 'HV');
    const cards = within(await screen.findByRole('region', { name: 'Months' })).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('data-now') === 'true')).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(cards[0]?.textContent).toContain('THIS MONTH');
  });

  test('that the season does not have names those it has', () => {
    open('activity', PLAN, 'Pruning');
    expect(screen.getByText('There is no activity “Pruning” in this plan')).toBeTruthy();
    expect(hrefOf('First weeding')).toBe(`/main/more/First%20weeding?${PLAN}`);
  });
});
