import type { Packs } from '#engines/conversation/phrasebook.ts';

const none = { crops: {}, activities: {} };

/**
 * Sentences of Ghanaian languages for phones. Nobody has reviewed any of them yet: drafts are for translators, and farmers
 * are answered in English until a sentence says who reviewed it, and when.
 */
export const packs: Packs = {
  ak: {
    phrases: { 'key.yes': { status: 'draft', text: 'Aane' }, 'key.no': { status: 'draft', text: 'Dabi' } },
    terms: none,
  },
  ee: {
    phrases: { 'key.yes': { status: 'draft', text: 'Ɛ̃' }, 'key.no': { status: 'draft', text: 'Ao' } },
    terms: none,
  },
  dag: { phrases: {}, terms: none },
  ha: {
    phrases: { 'key.yes': { status: 'draft', text: 'I' }, 'key.no': { status: 'draft', text: 'A’a' } },
    terms: none,
  },
  gaa: { phrases: {}, terms: none },
};
