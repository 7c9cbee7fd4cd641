import type { StoryChart } from '#engines/reference/tables/storyCharts.ts';

type Figures = Pick<StoryChart, 'labels' | 'series'>;

/** Labels and series as lines: the names of the series, then each label with its figures, separated by semicolons. */
export function writeFigures({ labels = [], series = [] }: Figures): string {
  const head = ['', ...series.map(({ name }) => name)].join('; ');
  return labels.length === 0
    ? ''
    : [
        head,
        ...labels.map((label, at) => [label, ...series.map(({ values }) => String(values[at] ?? ''))].join('; ')),
      ].join('\n');
}

/** Reads those lines; else the first line that has not as many figures as there are series, or one that is no number. */
export function readFigures(
  text: string,
): Figures | { readonly wrong: { readonly line: number; readonly found: string; readonly expected: number } } {
  const lines = text
    .split('\n')
    .map((line) => line.split(/[;\t]/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [head = [], ...rows] = lines;
  const names = head.slice(1);
  for (const [at, cells] of rows.entries()) {
    const figures = cells.slice(1);
    if (figures.length !== names.length || figures.some((cell) => cell === '' || !Number.isFinite(Number(cell))))
      return { wrong: { line: at + 2, found: cells.join('; '), expected: names.length } };
  }
  return {
    labels: rows.map(([label = '']) => label),
    series: names.map((name, at) => ({ name, values: rows.map((cells) => Number(cells[at + 1])) })),
  };
}
