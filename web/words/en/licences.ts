/** Words of the page of licences. */
export const licences = {
  lead: 'What this portal is made of, who made it, and on what terms it may be used.',
  own: 'The portal itself',
  ownText:
    'The portal’s own code is open source under the Apache License 2.0: use it, change it, share it, keep the notices.',
  data: 'Data',
  dataWhat: 'What',
  dataSource: 'Source',
  dataTerms: 'Terms',
  outlines: 'District and region outlines, once imported',
  outlinesSource: 'geoBoundaries, after Ghana Statistical Service',
  approximate: 'Approximate outlines, until then',
  approximateSource: 'computed for this portal',
  country: 'Country outline, lake, rivers, neighbours, coast',
  publicDomain: 'public domain',
  towns: 'Towns',
  letters: 'Letters: Inter',
  agronomy: 'Sources of the agronomy tables',
  agronomyText:
    'Gathered from published guidance and, where there is none, from general knowledge of farming in Ghana. Each page says which, and who reviewed it.',
  reviewed:
    '{reviewed} of {general} entries that rest on general knowledge have been reviewed by an agronomist so far.',
  packages: 'Software packages',
  packagesText: { one: '{count} package', other: '{count} packages' },
  sources: { one: '{count} source', other: '{count} sources' },
} as const;
