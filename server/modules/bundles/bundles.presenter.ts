import type { Answer } from '#contract/endpoint.ts';
import type { findBelt, listNearestBundles, showBundle } from '#contract/bundles/bundles.ts';
import { beltsInOrder, goalsInOrder } from '#engines/bundles/answers.ts';
import type { Difference, NearBundle } from '#engines/bundles/nearestBundles.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { BundleItemRow, BundleRow, DistrictRow } from '#engines/reference/rows.ts';

type Bundle = Answer<typeof showBundle>;
type Near = Answer<typeof listNearestBundles>[number];

/** Names of P §2, questionnaire, in the order of their numbers. */
const zoneNames = ['Southern Belt', 'Middle Belt', 'Northern Belt'] as const;
const levelNames = ['Low', 'Intermediate', 'Medium', 'Full'] as const;

export function presentBundle(book: ReferenceBook, bundle: BundleRow): Bundle {
  return {
    ...summaryOf(bundle),
    bundle: bundle.items.flatMap((itemId) => {
      const item = book.bundleItemById.get(itemId);
      return item ? [presentItem(book, item)] : [];
    }),
    provenance: provenanceOf(bundle),
  };
}

export function presentNear({ bundle, differs }: NearBundle<BundleRow>): Near {
  return { ...summaryOf(bundle), items: bundle.items.length, differs: differs.map(presentDifference) };
}

export function presentBelt(book: ReferenceBook, district: DistrictRow): Answer<typeof findBelt> {
  return {
    district_id: district.districtId,
    district: district.name,
    region: book.regionById.get(district.regionId)?.name ?? '',
    ecoZone: zoneOf(district.belt),
    provenance: provenanceOf(district),
  };
}

function summaryOf({ bundleId, title, belt, investmentLevel, goals }: BundleRow) {
  return {
    id: String(bundleId),
    title,
    ecoZone: zoneOf(belt),
    'investment _level': {
      id: String(investmentLevel) as Bundle['investment _level']['id'],
      level: levelNames[investmentLevel - 1] ?? '',
    },
    productivity: goals.includes('productivity'),
    mitigation: goals.includes('mitigation'),
    adaptation: goals.includes('adaptation'),
  };
}

function zoneOf(belt: BundleRow['belt']): Bundle['ecoZone'] {
  const at = beltsInOrder.indexOf(belt);
  return { id: String(at + 1) as Bundle['ecoZone']['id'], zone: zoneNames[at] ?? '' };
}

function presentItem(book: ReferenceBook, item: BundleItemRow): Bundle['bundle'][number] {
  const crops = item.crops
    .split(';')
    .map((crop) => crop.trim())
    .filter(Boolean);
  return {
    id: item.itemId,
    item: item.name,
    description: item.description,
    goals: goalsInOrder.filter((goal) => item.goals.includes(goal)),
    costClass: item.costClass,
    allCrops: crops.includes('all'),
    crops: crops
      .filter((crop) => crop !== 'all')
      .map((crop) => ({
        crop_id: book.findCrop(crop)?.cropId ?? '',
        crop: book.findCrop(crop)?.name ?? crop.replaceAll('_', ' '),
      })),
    provenance: provenanceOf(item),
  };
}

function presentDifference({ answer, asked, found }: Difference): Near['differs'][number] {
  return { answer: answer === 'belt' ? 'ecoZone' : answer, asked: String(asked), found: String(found) };
}
