import { expect, test } from 'vitest';
import { dataPackage } from './dataPackage.ts';
import type { PublicDataset } from './dataset.ts';

const dataset: PublicDataset = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'market-days',
  title: 'Market days',
  description: 'Days of markets',
  creator: '',
  source: '',
  contact: '',
  topic: { id: 'markets', name: 'Markets' },
  tags: [],
  licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: '', open: true },
  regions: [],
  coversFrom: null,
  coversTo: null,
  updateFrequency: '',
  openAccess: true,
  version: 1,
  createdAt: '2026-04-15T00:00:00Z',
  publishedAt: '2026-04-15T00:00:00Z',
  updatedAt: '2026-04-15T00:00:00Z',
  views: 0,
  file: { name: 'days.csv', kind: 'csv', bytes: 1, sha256: '' },
  tables: [],
};

test('a column is described as its CSV writes it: names made harmless, days in their own form', () => {
  const { resources } = dataPackage(
    dataset,
    [
      {
        position: 1,
        name: 'Days',
        url: 'https://portal.example/1.csv',
        columns: [
          { name: '=Town', type: 'text', unit: '' },
          { name: 'Day', type: 'date', unit: '', written: '%-d/%-m/%Y' },
          { name: 'Next', type: 'date', unit: '' },
          { name: 'Price', type: 'decimal', unit: 'GHS', written: '.2' },
        ],
      },
    ],
    'https://portal.example',
  );
  expect(resources[0]?.schema.fields).toEqual([
    { name: "'=Town", type: 'string' },
    { name: 'Day', type: 'date', format: '%d/%m/%Y' },
    { name: 'Next', type: 'date', format: 'default' },
    { name: 'Price', type: 'number', description: 'Unit: GHS.' },
  ]);
});
