import type { OutlineSetRecord } from '#contract/geography/outlineSets.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { Static } from 'typebox';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import type { OutlineSetRow, StoredReport } from './geography.repository.ts';
import { APPROXIMATE, publicAddress } from './outlineSets.service.ts';
import { placesOf } from './places.service.ts';

/** A set from outside, or without a row the one that comes with the product. */
export function presentOutlineSet(book: ReferenceBook, row: OutlineSetRow): Static<typeof OutlineSetRecord> {
  return {
    id: row.id,
    state: row.state,
    active: row.active,
    approximate: row.approximate,
    vintage: row.vintage,
    source: row.source,
    sourceUrl: publicAddress(row.address),
    licence: row.licence,
    refusal: row.refusal,
    createdAt: row.created_at.toISOString(),
    activatedAt: row.activated_at?.toISOString() ?? null,
    report: row.report === null ? null : presentReport(book, row.report),
  };
}

/** The set that comes with the product, in the list of sets. */
export function presentApproximate(set: OutlineSet, active: boolean): Static<typeof OutlineSetRecord> {
  const since = new Date(0).toISOString();
  return {
    id: APPROXIMATE,
    state: 'ready',
    active,
    ...presentSource(set),
    refusal: '',
    createdAt: since,
    activatedAt: null,
    report: null,
  };
}

function presentReport(book: ReferenceBook, report: StoredReport) {
  const nameOf = new Map(placesOf(book).districts.map(({ id, name }) => [id, name]));
  const outlineAt = (outline: number | null): string => (outline === null ? '' : (report.names[outline] ?? ''));
  return {
    outlines: report.names.length,
    matched: report.matches.map(({ outline, districtId, by, holdsPoint }) => ({
      outline: outlineAt(outline),
      district_id: districtId,
      district: nameOf.get(districtId) ?? districtId,
      by,
      holdsPoint,
    })),
    unclaimed: report.unclaimed.map(({ outline, nearest }) => ({
      outline: outlineAt(outline),
      nearest: nearest === null ? '' : (nameOf.get(nearest) ?? nearest),
    })),
    missing: report.missing.map(({ districtId, liesIn }) => ({
      district_id: districtId,
      district: nameOf.get(districtId) ?? districtId,
      liesIn: outlineAt(liesIn),
    })),
  };
}

export function presentSource({ approximate, vintage, source, sourceUrl, licence }: OutlineSet) {
  return { approximate, vintage, source, sourceUrl, licence };
}
