import { type TLiteral, type TUnion, Type } from 'typebox';

/** A calendar day without a time zone: 2026-04-15. */
export const CalendarDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-04-15'] });

/** Region key as in the reference data: `western_north`. */
export const RegionId = Type.String({ minLength: 1, maxLength: 80, examples: ['ashanti'] });

/** District key, made from its name: `ejura_sekyedumase_municipal`. */
export const DistrictId = Type.String({ minLength: 1, maxLength: 80, examples: ['ejura_sekyedumase_municipal'] });

/** Crop key as in the reference data: `sweet_potato`. */
export const CropId = Type.String({ minLength: 1, maxLength: 80, examples: ['maize'] });

export const SeasonName = Type.Union([Type.Literal('major'), Type.Literal('minor'), Type.Literal('single')]);

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
});

/** One of some words. */
export function oneOf<const Words extends readonly string[]>(words: Words): TUnion<{ -readonly [At in keyof Words]: TLiteral<Words[At] & string> }> {
  return Type.Union(words.map((word) => Type.Literal(word))) as unknown as TUnion<{ -readonly [At in keyof Words]: TLiteral<Words[At] & string> }>;
}
