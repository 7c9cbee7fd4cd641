/** What the catalogue says of a dataset wherever it stands. */
export const catalogue = {
  title: 'Datasets',
  public: 'Public',
  private: 'Private',
  licenceNone: 'not stated',
  noDescription: 'Nothing was written about it yet.',
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: { one: '{count} day ago', other: '{count} days ago' },
  true: 'yes',
  false: 'no',
} as const;
