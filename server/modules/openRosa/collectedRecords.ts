/** Filled forms made into records by the calls of their rooms, with each call's own checks, rights and log. */
import type { FormFile } from '#contract/endpoint.ts';
import type { Answers } from '#engines/openRosa/readAnswers.ts';
import { Answered } from '../../platform/calls/answer.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { bodyOf, type FormOfCall } from './forms.ts';

/** The record that a filled form became. */
export interface RecordOfForm {
  readonly id: string | null;
  readonly version: number | null;
}

/** Makes the record. Throws a problem where its room refuses it. */
export async function writeRecord(
  scope: Scope,
  calls: Registry,
  form: FormOfCall,
  answers: Answers,
  files: readonly FormFile[],
): Promise<RecordOfForm> {
  const params = form.params?.(answers) ?? {};
  return recordOf(await perform(scope, calls, form.call.name, params, bodyOf(form, answers), files));
}

/** Sees whether the call of a form would take answers at all: required fields, kinds and bounds. Throws a problem. */
export function checkRecord(calls: Registry, form: FormOfCall, answers: Answers): void {
  const body = JSON.stringify(bodyOf(form, answers));
  callOf(calls, form.call.name).readInput({ params: form.params?.(answers) ?? {}, query: {}, body, isForm: false });
}

/** Asks a call of a room within the caller's transaction. Throws a problem. */
export async function perform(
  scope: Scope,
  calls: Registry,
  name: string,
  params: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
  files: readonly FormFile[],
): Promise<unknown> {
  const mounted = callOf(calls, name);
  const input = mounted.readInput({ params, query: {}, body: JSON.stringify(body), isForm: false });
  const whole = mounted.endpoint.filesForm === undefined ? input.body : { ...(input.body as object), files };
  const prepared = await mounted.prepare?.({ ...input, body: whole, scope });
  const made = await mounted.handle({ ...input, body: whole, prepared, scope });
  return made instanceof Answered ? made.body : made;
}

function callOf(calls: Registry, name: string) {
  const mounted = calls.get(name);
  if (mounted === undefined) throw new Error(`The call ${name} is not mounted.`);
  return mounted;
}

/** The id and state of a record as its call answers them. */
export function recordOf(answer: unknown): RecordOfForm {
  const { id, version } = (answer ?? {}) as { readonly id?: string | number; readonly version?: number };
  return { id: id === undefined ? null : String(id), version: version ?? null };
}
