import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { previewOf } from './RowPreview.tsx';

/** What visitors will see of a row with these cells; rows of other tables by the name of the table. */
function show(table: string, draft: Readonly<Record<string, unknown>>, rows: readonly unknown[] = []) {
  const preview = previewOf(table);
  if (preview === undefined) throw new Error(`${table} has no preview`);
  return renderPage(<>{preview(draft)}</>, { answers: { listReferenceRows: { found: rows } } });
}

test.each([
  [
    'slides',
    { image: 'rain', text: 'Rain or shine', animationClass: 'fade', description: 'The week ahead.', link: '/weather' },
    ['Rain or shine', 'The week ahead.', 'Open'],
  ],
  [
    'services',
    { kind: 'tool', title: 'Weather Api', text: 'The days ahead.', route: '/weather', icon: 'weather' },
    ['Weather Api', 'The days ahead.'],
  ],
  [
    'services',
    { kind: 'card', title: 'Resources', text: 'Papers.', route: '/main/resources', icon: 'resources' },
    ['Resources', 'Papers.'],
  ],
  [
    'partners',
    { shortName: 'GMet', name: 'Ghana Meteorological Agency', data: 'Onset windows', link: '' },
    ['GMet', 'Onset windows'],
  ],
  ['faqs', { question: 'What does it cost?', answer: 'Nothing.' }, ['What does it cost?', 'Nothing.']],
  [
    'supportTopics',
    { title: 'Using Dashboards', text: 'Make charts.', icon: 'dashboard', howItWorks: 'Add a panel.', link: '' },
    ['Make charts.', 'Add a panel.'],
  ],
  ['supportContacts', { kind: 'phone', label: 'Hub team', value: '030 212 3456' }, ['Hub team', '030 212 3456']],
  ['pageTexts', { page: 'privacy', heading: 'Your rights', text: 'You may ask.' }, ['Your rights', 'You may ask.']],
  [
    'resources',
    { title: 'Maize guide', subtext: 'How to.', link: '', publisher: 'CSIR', publisherUrl: '' },
    ['Maize guide', 'How to.', /CSIR/],
  ],
  [
    'projects',
    {
      uid: 'P001',
      name: 'AICCRA',
      sponsor: 'World Bank',
      yearApproved: 2021,
      yearCompleted: null,
      technologies: ['compost'],
      description: 'Climate services.',
      beneficiaries: '4,000 farmers',
      districts: 'Lawra',
    },
    ['AICCRA', 'World Bank', '· since 2021', 'compost', 'Climate services.', '4,000 farmers', 'Lawra'],
  ],
  [
    'bundleItems',
    { name: 'Compost', description: 'Rotted matter.', goals: ['mitigation'], costClass: 'low', crops: 'all' },
    ['Compost', 'Rotted matter.', 'Mitigation'],
  ],
] as const)('a row of %s is shown as visitors will see it', async (table, draft, texts) => {
  const { container } = show(table, draft);
  // Its code comes with the first look.
  await screen.findAllByText(texts[0], {}, { timeout: 10_000 });
  for (const text of texts) expect((await screen.findAllByText(text)).length, String(text)).toBeGreaterThan(0);
  // It is there to be seen, not to lead away from what is being written.
  expect(container.querySelector('.row-preview')?.hasAttribute('inert')).toBe(true);
});

test('a bundle shows its practices in its order', async () => {
  const rows = ['mulch', 'compost'].map((key) => ({ key, values: { name: `The ${key}`, goals: [], crops: 'all' } }));
  show('bundles', { title: 'Northern, full', items: ['compost', 'mulch', 'unknown'] }, rows);
  await screen.findByText('The mulch');
  expect(screen.getAllByText(/^The /).map(({ textContent }) => textContent)).toEqual(['The compost', 'The mulch']);
});

test('a story is shown with its charts; of charts that are not right yet, what is wrong', async () => {
  const chart = {
    title: 'Respondents by sex',
    description: 'Who answered.',
    chartType: 'Chart',
    labels: ['Men', 'Women'],
    series: [{ name: 'Respondents', values: [373, 254] }],
    basis: '',
    verification: '',
    sourceUrl: '',
    note: '',
  };
  const story = { title: 'Who answered', description: 'A survey.', institute: 'Aiccra' };
  const { unmount } = show('stories', { ...story, charts: [chart] });
  await screen.findAllByText('Respondents by sex', {}, { timeout: 10_000 });
  expect(screen.getAllByText('373').length).toBeGreaterThan(0);
  unmount();
  show('stories', { ...story, charts: [{ ...chart, labels: ['Men'] }] });
  expect(
    await screen.findByText('Chart 1: series 1 has 2 values for 1 labels; expected as many as there are labels.'),
  ).toBeDefined();
});

test('an empty row is shown too, and a table visitors never see as it stands has no preview', async () => {
  for (const table of [
    'slides',
    'services',
    'partners',
    'faqs',
    'supportTopics',
    'supportContacts',
    'pageTexts',
    'bundleItems',
    'projects',
    'resources',
    'stories',
  ]) {
    const { unmount, container } = show(table, {});
    await screen.findAllByText(/.*/);
    expect(container.querySelector('.row-preview')).not.toBeNull();
    unmount();
  }
  expect(previewOf('onsetWindows')).toBeUndefined();
});
