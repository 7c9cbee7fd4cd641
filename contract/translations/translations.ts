import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** The translators' workbench: sentences that phones are answered with, in the languages of Ghana. */

const Language = Type.Union([
  Type.Literal('ak'),
  Type.Literal('ee'),
  Type.Literal('dag'),
  Type.Literal('ha'),
  Type.Literal('gaa'),
]);
const Status = Type.Union([Type.Literal('missing'), Type.Literal('draft'), Type.Literal('reviewed')]);
const Key = Type.String({ minLength: 1, maxLength: 60, pattern: '^[\\w.:]+$', examples: ['work.title'] });
const Text = Type.String({ maxLength: 1_000 });
const Nullable = Type.Union([Type.String(), Type.Null()]);

const Phrase = Type.Object({
  key: Type.String(),
  /** In English. */
  source: Type.String(),
  text: Type.String(),
  status: Status,
  written_by: Nullable,
  written_at: Nullable,
  reviewed_by: Nullable,
  reviewed_at: Nullable,
  /** The English sentence it was written for, where that is another today. */
  changed_from: Nullable,
  /** Letters that a keypad phone cannot show: they are spelled plainly there. */
  not_on_screens: Type.Array(Type.String()),
  /** Whether whoever asks may review it: not what they wrote themselves. */
  may_review: Type.Boolean(),
});

const Counts = {
  missing: Type.Integer(),
  draft: Type.Integer(),
  reviewed: Type.Integer(),
  changed: Type.Integer(),
};

const call = { room: 'translations', audience: 'officer', refusals: 'message' } as const;
const params = Type.Object({ language: Language });
const keyed = Type.Object({ language: Language, key: Key });

export const listPhrases = endpoint({
  ...call,
  name: 'listPhrases',
  method: 'GET',
  path: '/api/phrases/:language',
  effect: 'reads',
  summary:
    'All sentences of a language beside English, each with its status, and how far every language is (administrators)',
  params,
  answer: Type.Object({
    languages: Type.Array(Type.Object({ code: Language, name: Type.String(), ...Counts })),
    phrases: Type.Array(Phrase),
  }),
});

export const savePhrase = endpoint({
  ...call,
  name: 'savePhrase',
  method: 'POST',
  path: '/api/phrases/:language/:key',
  effect: 'writes',
  summary:
    'Keeps a translation as a draft; an empty one is taken away. Refused where its slots are not those of English',
  params: keyed,
  body: Type.Object({ text: Text }),
  answer: Phrase,
});

export const reviewPhrase = endpoint({
  ...call,
  name: 'reviewPhrase',
  method: 'POST',
  path: '/api/phrases/:language/:key/review',
  effect: 'writes',
  summary: 'Says that a translation was looked over, by somebody other than who wrote it, or makes it a draft again',
  params: keyed,
  /** The text as it was read: another one meanwhile is refused. */
  body: Type.Object({ text: Text, reviewed: Type.Boolean() }),
  answer: Phrase,
});

export const previewPhrase = endpoint({
  ...call,
  name: 'previewPhrase',
  method: 'POST',
  path: '/api/phrases/:language/:key/preview',
  effect: 'reads',
  summary:
    'A translation as a page, an SMS and the screens of a keypad phone would show it, with examples in its slots',
  params: keyed,
  body: Type.Object({ text: Text }),
  answer: Type.Object({
    /** What is wrong with it; null where nothing is. */
    mistake: Nullable,
    page: Type.String(),
    sms: Type.String(),
    sms_letters: Type.Integer(),
    sms_parts: Type.Integer(),
    screens: Type.Array(Type.String()),
  }),
});

export const downloadPhrasesCsv = endpoint({
  ...call,
  name: 'downloadPhrasesCsv',
  method: 'GET',
  path: '/api/phrases/:language/csv',
  effect: 'reads',
  summary: 'The sentences of a language as CSV, for translators who work in a spreadsheet',
  params,
  answer: Type.String(),
  produces: 'text/csv; charset=utf-8',
});

export const downloadPhrasesXliff = endpoint({
  ...call,
  name: 'downloadPhrasesXliff',
  method: 'GET',
  path: '/api/phrases/:language/xliff',
  effect: 'reads',
  summary: 'The sentences of a language as XLIFF 2.0 or 1.2, for programs of translators',
  params,
  query: Type.Object({ version: Type.Optional(Type.Union([Type.Literal('2.0'), Type.Literal('1.2')])) }),
  answer: Type.String(),
  produces: 'application/xliff+xml; charset=utf-8',
});

export const importPhrases = endpoint({
  ...call,
  name: 'importPhrases',
  method: 'POST',
  path: '/api/phrases/:language/file',
  effect: 'writes',
  summary:
    'Translations from CSV or XLIFF (1.2 and 2) as drafts: a report first (apply: false), then all that are right (apply: true)',
  params,
  body: Type.Object({
    form: Type.Union([Type.Literal('csv'), Type.Literal('xliff')]),
    file: Type.String({ maxLength: 1_000_000 }),
    apply: Type.Boolean(),
  }),
  answer: Type.Object({
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    applied: Type.Boolean(),
    faults: Type.Array(Type.Object({ key: Type.String(), sentence: Type.String() })),
  }),
});
