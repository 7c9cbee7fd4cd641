/** The audit as administrators read it. */
import { Readable } from 'node:stream';
import { branchOfAudit, mayCheckAudit } from '#engines/access/people/audit.ts';
import { type Branch, isAny } from '#engines/access/roles.ts';
import { problem } from '../../platform/calls/problems.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import { idsOfPeople, namesOf, namesOfTokens } from '../accounts/accounts.service.ts';
import { type AuditFilter, type AuditRow, findAuditRows } from './audit.repository.ts';
import { type ChainState, checkChain } from './chain.service.ts';

export { scheduleAuditSealing } from './chain.service.ts';

const dayMs = 86_400_000;
const batch = 2_000;
const headings = ['id', 'at', 'who', 'who_id', 'act', 'things', 'fields', 'request', 'token'];

/** A row with the name of whoever acted; empty where it is nobody, or somebody whose account is gone. */
export interface NamedRow extends AuditRow {
  readonly name: string;
  /** Those of the ids that are people, with their names. */
  readonly people: Readonly<Record<string, string>>;
  /** Name of the access token it was done with; empty of what was done with a sign-in. */
  readonly token: string;
}

interface Asked {
  readonly who?: string;
  readonly act?: string;
  readonly thing?: string;
  readonly from?: string;
  readonly to?: string;
  readonly before?: number;
}

/** Rows that fit, the newest first. @throws notForYou */
export async function listAudit(scope: Scope, asked: Asked, limit: number): Promise<NamedRow[]> {
  return named(scope, await findAuditRows(scope.db, await readFilter(scope, asked), limit));
}

/** The same as CSV, made while it is sent. @throws notForYou */
export async function exportAudit(scope: Scope, asked: Asked): Promise<Readable> {
  const filter = await readFilter(scope, asked);
  return Readable.from(csvOf(scope, filter), { objectMode: false });
}

/** Whether the rows are as they were written. @throws notForYou */
export async function checkAudit(scope: Scope): Promise<ChainState> {
  if (!mayCheckAudit(scope.actor)) throw problem('notForYou', { who: 'administrators of the whole country' });
  return checkChain(scope.context.readDb);
}

async function* csvOf(scope: Scope, filter: AuditFilter): AsyncGenerator<string> {
  let before: number | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const rows = await named(
      scope,
      await findAuditRows(scope.db, { ...filter, ...(before !== undefined && { before }) }, batch),
    );
    const text = writeCsv(
      headings,
      rows.map(({ id, at, name, actorId, act, ids, fields, requestId, token }) => [
        String(id),
        at.toISOString(),
        name,
        actorId ?? '',
        act,
        ids.join(' '),
        fields.join(' '),
        requestId ?? '',
        token,
      ]),
    );
    yield isFirst ? text : text.slice(text.indexOf('\r\n') + 2);
    if (rows.length < batch) return;
    before = rows.at(-1)?.id;
  }
}

async function readFilter(scope: Scope, { who, act, thing, from, to, before }: Asked): Promise<AuditFilter> {
  const { db } = scope;
  const branch = readable(scope);
  const given = (text: string | undefined) => (text?.trim() ? text.trim() : undefined);
  const [whoever, acted, done] = [given(who), given(act), given(thing)];
  return {
    branch,
    ...(whoever !== undefined && { actorIds: isUuid(whoever) ? [whoever] : await idsOfPeople(db, whoever) }),
    ...(acted !== undefined && { act: acted }),
    ...(done !== undefined && { thing: done }),
    // Ghana keeps UTC all year.
    ...(from !== undefined && { from: new Date(`${from}T00:00:00Z`) }),
    ...(to !== undefined && { until: new Date(Date.parse(`${to}T00:00:00Z`) + dayMs) }),
    ...(before !== undefined && { before }),
  };
}

async function named({ db }: Scope, rows: readonly AuditRow[]): Promise<NamedRow[]> {
  const ids = new Set(
    rows.flatMap(({ actorId, ids: things }) => [...things, ...(actorId === null ? [] : [actorId])]).filter(isUuid),
  );
  const names = await namesOf(db, [...ids]);
  const tokens = await namesOfTokens(
    db,
    rows.flatMap(({ tokenId }) => tokenId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    name: names.get(row.actorId ?? '') ?? '',
    token: row.tokenId === null ? '' : (tokens.get(row.tokenId) ?? row.tokenId),
    people: Object.fromEntries(row.ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : []))),
  }));
}

function readable({ actor }: Scope): Branch {
  const branch = branchOfAudit(actor);
  if (!isAny(branch)) throw problem('notForYou', { who: 'administrators' });
  return branch;
}
