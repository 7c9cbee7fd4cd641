import type { Column, Dataset, DatasetDetail, FoundDatasets, Standing, Version } from '#web/features/catalogue/api.ts';

const licence = {
  id: 'CC-BY-4.0',
  name: 'Creative Commons Attribution 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  open: true,
};

export const cocoa: Dataset = {
  id: 'd1',
  slug: 'cocoa-production',
  name: 'Cocoa production',
  description: 'Cocoa beans by season.',
  private: false,
  identity: 'v2',
  topic: 'crops',
  institution: 'COCOBOD',
  licence,
  asksSignIn: false,
  format: 'csv',
  regions: [],
  tags: ['cocoa'],
  coversFrom: '1997-01-01',
  coversTo: '2012-12-31',
  version: 2,
  bytes: 1_240_000,
  rows: 25,
  createdAt: '2026-04-01T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
};

export const version = (number: number, more: Partial<Version> = {}): Version => ({
  id: `v${number}`,
  number,
  fileName: 'cocoa.csv',
  format: 'csv',
  bytes: 1_240_000,
  rows: 25,
  sha256: 'ab'.repeat(32),
  note: '',
  restores: null,
  publishedAt: '2026-05-03T10:00:00.000Z',
  ...more,
});

export const column = (name: string, number: number, more: Partial<Column> = {}): Column => ({
  name,
  key: `c${number}`,
  type: 'text',
  unit: '',
  names: null,
  unknownPlaces: [],
  profile: { empty: 0, distinct: 25, min: 'a', max: 'z', mean: null, top: [{ value: 'a', count: 1 }], histogram: [] },
  ...more,
});

/** A season, a harvest in tonnes, a region, and nine columns more. */
export const columns: Column[] = [
  column('Season', 1),
  column('CocoaMt', 2, {
    type: 'decimal',
    unit: 't',
    profile: {
      empty: 5,
      distinct: 18,
      min: '395000',
      max: '1024600.5',
      mean: 612_345.67,
      top: [],
      histogram: [
        { from: '395000', to: '700000', count: 15 },
        { from: '700000', to: '1024600.5', count: 5 },
      ],
    },
  }),
  column('Region', 3, {
    names: 'region',
    unknownPlaces: [{ found: 'Brong Ahafo', nearest: 'Bono', count: 3 }],
    profile: {
      empty: 0,
      distinct: 3,
      min: 'Ashanti',
      max: 'Western',
      mean: null,
      top: [
        { value: 'Ashanti', count: 15 },
        { value: 'Western', count: 9 },
        { value: 'Bono', count: 1 },
      ],
      histogram: [],
    },
  }),
  ...Array.from({ length: 9 }, (_, index) => column(`Column ${index + 4}`, index + 4)),
];

export const detail: DatasetDetail = {
  dataset: cocoa,
  owner: 'Esi',
  source: 'https://cocobod.gh',
  contact: 'data@cocobod.gh',
  updateFrequency: 'yearly',
  topicName: 'Crops',
  regionNames: [],
  versions: [version(2, { restores: null }), version(1, { publishedAt: '2026-04-01T10:00:00.000Z', rows: 24 })],
  tables: [{ position: 1, name: 'cocoa', rows: 25, columns }],
  notes: [
    { code: 'titleLines', weight: 'note', sheet: null, at: 'line 1', count: 2, found: 'COCOBOD', expected: 'a header' },
  ],
};

export const privateDetail: DatasetDetail = { ...detail, dataset: { ...cocoa, private: true }, tables: [], notes: [] };

export const visitor: Standing = {
  signedIn: false,
  maySeeSummary: true,
  mayOpen: false,
  mayKeep: false,
  isOwner: false,
  access: null,
  waiting: 0,
};
export const reader: Standing = { ...visitor, signedIn: true, mayOpen: true };

/** The rows 1 to 10 of eight columns. */
export const rows = {
  columns: columns.slice(0, 8).map(({ name, key, type, unit }) => ({ name, key, type, unit })),
  rows: Array.from({ length: 10 }, (_, index) => [
    `199${index}`,
    index === 0 ? null : 395_000 + index,
    'Ashanti',
    'x',
    'x',
    'x',
    'x',
    'x',
  ]),
  total: 25,
  offset: 0,
  limit: 10,
};

export const activity = {
  views: 120,
  downloads: 14,
  months: [
    { month: '2026-04', views: 100, downloads: 10 },
    { month: '2026-05', views: 20, downloads: 4 },
  ],
};

export const found: FoundDatasets = {
  total: 2,
  page: 1,
  pages: 1,
  openToAll: false,
  items: [
    { dataset: cocoa, views: 120, downloads: 14 },
    {
      dataset: {
        ...cocoa,
        id: 'd2',
        slug: 'farm-gate',
        name: 'Farm gate prices',
        private: true,
        topic: 'prices',
        institution: '',
      },
      views: 0,
      downloads: 0,
    },
  ],
  matched: [],
  understoodAs: null,
  suggestions: [],
  filters: {
    topic: [
      { value: 'crops', name: 'Crops', count: 1 },
      { value: 'prices', name: 'Prices', count: 1 },
    ],
    region: [{ value: 'ashanti', name: 'Ashanti', count: 2 }],
    institution: [],
    format: [{ value: 'csv', name: 'CSV', count: 2 }],
    year: [],
    licence: [],
    access: [],
  },
};
