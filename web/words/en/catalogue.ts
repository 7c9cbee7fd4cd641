/** The catalogue of datasets: its list, and what the list and a dataset's own page both say. */
export const catalogue = {
  title: 'Datasets',
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
  noneFilteredText: 'Take one of the filters off, or start again.',
  noneAtAll: 'No dataset is published yet',
  noneAtAllText: 'Once somebody sends a table and it is approved, it stands here.',
  showAll: 'Show all datasets',

  // Filters
  filters: 'Filter and sort',
  filtersOn: { one: 'Filter and sort · {count} on', other: 'Filter and sort · {count} on' },
  apply: 'Show',
  clear: 'Take all filters off',
  takeOff: 'Take off: {name}',
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
  public: 'Public',
  private: 'Private',
  updated: 'Updated',
  rowsLabel: 'Rows',
  size: 'Size',
  licenceNone: 'not stated',
  noDescription: 'Nothing was written about it yet.',
  facts: 'Facts about {name}',
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: { one: '{count} day ago', other: '{count} days ago' },

  // Buttons that float. D §2
  tools: 'Data hub tools',
  toSearch: 'Go to the search',
  settings: 'Settings: your account',
  mine: 'My datasets and uploads',

  // The window to sign in. D §4
  offerLead: 'Sign in to see rows, to download and to add datasets. Looking through the catalogue is open to everybody.',
  offerPreview: 'Rows and downloads of “{name}” are for people who are signed in. What it holds is open to everybody.',
  offerAdd: 'Adding a dataset needs an account. Joining takes a minute.',
  offerSettings: 'Your settings belong to your account. Sign in to see them.',
  lookAround: 'See what it holds first',


  // Values
  true: 'yes',
  false: 'no',
} as const;
