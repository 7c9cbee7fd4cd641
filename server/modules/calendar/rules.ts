import { onsetWindow } from '#engines/calendar/onsetWindow.ts';
import { classesOf, seasonRule, varietyRule } from '#engines/calendar/readRules.ts';
import type { CropRule, OnsetWindow, Place } from '#engines/calendar/types.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, CropWaterRow, DistrictRow } from '#engines/reference/rows.ts';

/** The reference book as the calendar engine reads it. */
export interface Rules {
  /** The windows of a district's region, in its zones. */
  windowsOf(district: DistrictRow): readonly OnsetWindow[];
  /** A text of the windows: the same for places whose rains come and go on the same days. */
  onsetsKey(district: DistrictRow): string;
  cropRule(crop: CropRow): CropRule;
}

const made = new WeakMap<ReferenceBook, Rules>();

/** The rules of a book; each crop and each place is read once, when it is first asked for. */
export function rulesOf(book: ReferenceBook): Rules {
  const known = made.get(book);
  if (known !== undefined) return known;
  const crops = new Map<string, CropRule>();
  const windows = new Map<string, { readonly windows: readonly OnsetWindow[]; readonly key: string }>();
  const readPlace = ({ regionId, zone, secondaryZone }: DistrictRow) => {
    const key = `${regionId} ${zone} ${secondaryZone}`;
    const known = windows.get(key);
    if (known !== undefined) return known;
    const zones = secondaryZone === null ? [zone] : [zone, secondaryZone];
    const ofPlace = zones.flatMap((each) => book.windowsOf(regionId, each)).map(onsetWindow);
    const rains = ofPlace.map((window) => [window.zone, window.season, window.onset, window.cessation]);
    const read = { windows: ofPlace, key: JSON.stringify([zone, secondaryZone, rains]) };
    windows.set(key, read);
    return read;
  };
  const rules: Rules = {
    windowsOf: (district) => readPlace(district).windows,
    onsetsKey: (district) => readPlace(district).key,
    cropRule(crop) {
      const read = crops.get(crop.cropId) ?? readCrop(book, crop);
      crops.set(crop.cropId, read);
      return read;
    },
  };
  made.set(book, rules);
  return rules;
}

/** Where the farms of a district lie (decision 83). */
export function placeOf(district: DistrictRow): Place {
  return {
    districtId: district.districtId,
    regionId: district.regionId,
    zone: district.zone,
    secondaryZone: district.secondaryZone,
  };
}

function readCrop(book: ReferenceBook, crop: CropRow): CropRule {
  return {
    cropId: crop.cropId,
    name: crop.name,
    calendarType: crop.calendarType,
    zones: crop.zones,
    seasons: (book.seasonsByCrop.get(crop.cropId) ?? []).map(seasonRule),
    varieties:
      crop.calendarType === 'perennial'
        ? []
        : [...classesOf(crop), ...(book.varietiesByCrop.get(crop.cropId) ?? []).map(varietyRule)],
    usualClass: crop.usualClass,
    writtenForDays: crop.calendarType === 'perennial' ? null : crop.maturityDays,
    ripeningShare: ripeningShare(book.waterByCrop.get(crop.cropId)),
    activities: (book.activitiesByCrop.get(crop.cropId) ?? []).map((row) => ({
      ruleId: row.position,
      code: row.code,
      name: row.name,
      colourKeyword: row.colourKeyword,
      seasons: row.seasons,
      anchor: row.anchor,
      startOffsetDays: row.startOffsetDays,
      durationDays: row.durationDays,
      risks: row.risks,
    })),
  };
}

/** The late stage of FAO-56 as a share of all stages. */
function ripeningShare(water: CropWaterRow | undefined): number {
  return water === undefined || water.totalDays === 0 ? 0 : water.lateDays / water.totalDays;
}
