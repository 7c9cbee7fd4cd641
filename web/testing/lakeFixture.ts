import type { SubmissionDetail } from '#web/features/submissions/api.ts';

/** A file of the holding area as its sender sees it: two problems, a question about personal data. */
export const messyItem: SubmissionDetail = {
  id: 'i1',
  name: 'Maize prices',
  identity: 'i1',
  updatedAt: '2026-05-06T07:00:00.000Z',
  sentAt: '2026-05-06T06:00:00.000Z',
  state: 'problems',
  stage: 'done',
  fileName: 'prices.xlsx',
  fileKind: 'xlsx',
  bytes: 12_345,
  private: false,
  clean: false,
  owner: { id: 'p1', name: 'Esi Owusu' },
  assignee: null,
  dataset: null,
  errors: 1,
  warnings: 1,
  questions: 1,
  approvable: false,
  mine: true,
  description: 'Weekly prices.',
  details: { licence: 'CC-BY-4.0', topic: 'prices' },
  sha256: 'ab12',
  findings: [
    {
      code: 'mergedCells', weight: 'error', sheet: 'Prices', at: 'B7:B9', count: 3, found: 'Three cells are one', expected: 'One value in each cell', mend: 'Part them.',
      fix: { kind: 'fillMerged', sheet: 'Prices', column: null, label: 'Write the value into every cell' },
    },
    {
      code: 'spacesInNumbers', weight: 'warning', sheet: 'Prices', at: 'C12', count: 1, found: '1 260', expected: '1260', mend: 'Write digits alone.',
      fix: { kind: 'closeUpNumbers', sheet: 'Prices', column: 'Price', label: 'Read 1 number written with blanks' },
    },
    { code: 'titleLines', weight: 'note', sheet: 'Prices', at: null, count: 1, found: 'A title', expected: 'The names of the columns', mend: '', fix: null },
  ],
  acceptedFixes: [],
  personalData: [{ kind: 'phone', sheet: 'Prices', column: 'Trader', count: 4, at: 'D2' }],
  personalDataAnswer: null,
  tables: [
    {
      position: 1,
      name: 'Prices',
      rows: 25,
      columns: [{ name: 'Market', key: 'c1', type: 'text', unit: '', names: 'district', unknownPlaces: [{ found: 'Ofinso', nearest: 'Offinso', count: 2 }], profile: null }],
    },
  ],
  notes: [{ act: 'sent', text: '', by: 'Esi Owusu', at: '2026-05-06T06:00:00.000Z' }],
  rights: { edit: true, acceptFixes: true, answerPersonalData: true, replaceFile: true, submit: false, note: true, review: false, approve: false, delete: true },
  hindrances: [],
};

/** The same file once nothing is left to mend, as somebody else reviews it. */
export const itemToReview: SubmissionDetail = {
  ...messyItem,
  state: 'waiting',
  findings: [],
  personalDataAnswer: 'none',
  errors: 0,
  warnings: 0,
  questions: 0,
  approvable: true,
  mine: false,
  rights: { edit: true, acceptFixes: false, answerPersonalData: false, replaceFile: false, submit: false, note: true, review: true, approve: true, delete: true },
};
