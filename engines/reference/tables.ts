import {
  cropWater,
  fertilizerDefaults,
  fertilizerProducts,
  fertilizerRates,
  legumeCredits,
  pestModels,
  pestPrevalence,
  pests,
} from './tables/advice.ts';
import { activities, activityTypes, crops, riskAdvisories, risks, varieties } from './tables/crops.ts';
import { cropSeasons, rareCrops } from './tables/cropSeasons.ts';
import { bundleItems, bundles, bundleServices, projects, resources, stories } from './tables/library.ts';
import { districts, regions } from './tables/places.ts';
import { faqs, pageTexts, partners, services, slides, supportContacts, supportTopics } from './tables/portal.ts';
import { climateNormals, onsetWindows } from './tables/rains.ts';
import { responseTimes } from './tables/responses.ts';
import { trapSpecies } from './tables/traps.ts';
import type { Table } from './table.ts';

/** Every reference table by its name; a table comes after those it refers to. */
export const tables = {
  regions,
  districts,
  onsetWindows,
  climateNormals,
  crops,
  varieties,
  cropSeasons,
  rareCrops,
  activityTypes,
  risks,
  activities,
  riskAdvisories,
  fertilizerRates,
  fertilizerDefaults,
  fertilizerProducts,
  legumeCredits,
  cropWater,
  pestModels,
  pests,
  pestPrevalence,
  bundleItems,
  bundles,
  bundleServices,
  projects,
  resources,
  stories,
  responseTimes,
  trapSpecies,
  slides,
  services,
  partners,
  supportTopics,
  faqs,
  supportContacts,
  pageTexts,
} as const;

export type TableName = keyof typeof tables;

/** The tables in order, for those who treat all alike. */
export const allTables: readonly Table[] = Object.values(tables) as unknown as readonly Table[];

/** The table of that name; undefined when there is none. */
export function findTable(name: string): Table | undefined {
  return allTables.find((each) => each.name === name);
}

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}
