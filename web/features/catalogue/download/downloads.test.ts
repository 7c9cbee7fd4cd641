import { expect, test } from 'vitest';
import { column } from '#web/testing/datasetFixture.ts';
import { formsOf } from './downloads.ts';

const everywhere = ['csv', 'csvbom', 'xlsx', 'ods', 'json', 'parquet'];
const tonnes = column('Harvest', 2, { type: 'decimal', unit: 't' });

test('figures by region and year come with humanitarian tags and as statistics too', () => {
  const columns = [column('Region', 1, { names: 'region' }), tonnes, column('Year', 3, { type: 'whole' })];
  expect(formsOf({ columns }, 100)).toEqual([...everywhere, 'hxl', 'sdmx']);
});

test('a table of texts without places is offered in neither', () => {
  expect(formsOf({ columns: [column('Question', 1), column('Answer', 2)] }, 100)).toEqual(everywhere);
});

test('more rows than a sheet holds are offered in no sheet', () => {
  const forms = formsOf({ columns: [column('Variety', 1), tonnes] }, 2_000_000);
  expect(forms).toEqual(['csv', 'csvbom', 'json', 'parquet', 'hxl', 'sdmx']);
});
