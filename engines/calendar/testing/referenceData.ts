import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { MonthNormals } from '../../pests/pestModels.ts';
import type { ActivityRule, CropRule, OnsetWindow, Place } from '../types.ts';

/** The reference data as the engines read them: the product's own files, else the delivered tables. */
export interface ReferenceData {
  readonly crops: readonly CropRule[];
  readonly places: readonly (Place & { readonly district: string })[];
  readonly windows: readonly OnsetWindow[];
  readonly normals: ReadonlyMap<string, readonly MonthNormals[]>;
}

interface ActivityFile {
  readonly crops: readonly {
    readonly crop_id: string;
    readonly anchor_date: string | null;
    readonly activities: readonly {
      readonly activity_id: number;
      readonly activity_code: string;
      readonly activity: string;
      readonly colour_keyword: string;
      readonly anchor: ActivityRule['anchor'];
      readonly start_offset_days: number;
      readonly start_offset_by_season?: ActivityRule['startOffsetBySeason'];
      readonly duration_days: number;
      readonly risks: readonly string[];
    }[];
  }[];
}

const FOLDERS = ['../../../content/reference/', '../../../../shared/data/agronomy/'];

/** Null where neither folder is there: the checks over all districts are then skipped. */
export function readReferenceData(): ReferenceData | null {
  const folder = FOLDERS.map((each) => new URL(each, import.meta.url)).find((each) =>
    existsSync(new URL('activities.json', each)),
  );
  if (folder === undefined) return null;
  const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const rows = (name: string) =>
    Papa.parse<Record<string, string>>(text(name), { header: true, skipEmptyLines: true }).data;
  const activities = JSON.parse(text('activities.json')) as ActivityFile;
  const water = new Map(rows('crop_water.csv').map((row) => [row['crop_id'], row]));
  return {
    crops: rows('crops.csv').map((row) => cropRule(row, activities, water.get(row['crop_id']))),
    places: rows('district_zones.csv').map((row) => ({
      district: cell(row, 'district'),
      districtId: cell(row, 'district').toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
      regionId: cell(row, 'region_id'),
      zone: cell(row, 'agro_ecological_zone'),
      secondaryZone: cell(row, 'secondary_zone') || null,
    })),
    windows: rows('rain_onset.csv').map(onsetWindow),
    normals: normalsByZone(rows('climate_normals.csv')),
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
  row: Record<string, string>,
  file: ActivityFile,
  water: Record<string, string> | undefined,
): CropRule {
  const calendar = file.crops.find((each) => each.crop_id === row['crop_id']);
  return {
    cropId: cell(row, 'crop_id'),
    name: cell(row, 'crop'),
    calendarType: cell(row, 'calendar_type') as CropRule['calendarType'],
    anchor: cell(row, 'planting_anchor') as CropRule['anchor'],
    anchorMonthDay: calendar?.anchor_date ?? null,
    zones: cell(row, 'agro_ecological_zones').split(';'),
    plantingOffsets: {
      major: number(row, 'planting_offset_days_major'),
      minor: number(row, 'planting_offset_days_minor'),
      single: number(row, 'planting_offset_days_single'),
    },
    earlyDays: { min: Number(cell(row, 'early_days_min')), max: Number(cell(row, 'early_days_max')) },
    ripeningShare: water === undefined ? 0 : Number(cell(water, 'l_late_days')) / Number(cell(water, 'l_total_days')),
    activities: (calendar?.activities ?? []).map((rule) => ({
      ruleId: rule.activity_id,
      code: rule.activity_code,
      name: rule.activity,
      colourKeyword: rule.colour_keyword,
      anchor: rule.anchor,
      startOffsetDays: rule.start_offset_days,
      ...(rule.start_offset_by_season ? { startOffsetBySeason: rule.start_offset_by_season } : {}),
      durationDays: rule.duration_days,
      risks: rule.risks,
    })),
  };
}

function onsetWindow(row: Record<string, string>): OnsetWindow {
  return {
    regionId: cell(row, 'region_id'),
    zone: cell(row, 'agro_ecological_zone'),
    season: cell(row, 'season') as OnsetWindow['season'],
    onset: {
      earliest: cell(row, 'onset_earliest'),
      typical: cell(row, 'onset_typical'),
      latest: cell(row, 'onset_latest'),
    },
    cessation: {
      earliest: cell(row, 'cessation_earliest'),
      typical: cell(row, 'cessation_typical'),
      latest: cell(row, 'cessation_latest'),
    },
  };
}

function normalsByZone(rows: readonly Record<string, string>[]): Map<string, MonthNormals[]> {
  const zones = new Map<string, MonthNormals[]>();
  for (const row of rows) {
    if (row['kind'] !== 'zone') continue;
    const months = zones.get(cell(row, 'place_or_zone')) ?? [];
    months.push({
      rainMm: number(row, 'rain_mm'),
      rainDays: number(row, 'rain_days'),
      tmaxC: number(row, 'tmax_c'),
      tminC: number(row, 'tmin_c'),
      rhPct: number(row, 'rh_mean_pct'),
    });
    zones.set(cell(row, 'place_or_zone'), months);
  }
  return zones;
}

function cell(row: Record<string, string>, column: string): string {
  return row[column]?.trim() ?? '';
}

function number(row: Record<string, string>, column: string): number | null {
  const text = cell(row, column);
  return text === '' ? null : Number(text);
}
