import type { Static } from 'typebox';
import type { Submission as WireItem, SubmissionDetail } from '#contract/submissions/submissionShapes.ts';
import {
  mayApproveSubmission,
  mayDeleteSubmission,
  mayJudgeSubmission,
  mayMendSubmission,
  mayNoteSubmission,
  mayReplaceSubmissionFile,
  maySubmitSubmission,
} from '#engines/access/knowledge/submissions.ts';
import type { Actor } from '#engines/access/roles.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { Cell } from '../../adapters/tables/tables.ts';
import type { Submission } from './submissions.repository.ts';
import type { NamedItem, WholeItem } from './submissions.service.ts';
import type { SubmissionTable } from './submissionTables.repository.ts';
import type { SubmissionDifference } from './preview.service.ts';
import { asksAboutPersonalData, errorsOf, hindrancesOf, warningsOf } from './submissionRights.ts';
import type { Upload } from './uploads.repository.ts';

/** A file in a list, for whoever asks. */
export function presentItem(actor: Actor, { item, names, datasetName }: NamedItem): Static<typeof WireItem> {
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return {
    id: item.id,
    name: item.name,
    identity: item.id,
    updatedAt: item.updatedAt.toISOString(),
    sentAt: item.createdAt.toISOString(),
    state: item.state,
    stage: item.stage,
    fileName: item.fileName,
    fileKind: item.fileKind,
    bytes: item.bytes,
    private: item.private,
    clean: item.clean,
    owner: person(item.ownerId),
    assignee: person(item.assigneeId),
    dataset: item.datasetId === null || datasetName === null ? null : { id: item.datasetId, name: datasetName },
    errors: errorsOf(item.findings),
    warnings: warningsOf(item.findings),
    questions: asksAboutPersonalData(item) ? 1 : 0,
    approvable: item.state === 'waiting' && mayApproveSubmission(actor, item) && hindrancesOf(item).length === 0,
    mine: item.ownerId !== null && item.ownerId === actor.personId,
  };
}

type Whole = Static<typeof SubmissionDetail>;

/** Everything about one file, for whoever asks. */
export function presentWhole(actor: Actor, whole: WholeItem): Whole {
  const { item, names, tables, notes } = whole;
  const mend = mayMendSubmission(actor, item);
  return {
    ...presentItem(actor, whole),
    description: item.description,
    details: detailsOf(item),
    sha256: item.sha256,
    findings: item.findings.map(({ otherFixes, ...finding }) => ({
      ...finding,
      ...(otherFixes && { otherFixes: [...otherFixes] }),
    })),
    acceptedFixes: [...item.acceptedFixes],
    personalData: [...item.personalData],
    personalDataAnswer: item.personalDataAnswer,
    tables: tables.map(presentTable),
    notes: notes.map(({ act, text, authorId, at }) => ({
      act,
      text,
      by: names.get(authorId ?? '') ?? '',
      at: at.toISOString(),
    })),
    rights: {
      edit: mend,
      acceptFixes: mend,
      answerPersonalData: mend && asksAboutPersonalData(item),
      replaceFile: mayReplaceSubmissionFile(actor, item),
      submit: maySubmitSubmission(actor, item),
      note: mayNoteSubmission(actor, item),
      review: mayJudgeSubmission(actor, item),
      approve: mayApproveSubmission(actor, item),
      delete: mayDeleteSubmission(actor, item),
    },
    hindrances: hindrancesOf(item),
  };
}

/** A table with what is known of its columns. */
function presentTable({ name, rows, columns }: SubmissionTable, index: number): Whole['tables'][number] {
  return {
    position: index + 1,
    name,
    rows,
    columns: columns.map(({ unknownPlaces, profile, changes, told, ...column }) => ({
      ...column,
      ...(told && { told: { label: told.label, codes: told.codes.map((code) => ({ ...code })) } }),
      ...(changes && { changes: { ...changes, examples: [...changes.examples] } }),
      unknownPlaces: [...unknownPlaces],
      profile: profile && { ...profile, top: [...profile.top], histogram: [...profile.histogram] },
    })),
  };
}

/** Rows of a table. */
export function presentRows({
  columns,
  rows,
  total,
}: Rows & { readonly columns: readonly string[]; readonly total: number }) {
  return { columns: [...columns], rows: listed(rows), total };
}

/** What a file changes in the version it is to replace. */
export function presentDifference({
  version,
  key,
  columns,
  columnsAdded,
  columnsRemoved,
  added,
  removed,
  changed,
}: SubmissionDifference) {
  return {
    version,
    key: [...key],
    columns: [...columns],
    columnsAdded: [...columnsAdded],
    columnsRemoved: [...columnsRemoved],
    added: { count: added.count, rows: listed(added.rows) },
    removed: { count: removed.count, rows: listed(removed.rows) },
    changed: { count: changed.count, rows: changed.rows.map((row) => ({ key: [...row.key], cells: [...row.cells] })) },
  };
}

interface Rows {
  readonly rows: readonly (readonly Cell[])[];
}

function listed(rows: Rows['rows']): Cell[][] {
  return rows.map((row) => [...row]);
}

/** Only what is said; lists of one's own. */
function detailsOf({ details: { regions, tags, dictionary, ...said } }: Submission): Whole['details'] {
  const filled = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Whole['details'];
  return {
    ...filled,
    ...(regions && { regions: [...regions] }),
    ...(tags && { tags: [...tags] }),
    ...(dictionary && { dictionary: copiedDictionary(dictionary) }),
  };
}

function copiedDictionary(dictionary: readonly ColumnMeaning[]): NonNullable<Whole['details']['dictionary']> {
  return dictionary.map((entry) => ({ ...entry, codes: entry.codes.map((code) => ({ ...code })) }));
}

/** A file on its way. */
export function presentUpload({ id, fileName, bytes, received, createdAt, expiresAt }: Upload) {
  return {
    id,
    fileName,
    bytes,
    receivedBytes: received,
    complete: received === bytes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
