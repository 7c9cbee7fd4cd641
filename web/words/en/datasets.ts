/** The list of datasets, with its search, filters and buttons. */
export const datasets = {
  lead: 'Tables about farming, food and climate in Ghana, checked before they are published. Look through all of them; rows and files are for people who are signed in.',
  search: 'Search datasets',
  example: 'eg. cocoa, rainfall or Tamale',
  loading: 'Looking through the datasets',
  count: { one: '{count} dataset', other: '{count} datasets' },
  countFor: { one: '{count} dataset for “{text}”', other: '{count} datasets for “{text}”' },
  understood: 'No dataset has “{text}”; this is what was found for “{understood}”.',
  none: 'Nothing was found for “{text}”',
  noneText: 'Try another word, or one of these:',
  noneFiltered: 'No dataset fits all of these filters',
  noneFilteredText: 'Remove one of the filters, or start again.',
  noneAtAll: 'No dataset is published yet',
  noneAtAllText: 'Once somebody sends a table and it is approved, it is listed here.',
  showAll: 'Show all datasets',

  // Filters
  filters: 'Filter and sort',
  filtersOn: { one: 'Filter and sort · {count} on', other: 'Filter and sort · {count} on' },
  apply: 'Show',
  clear: 'Clear filters',
  takeOff: 'Remove filter: {name}',
  choice: '{name} ({count})',
  any: 'Any',
  sort: 'Sort by',
  sortBest: 'Best match',
  sortNewest: 'Newest first',
  sortName: 'Name',
  sortViews: 'Most looked at',
  sortDownloads: 'Most downloaded',
  sortSize: 'Largest first',
  topic: 'Topic',
  region: 'Region',
  institution: 'Institution',
  format: 'Format',
  year: 'Year',
  licence: 'Licence',
  access: 'Access',

  // A dataset's card. D §2
  preview: 'Preview',
  previewOf: 'Preview: {name}',
  updated: 'Updated',
  rowsLabel: 'Rows',
  size: 'Size',
  facts: 'Facts about {name}',

  // Buttons that float. D §2
  tools: 'Data hub tools',
  toSearch: 'Go to the search',
  settings: 'Settings: your account',
  mine: 'My datasets and uploads',

  // The window to sign in. D §4
  offerLead:
    'Sign in to see rows, to download and to add datasets. Looking through the catalogue is open to everybody.',
  offerPreview: 'Rows and downloads of “{name}” are for people who are signed in. What it holds is open to everybody.',
  offerAdd: 'Adding a dataset needs an account. Joining takes a minute.',
  offerSettings: 'Your settings belong to your account. Sign in to see them.',
  lookAround: 'See what it holds first',
} as const;
