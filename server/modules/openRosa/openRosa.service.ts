/** The front door of the OpenRosa room: forms for programs that collect data in the field, and what they send. */
import { createHash } from 'node:crypto';
import type { FormFile } from '#contract/endpoint.ts';
import { writeXform } from '#engines/openRosa/writeXform.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { perform, type RecordOfForm, recordOf, writeRecord } from './collectedRecords.ts';
import { bodyOf, type FormOfCall, forms } from './forms.ts';
import { type ListName, listsFor } from './lists.service.ts';
import * as kept from './openRosa.repository.ts';
import { type FilledForm, readSubmission } from './readSubmission.ts';

const mediaKeptMs = 7 * 86_400_000;
const xmlPart = 'xml_submission_file';

/** What the room does in the background, and which files it names. */
export function registerOpenRosa(context: Pick<AppContext, 'jobs' | 'db' | 'clock' | 'storedNames'>): void {
  context.storedNames.register(kept.namedMedia);
  context.jobs.every('forgetCollectedMedia', 86_400, (job) =>
    job.settle((db) => kept.forgetMedia(db, new Date(context.clock.now().getTime() - mediaKeptMs))),
  );
}

/** A form as whoever asks is given it. */
export interface WrittenForm {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly xml: string;
  /** Of the XML, in hexadecimal digits: Collect compares it. */
  readonly md5: string;
}

/** The forms, or one of them. */
export async function writeForms(scope: Scope, calls: Registry, id?: string): Promise<WrittenForm[]> {
  const wanted = id === undefined ? forms : forms.filter((form) => form.id === id);
  const names = [...new Set(wanted.flatMap(({ questions }) => questions.flatMap(({ choices }) => choices ?? [])))];
  const lists = await listsFor(scope, calls, names as ListName[]);
  return wanted.map((form) => {
    const version = createHash('sha256')
      .update(writeXform({ ...form, lists }, ''))
      .digest('hex')
      .slice(0, 12);
    const xml = writeXform({ ...form, lists }, version);
    return { id: form.id, title: form.title, version, xml, md5: createHash('md5').update(xml).digest('hex') };
  });
}

/** One form. @throws notFound */
export async function writeForm(scope: Scope, calls: Registry, id: string): Promise<WrittenForm> {
  const [form] = await writeForms(scope, calls, id);
  if (form === undefined) throw problem('notFound', { path: `/openrosa/forms/${id}` });
  return form;
}

/** What is said to the phone: whether the form is whole and was taken. */
export interface Taken {
  readonly status: 201 | 202;
  readonly sentence: string;
}

/**
 * Takes what a phone sent, in the caller's transaction: a form whose photos are not all here waits for them, a whole one becomes a
 * record of its room by that room's own call; one that was taken before is only said to be. Throws a problem.
 */
export async function takeSubmission(
  scope: Scope,
  calls: Registry,
  sent: { readonly files: readonly FormFile[]; readonly field: string | undefined; readonly isIncomplete: boolean },
): Promise<Taken> {
  const { personId } = scope.actor;
  if (personId === null) throw problem('signInNeeded');
  const xmlFile = sent.files.find(({ part }) => part === xmlPart);
  const xml = xmlFile === undefined ? sent.field : await textOf(scope, xmlFile);
  if (xml === undefined)
    throw problem('badInput', { sentence: `The form itself is missing: the part ${xmlPart} holds it.` });
  const filled = readSubmission(xml);
  const form = forms.find(({ id }) => id === filled.form);
  if (form === undefined)
    throw problem('badInput', {
      sentence: `There is no form "${filled.form.slice(0, 60)}" here. Download the forms again and fill one of them.`,
    });
  const media = sent.files.filter((file) => file !== xmlFile);
  const letGo = (keys: readonly string[]): void =>
    scope.afterCommit(async () => {
      for (const key of keys) await scope.context.storage.remove(key);
    });
  if (xmlFile !== undefined) letGo([xmlFile.key]);
  if (sent.isIncomplete) {
    const isDone = await kept.isTaken(scope.db, filled.instanceId);
    letGo(
      isDone
        ? media.map(({ key }) => key)
        : await kept.saveMedia(scope.db, filled.instanceId, personId, media, scope.now),
    );
    return {
      status: 202,
      sentence: `${media.length === 1 ? '1 photo' : `${media.length} photos`} of ${form.title} came. The rest is waited for.`,
    };
  }
  const isNew = await kept.takeInstance(
    scope.db,
    {
      instanceId: filled.instanceId,
      form: form.id,
      formVersion: filled.version,
      personId,
      replaces: filled.deprecatedId,
    },
    scope.now,
  );
  const before = await kept.takeMedia(scope.db, filled.instanceId, personId);
  if (!isNew) {
    letGo([...media, ...before].map(({ key }) => key));
    return { status: 201, sentence: `${form.title} was here already. Nothing was added.` };
  }
  const { used, unused } = photosOf(form, filled, [...before, ...media]);
  const record =
    filled.deprecatedId === null || form.edit === 'again'
      ? await writeRecord(scope, calls, form, filled.answers, used)
      : await change(scope, calls, form, filled, personId);
  letGo([...unused, ...(filled.deprecatedId === null ? [] : used)].map(({ key }) => key));
  await kept.noteRecord(scope.db, filled.instanceId, record);
  return { status: 201, sentence: `${form.title} was taken.` };
}

async function textOf({ context: { storage } }: Scope, { key }: FormFile): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of await storage.read(key)) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString('utf8');
}

/** The photos that the form names, in its order; others were taken back on the phone. @throws badInput where one is missing */
function photosOf({ questions }: FormOfCall, { answers }: FilledForm, files: readonly FormFile[]) {
  const names = questions.filter(({ kind }) => kind === 'photo').flatMap(({ name }) => answers[name] ?? []);
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const used = names.map((name) => {
    const found = byName.get(name);
    if (found === undefined)
      throw problem('badInput', {
        sentence: `The photo ${name.slice(0, 60)} did not come with the form. Send it again.`,
      });
    return found;
  });
  return { used, unused: files.filter((file) => !used.includes(file)) };
}

/** Changes the record of an earlier instance. @throws badInput where it is not known, or is not changed afterwards */
async function change(
  scope: Scope,
  calls: Registry,
  form: FormOfCall,
  { answers, deprecatedId }: FilledForm,
  personId: string,
): Promise<RecordOfForm> {
  if (form.edit === null || form.edit === 'again')
    throw problem('badInput', { sentence: `${form.title} is not changed once it was sent. Fill a new form instead.` });
  const earlier = await kept.findInstance(scope.db, deprecatedId ?? '', personId, form.id);
  if (!earlier?.recordId)
    throw problem('badInput', {
      sentence: `The form that this one changes is not here under your name. Send it first, or fill a new one.`,
    });
  const version = earlier.recordVersion === null ? {} : { version: Number(earlier.recordVersion) };
  const body = { ...bodyOf(form, answers), ...version };
  const answer = await perform(scope, calls, form.edit.name, { id: earlier.recordId }, body, []);
  const { version: now } = recordOf(answer);
  return { id: earlier.recordId, version: now };
}
