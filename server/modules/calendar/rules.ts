import { onsetWindow } from '#engines/calendar/onsetWindow.ts';
import type { CropRule, OnsetWindow, Place } from '#engines/calendar/types.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow, CropWaterRow, DistrictRow } from '#engines/reference/rows.ts';

/** The reference book as the calendar engine reads it. */
export interface Rules {
  /** The windows of a district's region and zone. */
  windowsOf(district: DistrictRow): readonly OnsetWindow[];
  /** The same for places whose rains come and go on the same days. */
  rainsOf(district: DistrictRow): string;
  cropRule(crop: CropRow): CropRule;
}

const made = new WeakMap<ReferenceBook, Rules>();

/** The rules of a book; each crop and each place is read once, when it is first asked for. */
export function rulesOf(book: ReferenceBook): Rules {
  const known = made.get(book);
  if (known !== undefined) return known;
  const crops = new Map<string, CropRule>();
  const windows = new Map<string, { readonly windows: readonly OnsetWindow[]; readonly rains: string }>();
  const readPlace = ({ regionId, zone }: DistrictRow) => {
    const key = `${regionId} ${zone}`;
    const known = windows.get(key);
    if (known !== undefined) return known;
    const ofPlace = book.windowsOf(regionId, zone).map(onsetWindow);
    const rains = ofPlace.map(({ season, onset, cessation }) => [season, onset, cessation]);
    const read = { windows: ofPlace, rains: JSON.stringify([zone, rains]) };
    windows.set(key, read);
    return read;
  };
  const rules: Rules = {
    windowsOf: (district) => readPlace(district).windows,
    rainsOf: (district) => readPlace(district).rains,
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
    anchor: crop.plantingAnchor,
    anchorMonthDay: crop.anchorDay,
    zones: crop.zones,
    plantingOffsets: {
      major: crop.plantingOffsetMajor,
      minor: crop.plantingOffsetMinor,
      single: crop.plantingOffsetSingle,
    },
    earlyDays:
      crop.earlyDaysMin === null || crop.earlyDaysMax === null ? null : { min: crop.earlyDaysMin, max: crop.earlyDaysMax },
    ripeningShare: ripeningShare(book.waterByCrop.get(crop.cropId)),
    activities: (book.activitiesByCrop.get(crop.cropId) ?? []).map((row) => ({
      ruleId: row.position,
      code: row.code,
      name: row.name,
      colourKeyword: row.colourKeyword,
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
