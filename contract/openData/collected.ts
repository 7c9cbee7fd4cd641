import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { largestCollectedBytes } from '../limits.ts';
import { oneOf } from '../shapes.ts';

/** The records that exports of other programs can bring in: the forms of `/openrosa`. */
const FormId = Type.String({ maxLength: 60, examples: ['agrihub-risk'] });

export const listCollectedForms = endpoint({
  room: 'openRosa',
  audience: 'officer',
  refusals: 'message',
  name: 'listCollectedForms',
  method: 'GET',
  path: '/api/collected/forms',
  effect: 'reads',
  summary: 'Records that an export of KoboToolbox or ODK can bring in, with the questions its columns may answer',
  answer: Type.Array(
    Type.Object({
      id: FormId,
      title: Type.String(),
      questions: Type.Array(
        Type.Object({ name: Type.String(), label: Type.String(), kind: Type.String(), required: Type.Boolean() }),
      ),
    }),
  ),
});

/** A dry run unless `apply`. Send the file again to apply it. What columns hold is kept for the next file of the same form. */
export const importCollected = endpoint({
  room: 'openRosa',
  audience: 'officer',
  refusals: 'message',
  name: 'importCollected',
  method: 'POST',
  path: '/api/collected/import',
  effect: 'writes',
  summary:
    'Reads an export of KoboToolbox or ODK (CSV, XLSX, JSON; in a .zip with its photos): what each row would become, or with apply=true makes the records, each once by its instance id',
  upload: largestCollectedBytes,
  query: Type.Object({
    form: FormId,
    fileName: Type.String({ minLength: 1, maxLength: 255 }),
    apply: Type.Optional(Type.Boolean()),
    /** What columns answer, where their headers do not tell: JSON such as {"Pest seen":"riskCategoryId"}; "" for nothing. */
    columns: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  answer: Type.Object({
    applied: Type.Boolean(),
    rows: Type.Integer(),
    /** Rows that became, or would become, records. */
    taken: Type.Integer(),
    /** Rows that are here already. */
    there: Type.Integer(),
    wrong: Type.Integer(),
    /** Photos of the rows that became, or would become, records. */
    photos: Type.Integer(),
    columns: Type.Array(Type.Object({ header: Type.String(), question: Type.String(), example: Type.String() })),
    /** What became of the rows to look at first: wrong ones, then the others; 200 at most. */
    review: Type.Array(
      Type.Object({
        row: Type.Integer(),
        act: oneOf(['take', 'there', 'wrong']),
        /** What was found, what was expected and how to mend it; empty where nothing is wrong. */
        sentences: Type.Array(Type.String()),
      }),
    ),
  }),
});
