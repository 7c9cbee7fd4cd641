import { Type, type TSchema } from 'typebox';
import { DatasetDetails, DatasetTable, Dictionary, FileKind } from '../catalogue/catalogueShapes.ts';
import { Finding, Fix, PersonalDataFinding } from './findingShapes.ts';

/**
 * Where a file of the holding area stands. `problems`: something must be mended, or the question about personal data
 * answered, by its sender. `waiting`: for review.
 */
export const SubmissionState = Type.Union([
  Type.Literal('reading'),
  Type.Literal('problems'),
  Type.Literal('waiting'),
  Type.Literal('returned'),
  Type.Literal('rejected'),
  Type.Literal('approved'),
]);

/** How far reading has come. */
const Stage = Type.Union([
  Type.Literal('received'),
  Type.Literal('converting'),
  Type.Literal('profiling'),
  Type.Literal('done'),
]);

/** What is told beside name and description; an id of the list of licences, or terms in words. */
export const SentDetails = Type.Partial(Type.Object(DatasetDetails));

/** The same with the data dictionary, which is filled in once the columns are known. */
export const Details = Type.Partial(Type.Object({ ...DatasetDetails, dictionary: Dictionary }));

const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Person = Type.Object({ id: Type.String(), name: Type.String() });

/** An item of a list. */
export const Submission = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** As D §3 names it: the same as `id`. */
  identity: Type.String(),
  updatedAt: Type.String(),
  sentAt: Type.String(),
  state: SubmissionState,
  stage: Stage,
  fileName: Type.String(),
  /** Null until it is read, and where it is of no kind we take. */
  fileKind: OrNull(FileKind),
  bytes: Type.Integer(),
  /** Private once it is published. */
  private: Type.Boolean(),
  clean: Type.Boolean(),
  /** Null where the account is gone. */
  owner: OrNull(Person),
  assignee: OrNull(Person),
  /** The dataset it is to be the next version of, or has become. */
  dataset: OrNull(Type.Object({ id: Type.String(), name: Type.String() })),
  errors: Type.Integer(),
  warnings: Type.Integer(),
  /** Questions its sender has to answer first, such as the one about personal data. */
  questions: Type.Integer(),
  /** Whether whoever asks may approve it now: the right, and nothing that blocks publishing. */
  approvable: Type.Boolean(),
  mine: Type.Boolean(),
});

/** What whoever asks may do with an item now; the server decides anew when it is done. */
const SubmissionRights = Type.Object({
  edit: Type.Boolean(),
  acceptFixes: Type.Boolean(),
  answerPersonalData: Type.Boolean(),
  replaceFile: Type.Boolean(),
  /** Send it for review again, once it was returned. */
  submit: Type.Boolean(),
  note: Type.Boolean(),
  review: Type.Boolean(),
  approve: Type.Boolean(),
  delete: Type.Boolean(),
});

const SubmissionNote = Type.Object({
  act: Type.Union([
    Type.Literal('sent'),
    Type.Literal('note'),
    Type.Literal('fixed'),
    Type.Literal('replaced'),
    Type.Literal('assigned'),
    Type.Literal('returned'),
    Type.Literal('rejected'),
    Type.Literal('approved'),
  ]),
  text: Type.String(),
  /** Empty where the account is gone, or the portal did it. */
  by: Type.String(),
  at: Type.String(),
});

export const SubmissionDetail = Type.Object({
  ...Submission.properties,
  description: Type.String(),
  details: Details,
  sha256: Type.String(),
  findings: Type.Array(Finding),
  acceptedFixes: Type.Array(Fix),
  personalData: Type.Array(PersonalDataFinding),
  /** `none`: the sender says that it is not personal. `allowed`: that it may be published. Null: not answered. */
  personalDataAnswer: OrNull(Type.Union([Type.Literal('none'), Type.Literal('allowed')])),
  /** As far as they are read; without profiles until `stage` is done. */
  tables: Type.Array(DatasetTable),
  notes: Type.Array(SubmissionNote),
  rights: SubmissionRights,
  /** Why it cannot be approved yet, in sentences; empty once nothing stands against it. */
  hindrances: Type.Array(Type.String()),
});

/** Names one file of the holding area. */
export const ItemParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
