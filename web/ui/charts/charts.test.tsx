import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { DoughnutChart } from './DoughnutChart.tsx';

const yields = {
  category: 'Crop',
  labels: ['Maize', 'Rice'],
  series: [{ name: 'Yield', values: [2, 4] }],
  unit: 't/ha',
};
const chart = { title: 'Rice yields twice what maize does', data: yields, source: 'Sample', asOf: '2023' };

test('the numbers stand in the page as a table, drawn on the server for narrow and wide', () => {
  const html = renderToString(<BarChart {...chart} />);
  expect(html).toContain('<th scope="row">Rice</th><td class="figures">4</td>');
  expect(html).toMatch(/chart-wide.*chart-narrow/);
});

test('arrow keys read each value aloud', () => {
  render(<BarChart {...chart} />);
  const plot = screen.getByRole('group', { name: 'Rice yields twice what maize does' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(plot.querySelector('[aria-live]')?.textContent).toBe('Rice: 4 t/ha');
});

test('a cut axis and few answers are said', () => {
  render(<BarChart {...chart} axisStart={1.5} answers={12} />);
  expect(screen.getByText('The axis starts at 1.5, not at zero.')).toBeTruthy();
  expect(screen.getByText(/Only 12 answers/)).toBeTruthy();
});

test('a doughnut gives each share in numbers and percent', () => {
  const html = renderToString(
    <DoughnutChart {...chart} data={{ ...yields, series: [{ name: 'Answers', values: [30, 10] }] }} />,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain('30 · 75%');
});
