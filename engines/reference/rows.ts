import type { Row } from './table.ts';
import type { TableName, tables } from './tables.ts';

/** The row of a table: `RowOfTable<'crops'>`. */
export type RowOfTable<Name extends TableName> = Row<(typeof tables)[Name]>;

/** All rows of all tables. */
export type ReferenceRows = { readonly [Name in TableName]: readonly RowOfTable<Name>[] };

export type RegionRow = RowOfTable<'regions'>;
export type DistrictRow = RowOfTable<'districts'>;
export type OnsetWindowRow = RowOfTable<'onsetWindows'>;
export type ClimateNormalRow = RowOfTable<'climateNormals'>;
export type CropRow = RowOfTable<'crops'>;
export type VarietyRow = RowOfTable<'varieties'>;
export type CropSeasonRow = RowOfTable<'cropSeasons'>;
export type RareCropRow = RowOfTable<'rareCrops'>;
export type ActivityRow = RowOfTable<'activities'>;
export type RiskRow = RowOfTable<'risks'>;
export type RiskAdvisoryRow = RowOfTable<'riskAdvisories'>;
export type FertilizerRateRow = RowOfTable<'fertilizerRates'>;
export type FertilizerProductRow = RowOfTable<'fertilizerProducts'>;
export type LegumeCreditRow = RowOfTable<'legumeCredits'>;
export type CropWaterRow = RowOfTable<'cropWater'>;
export type PestRow = RowOfTable<'pests'>;
export type PestModelRow = RowOfTable<'pestModels'>;
export type BundleItemRow = RowOfTable<'bundleItems'>;
export type BundleServiceRow = RowOfTable<'bundleServices'>;
export type BundleRow = RowOfTable<'bundles'>;
export type TrapSpeciesRow = RowOfTable<'trapSpecies'>;
export type ResourceRow = RowOfTable<'resources'>;
