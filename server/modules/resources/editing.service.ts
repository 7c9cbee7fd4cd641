import { mayEditReference } from '#engines/access/knowledge/reference.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  addRow,
  type Edited,
  editRow,
  findRows,
  removeRow,
  type CurrentRow,
  undoLast,
} from '../reference/reference.service.ts';

const table = 'resources';
/** Resources of a list where no number was asked for. */
const usualLimit = 50;
/** The library is small and held in memory. */
const everything = 100_000;
/** Letters of a title that go into its key. */
const longestKey = 60;

/** What the form holds; the publisher is who stands behind it. */
export interface ResourceFields {
  readonly title: string;
  readonly subtext: string;
  readonly link: string;
  readonly publisher: string;
  readonly publisherUrl: string;
}

/** The field of the form that a column of the table is, in the words of the page (D §2). */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  subtext: 'Description',
  link: 'Resource URL',
  publisher: 'Source',
  publisherUrl: 'Source URL',
};

/** Resources as they are edited, those added last first. Throws a problem for those who may not. */
export async function listEditable(
  scope: Scope,
  wanted: { q?: string | undefined; offset?: number | undefined; limit?: number | undefined },
) {
  guard(scope);
  const { found, total } = await findRows(scope, table, { q: wanted.q, limit: everything });
  const offset = wanted.offset ?? 0;
  const newest = found.toReversed();
  return { total, found: newest.slice(offset, offset + (wanted.limit ?? usualLimit)) };
}

/** Adds a resource under a key made of its title. Throws `resourceRefused` naming the field that is wrong. */
export async function addResource(scope: Scope, fields: ResourceFields): Promise<CurrentRow> {
  guard(scope);
  const values = { ...fields, basis: 'source', source: fields.publisher, sourceUrl: fields.link };
  return settled(await addRow(scope, table, { ...values, resourceId: await freeKey(scope, fields.title) }, ''));
}

/** Changes a resource the caller saw at `version`. Throws a problem where it changed meanwhile or does not fit. */
export async function editResource(
  scope: Scope,
  id: string,
  version: number,
  fields: ResourceFields,
): Promise<CurrentRow> {
  guard(scope);
  return settled(await editRow(scope, table, id, version, { ...fields }, ''));
}

/** Takes a resource out of the library. */
export async function removeResource(scope: Scope, id: string): Promise<void> {
  guard(scope);
  settled(await removeRow(scope, table, id));
}

/** Undoes the last change of a resource: brings one back that was taken out. */
export async function bringBack(scope: Scope, id: string): Promise<CurrentRow> {
  guard(scope);
  return settled(await undoLast(scope, table, id));
}

function guard({ actor }: Scope): void {
  if (!mayEditReference(actor, table)) throw problem('notDataAdministrator');
}

function settled({ current, faults }: Edited): CurrentRow {
  const [fault] = faults;
  if (fault !== undefined || current === null) {
    const { column = '', sentence = '' } = fault ?? {};
    throw problem('resourceRefused', { field: fieldNames[column] ?? '', sentence });
  }
  return current;
}

/** "Climate-smart rice" → climate_smart_rice, numbered where that is taken, also by one that was taken out. */
async function freeKey(scope: Scope, title: string): Promise<string> {
  const base =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, longestKey) || 'resource';
  const taken = new Set([...(await keysOf(scope)), ...(await keysOf(scope, 'removed'))]);
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}_${number}`;
  return key;
}

async function keysOf(scope: Scope, state?: 'removed'): Promise<string[]> {
  const { found } = await findRows(scope, table, { state, limit: everything });
  return found.map(({ key }) => key);
}
