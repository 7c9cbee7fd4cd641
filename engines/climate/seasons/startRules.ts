import type { RainZone } from '../zones.ts';
import type { StartRule } from './startOfRains.ts';

const WINDOWS = {
  south: { from: 61, to: 182 },
  north: { from: 92, to: 244 },
  minor: { from: 245, to: 320 },
} as const;

type Parts = Omit<StartRule, 'from' | 'to'>;

const MORE_THAN_20 = { amount: 2000, isMore: true, wetDay: 85 } as const;
const AT_LEAST_20 = { amount: 2000, isMore: false, wetDay: 85 } as const;
const AT_LEAST_25 = { amount: 2500, isMore: false, wetDay: 85, days: 3, wetDays: 2 } as const;

const dry = (longest: number, within: number) => ({ drySpell: { longest, within } });

/**
 * Definitions of the start of the rains in use in West Africa. DS9-30 means: no more than 9 dry days in a row within
 * 30 days. SIVA is Sivakumar (1988), "Predicting rainy season potential from the onset of rains in Southern Sahelian
 * and Sudanian climatic zones of West Africa" (recalled).
 */
const MAIN: readonly Parts[] = [
  { id: 'SOR-GT20-1D', days: 1, ...MORE_THAN_20 },
  { id: 'SOR-GT20-2D', days: 2, ...MORE_THAN_20 },
  { id: 'SOR-GT20-3D', days: 3, ...MORE_THAN_20 },
  { id: 'SOR-GE20-3D', days: 3, ...AT_LEAST_20 },
  { id: 'SOR-GT20-3D-DS9-21', days: 3, ...MORE_THAN_20, ...dry(9, 21) },
  { id: 'SOR-GT20-3D-DS9-30', days: 3, ...MORE_THAN_20, ...dry(9, 30) },
  { id: 'SOR-GT20-3D-DS10-30', days: 3, ...MORE_THAN_20, ...dry(10, 30) },
  { id: 'SOR-GE20-3D-DS9-30', days: 3, ...AT_LEAST_20, ...dry(9, 30) },
  { id: 'SOR-GE20-1D-DS9-30', days: 1, ...AT_LEAST_20, ...dry(9, 30) },
  { id: 'SOR-GE20-2D-DS9-30', days: 2, ...AT_LEAST_20, ...dry(9, 30) },
  { id: 'SOR-GE20-3D-DS9-30-W1', days: 3, ...AT_LEAST_20, wetDay: 100, ...dry(9, 30) },
  { id: 'SOR-GE25-3D-2R-DS6-21', ...AT_LEAST_25, ...dry(6, 21) },
  { id: 'SOR-GE25-3D-2R-DS6-30', ...AT_LEAST_25, ...dry(6, 30) },
];

/** The definitions of the main (south: major) season, and of the minor season where there is one. */
export function startRules(zone: RainZone): readonly StartRule[] {
  const main = MAIN.map((rule) => ({ ...rule, ...WINDOWS[zone] }));
  const sivakumar = {
    id: 'SOR-SIVA-GE20-3D-DS7-30',
    days: 3,
    ...AT_LEAST_20,
    ...dry(7, 30),
    ...(zone === 'north' ? { from: 122, to: WINDOWS.north.to } : WINDOWS.south),
  };
  if (zone === 'north') return [...main, sivakumar];
  return [
    ...main,
    sivakumar,
    { id: 'SORMIN-GE20-3D', days: 3, ...AT_LEAST_20, ...WINDOWS.minor },
    { id: 'SORMIN-GE20-3D-DS9-30', days: 3, ...AT_LEAST_20, ...dry(9, 30), ...WINDOWS.minor },
  ];
}

/** One definition by its name; throws where the zone has none of that name. */
export function startRule(zone: RainZone, id: string): StartRule {
  const rule = startRules(zone).find((rule) => rule.id === id);
  if (!rule) throw new Error(`There is no definition ${id} of the start of the rains in the ${zone}.`);
  return rule;
}
