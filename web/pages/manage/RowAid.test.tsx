import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { aidOf } from './RowAid.tsx';

const chart = { title: 'Respondents by sex', description: '', chartType: 'Chart', labels: ['Men', 'Women'], series: [{ name: 'Respondents', values: [373, 254] }], basis: '', verification: '', sourceUrl: '', note: '' };
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
  await vi.waitFor(() => expect(written()).toEqual([['charts', [{ ...chart, dataset: { dbref: 'survey', version: 3 } }]]]));
});

test('another version is chosen, and the dataset is taken away again', async () => {
  const { written } = choose([{ ...chart, dataset: { dbref: 'survey', version: 3 } }]);
  await screen.findByRole('option', { name: 'Version 3, current' }, { timeout: 10_000 });
  fireEvent.change(screen.getByLabelText('Version'), { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText('Respondents by sex'), { target: { value: '' } });
  expect(written()).toEqual([['charts', [{ ...chart, dataset: { dbref: 'survey', version: 1 } }]], ['charts', [chart]]]);
});

test('charts that are not right yet, and other tables, are written by hand', () => {
  choose([{ ...chart, labels: ['Men'] }]);
  expect(screen.queryByRole('group')).toBeNull();
  expect(aidOf('crops')).toBeUndefined();
});
