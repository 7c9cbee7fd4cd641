import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import ProjectPage from './ProjectPage.tsx';

beforeAll(() => loadWords(['projects']));

const project = {
  id: 'P019',
  name: 'Northern Rural Growth',
  sponsor: 'IFAD',
  sponsorShort: 'IFAD',
  system: '',
  technologies: ['value chains', 'irrigation'],
  yearApproved: 2007,
  yearCompleted: null,
  national: false,
  regions: ['northern', 'savannah'],
  description: 'Commodity chains.',
  regionText: 'Northern',
  districtText: '',
  subcategories: [],
  implementers: '',
  link: '',
  beneficiaries: '',
  note: '',
  formerNames: true,
  unknownRegions: ['Atlantis'],
  provenance: { basis: 'source', verification: 'seen', source: 'A page', sourceUrl: '', reviewed: false },
  nearby: [],
};
const answers = {
  showProject: project,
  listRegions: [
    { region_id: 'northern', region: 'Northern' },
    { region_id: 'savannah', region: 'Savannah' },
  ],
};

test('every field is there; what is not known says so', async () => {
  renderPage(<ProjectPage params={{ id: 'P019' }} search={new URLSearchParams()} />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Northern Rural Growth' })).toBeTruthy();
  const facts = [...document.querySelectorAll('.project-facts > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
  expect(facts.map(([name]) => name)).toEqual([
    'Region',
    'District',
    'Sponsor',
    'System',
    'Implementing agencies',
    'Year approved',
    'Year completed',
    'CSA technology',
    'Aims',
    'Beneficiaries',
    'Link',
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    District: 'not known',
    System: 'not known',
    'Year approved': '2007',
    'Year completed': 'not known',
    Link: 'not known',
    'CSA technology': 'Value chains, irrigation',
  });
});

test('old region names stay as given, with what they are on today’s map and what was not understood', async () => {
  renderPage(<ProjectPage params={{ id: 'P019' }} search={new URLSearchParams()} />, { answers });
  expect(await screen.findByText(/On today’s map: Northern, Savannah/)).toBeTruthy();
  expect(screen.getByText('Not found on the map: Atlantis')).toBeTruthy();
});

test('a project that does not exist: No matching project found.', async () => {
  renderPage(<ProjectPage params={{ id: 'P999' }} search={new URLSearchParams()} />, { answers: { listRegions: [] } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/main/leaflet');
});
