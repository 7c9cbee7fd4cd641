import type { Answer } from '#contract/endpoint.ts';
import { levelKey, type listNearestBundles, type showBundle } from '#contract/bundles/bundles.ts';

type Bundle = Answer<typeof showBundle>;
type Near = Answer<typeof listNearestBundles>[number];

const provenance = {
  basis: 'expert-general-knowledge',
  verification: '',
  source: 'Agronomist general knowledge',
  sourceUrl: '',
  reviewed: false,
};

const item = (id: string, name: string, more: Partial<Bundle['bundle'][number]> = {}): Bundle['bundle'][number] => ({
  id,
  item: name,
  description: `What ${name} is.`,
  goals: ['productivity', 'adaptation'],
  costClass: 'low',
  allCrops: true,
  crops: [],
  provenance,
  ...more,
});

const compost = item('compost', 'Compost', { goals: ['productivity', 'mitigation', 'adaptation'] });
const seed = item('seed', 'Early seed', {
  allCrops: false,
  crops: [
    { crop_id: 'maize', crop: 'Maize' },
    { crop_id: '', crop: 'livestock' },
  ],
});
const drip = item('drip', 'Drip irrigation kit', { costClass: 'high' });

/** A bundle of the southern belt for productivity and adaptation, at a level of 1 to 4; each level knows other practices. */
export function bundleAt(level: 1 | 2 | 3 | 4): Bundle {
  const names = ['Low', 'Intermediate', 'Medium', 'Full'];
  return {
    id: String(16 + level),
    title: `Southern Belt - productivity, adaptation - ${names[level - 1]}`,
    ecoZone: { id: '1', zone: 'Southern Belt' },
    [levelKey]: { id: String(level) as '1', level: names[level - 1] ?? '' },
    productivity: true,
    mitigation: false,
    adaptation: true,
    bundle: level === 1 ? [compost, seed] : [seed, drip, ...(level > 2 ? [compost] : [])],
    provenance,
  };
}

export const nearBundles: readonly Near[] = [
  near('18', 2, [{ answer: 'investmentLevel', asked: '1', found: '2' }]),
  near('25', 1, [{ answer: 'mitigation', asked: 'false', found: 'true' }]),
  near('37', 1, [
    { answer: 'ecoZone', asked: '1', found: '2' },
    { answer: 'productivity', asked: 'true', found: 'false' },
  ]),
];

function near(id: string, level: 1 | 2, differs: Near['differs']): Near {
  const { bundle: items, provenance: _, ...summary } = bundleAt(level);
  return { ...summary, id, items: items.length, differs };
}
