/** Those whose sentences come from translators, one by one; English and French ship whole. */
export const packLanguages = ['ak', 'ee', 'dag', 'ha', 'gaa'] as const;
export type PackLanguage = (typeof packLanguages)[number];
