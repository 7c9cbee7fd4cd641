import path from 'node:path';
import { root } from '../../root.ts';

/** A dataset that trials begin with, made from a file of our own reference data. */
export interface SampleDataset {
  /** In content/reference. */
  readonly file: string;
  readonly name: string;
  readonly description: string;
  readonly topic: string;
  readonly source: string;
  readonly tags: readonly string[];
  readonly private?: boolean;
}

const own = 'The reference data this portal computes its advice from';

/** Named as samples everywhere, so that nobody takes one for a publication of an institution. */
export const sampleDatasets: readonly SampleDataset[] = [
  {
    file: 'districts.csv',
    name: 'Sample: districts of Ghana',
    topic: 'places',
    source: `${own}; population of the census of 2021`,
    tags: ['districts', 'population', 'capitals'],
    description: 'The 261 districts with their region, capital, position, area, population and agro-ecological zone.',
  },
  {
    file: 'climateNormals.csv',
    name: 'Sample: monthly climate normals',
    topic: 'climate',
    source: own,
    tags: ['rainfall', 'temperature', 'humidity'],
    description: 'Rain, rain days, highest and lowest temperature and humidity of each month, by zone and station.',
  },
  {
    file: 'crops.csv',
    name: 'Sample: crops and when they are ready',
    topic: 'crops',
    source: own,
    tags: ['maturity', 'planting'],
    description:
      'Days to maturity of early, medium and late varieties, zones and planting rules of the crops of the calendar.',
  },
  {
    file: 'varieties.csv',
    name: 'Sample: released varieties',
    topic: 'inputs',
    source: own,
    tags: ['seed', 'varieties'],
    description: 'Varieties of the crops with their maturity, traits and where they are grown.',
  },
  {
    file: 'fertilizerRates.csv',
    name: 'Sample: fertilizer rates',
    topic: 'inputs',
    source: own,
    tags: ['fertilizer', 'nitrogen'],
    description: 'Recommended fertilizers in kilograms per hectare, by crop, zone and stage.',
  },
  {
    file: 'pests.csv',
    name: 'Sample: pests and diseases of crops',
    topic: 'pests',
    source: own,
    tags: ['pests', 'diseases', 'thresholds'],
    description: 'Signs, favourable conditions, thresholds and management of the main pests of each crop.',
  },
  {
    file: 'onsetWindows.csv',
    name: 'Sample: onset and end of the rains',
    topic: 'climate',
    source: own,
    tags: ['onset', 'season'],
    description: 'Earliest, typical and latest onset and end of the seasons, by region and zone.',
  },
  {
    file: 'projects.csv',
    name: 'Sample: climate-smart agriculture projects',
    topic: 'extension',
    source: own,
    tags: ['projects'],
    description: 'Projects on climate-smart agriculture with their regions, technologies and years.',
  },
  {
    file: 'riskAdvisories.csv',
    name: 'Sample: advisories on risks (private)',
    topic: 'climate',
    source: own,
    tags: ['advisories'],
    private: true,
    description: 'A private sample: what it holds is shown to its owner and to whoever they grant access.',
  },
];

/** Where the file of a sample lies. */
export function samplePath({ file }: SampleDataset): string {
  return path.join(root, 'content/reference', file);
}
