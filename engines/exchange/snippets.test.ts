import { expect, test } from 'vitest';
import { snippetFor } from './snippets.ts';

const table = {
  title: 'Yields\nos.remove("x")',
  csv: 'https://agrihub.example/api/datasets/yields/files/1.csv',
  parquet: 'https://agrihub.example/api/datasets/yields/files/1.parquet',
};

test('a table is loaded by what each program reads', () => {
  expect(snippetFor('r', table)).toContain(`read_csv("${table.csv}")`);
  expect(snippetFor('python', table)).toContain(`pd.read_parquet("${table.parquet}")`);
  expect(snippetFor('javascript', table)).toContain(`fetch("${table.csv}")`);
  expect(snippetFor('excel', table)).toContain(`Web.Contents("${table.csv}")`);
  expect(snippetFor('sheets', table)).toBe(`=IMPORTDATA("${table.csv}")`);
  expect(snippetFor('powerBi', table)).toContain('Csv.Document');
});

test('a name of a dataset never becomes a line of a program', () => {
  expect(snippetFor('python', table).split('\n')[0]).toBe('# Yields os.remove("x")');
});
