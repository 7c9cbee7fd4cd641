import { type TLiteral, type TUnion, Type } from 'typebox';

/** A calendar day without a time zone: 2026-04-15. */
export const CalendarDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-04-15'] });

/** A day somebody asks for: one that the calendar has. */
export const AskedDay = Type.String({ format: 'date', pattern: '^[12]\\d{3}-', examples: ['2026-04-15'] });

/** Numbers of rows: as far as numbers are exact, which the database bears too. */
export const rowRange = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
export const RowId = Type.Integer(rowRange);

/** Which state of a row its reader saw: a count of changes, or the instant of the last one in milliseconds. */
export const RowVersion = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A count or a place in a list that somebody asks for. */
export const AskedCount = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** Region key as in the reference data: `western_north`. */
export const RegionId = Type.String({ minLength: 1, maxLength: 80, examples: ['ashanti'] });

/** Agro-ecological zone. */
export const ZoneName = oneOf([
  'rain_forest',
  'deciduous_forest',
  'transition',
  'coastal_savanna',
  'guinea_savanna',
  'sudan_savanna',
]);

/** District key, made from its name: `ejura_sekyedumase_municipal`. */
export const DistrictId = Type.String({ minLength: 1, maxLength: 80, examples: ['ejura_sekyedumase_municipal'] });

/** Crop key as in the reference data: `sweet_potato`. */
export const CropId = Type.String({ minLength: 1, maxLength: 80, examples: ['maize'] });

export const SeasonName = Type.Union([Type.Literal('major'), Type.Literal('minor'), Type.Literal('single')]);

/**
 * Seasons a crop is farmed in: the rainy ones; early and late in one rainy season; dry (irrigated), irrigated within the
 * rains, residual (on water left in the soil); main and light crop of trees.
 */
export const CropSeason = oneOf([
  'major',
  'minor',
  'single',
  'early',
  'late',
  'dry',
  'irrigated',
  'residual',
  'main',
  'light',
]);

/** Region codes of the older calendar, kept as the specification lists them. */
export const LegacyRegionCode = Type.Union(
  (['ah', 'ba', 'ce', 'ea', 'gr', 'nr', 'oe', 'sv', 'ue', 'uw', 'wr'] as const).map((code) => Type.Literal(code)),
);

/** Where a figure comes from and how far it was checked; shown wherever advice is shown. */
export const Provenance = Type.Object({
  basis: Type.String(),
  verification: Type.String(),
  source: Type.String(),
  sourceUrl: Type.String(),
  /** False until an institution has reviewed it: the page then says "general agronomy, not yet reviewed by CSIR". */
  reviewed: Type.Boolean(),
  /** Who reviewed it, for which institution and when. */
  reviewedBy: Type.Optional(Type.String()),
  /** Table and key of the row, "activities/maize.3": /api/datasets/reference/<row> leads to it in the catalogue. */
  row: Type.Optional(Type.String()),
});

/** One of some words. */
export function oneOf<const Words extends readonly string[]>(
  words: Words,
): TUnion<{ -readonly [At in keyof Words]: TLiteral<Words[At] & string> }> {
  return Type.Union(words.map((word) => Type.Literal(word))) as unknown as TUnion<{
    -readonly [At in keyof Words]: TLiteral<Words[At] & string>;
  }>;
}

/** What sentences of an answer can be said in: ISO 639 codes. */
export const SentenceLanguage = oneOf(['en', 'fr']);
