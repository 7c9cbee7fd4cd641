import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { aidOf } from './RowAid.tsx';

const chart = {
  title: 'Respondents by sex',
  description: '',
  chartType: 'Chart',
  labels: ['Men', 'Women'],
  series: [{ name: 'Respondents', values: [373, 254] }],
  basis: '',
  verification: '',
  sourceUrl: '',
  note: '',
};
const answers = {
  listChartSources: [{ dbref: 'survey', dbname: 'Survey of farmers' }],
  showChartSource: { dbref: 'survey', dbname: 'Survey of farmers', version: 3, latest: 3 },
};

function choose(charts: unknown) {
  const write = vi.fn<(column: string, text: string) => void>();
  const Aid = aidOf('stories');
  if (Aid) renderPage(<Aid draft={{ charts }} onWrite={write} />, { answers });
  return { written: () => write.mock.calls.map(([column, text]) => [column, JSON.parse(text) as unknown]) };
}

test('an administrator says which version of which dataset a chart was drawn from', async () => {
  const { written } = choose([chart]);
  const datasets = await screen.findByLabelText('Respondents by sex', {}, { timeout: 10_000 });
  await screen.findByRole('option', { name: 'Survey of farmers' });
  fireEvent.change(datasets, { target: { value: 'survey' } });
  await vi.waitFor(() =>
    expect(written()).toEqual([['charts', [{ ...chart, dataset: { dbref: 'survey', version: 3 } }]]]),
  );
});

test('another version is chosen, and the dataset is taken away again', async () => {
  const { written } = choose([{ ...chart, dataset: { dbref: 'survey', version: 3 } }]);
  await screen.findByRole('option', { name: 'Version 3, current' }, { timeout: 10_000 });
  fireEvent.change(screen.getByLabelText('Version'), { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText('Respondents by sex'), { target: { value: '' } });
  expect(written()).toEqual([
    ['charts', [{ ...chart, dataset: { dbref: 'survey', version: 1 } }]],
    ['charts', [chart]],
  ]);
});

test('a dataset is chosen for charts that are right alone; other tables are written by hand', async () => {
  choose([{ ...chart, labels: ['Men'] }]);
  await screen.findByRole('group', { name: 'Charts of the story' }, { timeout: 10_000 });
  expect(screen.queryByRole('group', { name: 'Datasets behind the charts' })).toBeNull();
  expect(aidOf('crops')).toBeUndefined();
});

test('a chart is written in fields: its source, and its figures as lines; a line that is no figure is named', async () => {
  const { written } = choose([chart]);
  const year = await screen.findByLabelText('Year of the figures', {}, { timeout: 10_000 });
  fireEvent.change(year, { target: { value: ' 2021 ' } });
  fireEvent.blur(year);
  const figures = screen.getByLabelText('Figures');
  fireEvent.change(figures, { target: { value: '; Respondents\nMen; many' } });
  fireEvent.blur(figures);
  await screen.findByText('Line 2 is “Men; many”; expected a label and 1 figure(s), separated by semicolons.');
  fireEvent.change(figures, { target: { value: '; Respondents\nMen; 400' } });
  fireEvent.blur(figures);
  expect(written()).toEqual([
    ['charts', [{ ...chart, year: '2021' }]],
    ['charts', [{ ...chart, labels: ['Men'], series: [{ name: 'Respondents', values: [400] }] }]],
  ]);
});
