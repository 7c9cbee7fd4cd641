import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { MonthNormals } from '../../pests/pestModels.ts';
import { keyPart } from '../../reference/table.ts';
import type { CropRule, OnsetWindow, Place, Season, SeasonRule, VarietyRule } from '../types.ts';

/** The product's reference data as the engines read them, for checks over all crops and districts. */
export interface ReferenceData {
  readonly crops: readonly CropRule[];
  readonly places: readonly (Place & { readonly district: string })[];
  readonly windows: readonly OnsetWindow[];
  readonly normals: ReadonlyMap<string, readonly MonthNormals[]>;
}

type Cells = Readonly<Record<string, string>>;

export function readReferenceData(): ReferenceData {
  const activities = grouped(rows('activities'), 'cropId');
  const [seasons, varieties] = [grouped(rows('cropSeasons'), 'cropId'), grouped(rows('varieties'), 'cropId')];
  const water = new Map(rows('cropWater').map((row) => [row['cropId'], row]));
  return {
    crops: rows('crops').map((row) => {
      const id = cell(row, 'cropId');
      return cropRule(row, activities.get(id) ?? [], seasons.get(id) ?? [], varieties.get(id) ?? [], water.get(id));
    }),
    places: rows('districts').map((row) => ({
      district: cell(row, 'name'),
      districtId: cell(row, 'districtId'),
      regionId: cell(row, 'regionId'),
      zone: cell(row, 'zone'),
      secondaryZone: cell(row, 'secondaryZone') || null,
    })),
    windows: rows('onsetWindows').map((row) => ({
      regionId: cell(row, 'regionId'),
      zone: cell(row, 'zone'),
      season: cell(row, 'season') as OnsetWindow['season'],
      onset: range(row, 'onset'),
      cessation: range(row, 'cessation'),
    })),
    normals: normalsByZone(rows('climateNormals')),
  };
}

/** The place of a district, by its name. */
export function placeNamed(data: ReferenceData, district: string): Place {
  const place = data.places.find((each) => each.district === district);
  if (place === undefined) throw new Error(`No district ${district}`);
  return place;
}

/** A crop of the data, by its id. */
export function cropNamed(data: ReferenceData, cropId: string): CropRule {
  const crop = data.crops.find((each) => each.cropId === cropId);
  if (crop === undefined) throw new Error(`No crop ${cropId}`);
  return crop;
}

function cropRule(
  row: Cells,
  activities: readonly Cells[],
  seasons: readonly Cells[],
  varieties: readonly Cells[],
  water: Cells | undefined,
): CropRule {
  const isTree = cell(row, 'calendarType') === 'perennial';
  const classes = (['early', 'medium', 'late'] as const).map((maturityClass) => ({
    key: maturityClass,
    name: maturityClass,
    maturityClass,
    isNamed: false,
    harvestNotBefore: null,
    daysMin: Number(cell(row, `${maturityClass}DaysMin`)),
    daysMax: Number(cell(row, `${maturityClass}DaysMax`)),
  }));
  return {
    cropId: cell(row, 'cropId'),
    name: cell(row, 'name'),
    calendarType: cell(row, 'calendarType') as CropRule['calendarType'],
    zones: list(row, 'zones'),
    seasons: seasons.map((season) => ({
      season: cell(season, 'season') as Season,
      area: cell(season, 'area'),
      name: cell(season, 'name'),
      zones: list(season, 'zones'),
      water: cell(season, 'water') as SeasonRule['water'],
      rains: (cell(season, 'rains') || null) as SeasonRule['rains'],
      fixedDay: cell(season, 'fixedDay') || null,
      plantAfterDays: Number(cell(season, 'plantAfterDays')),
      plantingDays: Number(cell(season, 'plantingDays')),
      usualVariety: cell(season, 'usualVariety') === '' ? null : keyPart(cell(season, 'usualVariety')),
      harvestNotBefore: cell(season, 'harvestNotBefore') || null,
    })),
    varieties: isTree ? [] : [...classes, ...varieties.map(varietyRule)],
    usualClass: cell(row, 'usualClass') as CropRule['usualClass'],
    writtenForDays: isTree ? null : number(row, 'maturityDays'),
    ripeningShare: water === undefined ? 0 : Number(cell(water, 'lateDays')) / Number(cell(water, 'totalDays')),
    activities: activities.map((rule) => ({
      ruleId: Number(cell(rule, 'position')),
      code: cell(rule, 'code'),
      name: cell(rule, 'name'),
      colourKeyword: cell(rule, 'colourKeyword'),
      seasons: list(rule, 'seasons') as Season[],
      anchor: cell(rule, 'anchor') as CropRule['activities'][number]['anchor'],
      startOffsetDays: Number(cell(rule, 'startOffsetDays')),
      durationDays: Number(cell(rule, 'durationDays')),
      risks: list(rule, 'risks'),
    })),
  };
}

function varietyRule(row: Cells): VarietyRule {
  return {
    key: keyPart(cell(row, 'variety')),
    name: cell(row, 'variety'),
    maturityClass: cell(row, 'maturityClass') as VarietyRule['maturityClass'],
    isNamed: true,
    daysMin: Number(cell(row, 'maturityDaysMin')),
    daysMax: Number(cell(row, 'maturityDaysMax')),
    harvestNotBefore: cell(row, 'harvestNotBefore') || null,
  };
}

function list(row: Cells, column: string): string[] {
  return cell(row, column)
    .split(';')
    .filter((entry) => entry !== '');
}

function range(row: Cells, name: 'onset' | 'cessation') {
  return {
    earliest: cell(row, `${name}Earliest`),
    typical: cell(row, `${name}Typical`),
    latest: cell(row, `${name}Latest`),
  };
}

function normalsByZone(all: readonly Cells[]): Map<string, MonthNormals[]> {
  const zones = grouped(
    all.filter((row) => row['kind'] === 'zone'),
    'place',
  );
  return new Map(
    [...zones].map(([zone, months]) => [
      zone,
      months.map((row) => ({
        rainMm: number(row, 'rainMm'),
        rainDays: number(row, 'rainDays'),
        tmaxC: number(row, 'tmaxC'),
        tminC: number(row, 'tminC'),
        rhPct: number(row, 'rhPct'),
      })),
    ]),
  );
}

function grouped(all: readonly Cells[], column: string): Map<string, Cells[]> {
  const groups = new Map<string, Cells[]>();
  for (const row of all) groups.set(cell(row, column), [...(groups.get(cell(row, column)) ?? []), row]);
  return groups;
}

function rows(table: string): Cells[] {
  const text = readFileSync(new URL(`../../../content/reference/${table}.csv`, import.meta.url), 'utf8');
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

function cell(row: Cells, column: string): string {
  return row[column]?.trim() ?? '';
}

function number(row: Cells, column: string): number | null {
  const text = cell(row, column);
  return text === '' ? null : Number(text);
}
