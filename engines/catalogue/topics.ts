/** What a dataset is about. `id` is kept and stands in addresses. */
export interface Topic {
  readonly id: string;
  readonly name: string;
}

/** Topics offered in forms and filters, after the subjects of AGROVOC that Ghana's agricultural data fall under. */
export const topics: readonly Topic[] = [
  { id: 'crops', name: 'Crops' },
  { id: 'livestock', name: 'Livestock' },
  { id: 'fisheries', name: 'Fisheries and aquaculture' },
  { id: 'forestry', name: 'Forestry and trees' },
  { id: 'climate', name: 'Weather and climate' },
  { id: 'soils', name: 'Soils' },
  { id: 'water', name: 'Water and irrigation' },
  { id: 'land', name: 'Land and land use' },
  { id: 'pests', name: 'Pests and diseases' },
  { id: 'inputs', name: 'Seed, fertilizer and other inputs' },
  { id: 'prices', name: 'Prices and markets' },
  { id: 'trade', name: 'Trade and value chains' },
  { id: 'nutrition', name: 'Food security and nutrition' },
  { id: 'households', name: 'Farm households and surveys' },
  { id: 'extension', name: 'Extension and advice' },
  { id: 'places', name: 'Places and boundaries' },
  { id: 'other', name: 'Other' },
];

const names = new Map(topics.map(({ id, name }) => [id, name]));

/** The name of a topic; empty where none was said. */
export function topicName(id: string): string {
  return names.get(id) ?? id;
}

/** How often a dataset is brought up to date, as forms offer it. */
export const updateFrequencies = [
  'Once',
  'Daily',
  'Weekly',
  'Monthly',
  'Quarterly',
  'Yearly',
  'Every few years',
  'When needed',
] as const;
