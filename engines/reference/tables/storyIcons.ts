/** The small drawings a story can have, under the file names that its record keeps. */
export const storyIcons = [
  'respondents.svg',
  'households.svg',
  'yield.svg',
  'yield2.svg',
  'census.svg',
  'park.svg',
  'change.svg',
  'climate.svg',
  'phone.svg',
] as const;
