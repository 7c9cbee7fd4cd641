/**
 * The hash chain over the audit. Seal n is SHA-256(seal n-1, a line feed, row n), in hexadecimal digits; row n is one line
 * of JSON: [id, microseconds since 1970, actor, act, ids, fields, request], as PostgreSQL's json_build_array writes it;
 * seal 0 is 64 zeros. Whoever changes or takes away a row breaks the chain from there on. Somebody who may write to
 * the database could make all seals anew: for that the head, which is in the log of the portal after every sealing,
 * is kept elsewhere. What happens to a row before its seal the database notes by itself (`audit_loss`).
 */
import { createHash } from 'node:crypto';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import {
  addSeals,
  countUnsealed,
  firstLoss,
  lastSeal,
  sealsAfter,
  takeSealing,
  unsealedRows,
} from './audit.repository.ts';

const begin = '0'.repeat(64);
const batch = 5_000;
const everySeconds = 60;

/** What following the chain found. */
export interface ChainState {
  readonly checked: number;
  readonly head: string;
  readonly unsealed: number;
  /** The first broken place: its row was changed or is gone, or a place of the chain is missing before it. */
  readonly broken: {
    readonly position: number;
    readonly entryId: number;
    readonly why: 'changed' | 'gone' | 'gap';
  } | null;
}

/** Seals what waits, in the background, one process at a time. */
export function scheduleAuditSealing({ jobs, log }: Pick<AppContext, 'jobs' | 'log'>): void {
  jobs.every('sealAudit', everySeconds, async (job) => {
    await job.settle(async (db) => {
      const sealed = await sealRows(db);
      if (sealed !== null) log.info(sealed, 'audit sealed');
    });
  });
}

/** Seals all rows that wait, in the caller's transaction; null where there is none, or another process is at it. */
export async function sealRows(db: Database): Promise<{ position: number; head: string } | null> {
  if (!(await takeSealing(db))) return null;
  let { position, hash } = (await lastSeal(db)) ?? { position: 0, hash: begin };
  const before = position;
  for (;;) {
    const rows = await unsealedRows(db, batch);
    if (rows.length === 0) return position === before ? null : { position, head: hash };
    const seals = rows.map(({ entryId, text }) => ({
      position: ++position,
      entryId,
      hash: (hash = sealOf(hash, text)),
    }));
    await addSeals(db, seals);
  }
}

/** Follows the chain from its beginning to the first broken place. */
export async function checkChain(db: Database): Promise<ChainState> {
  let head = begin;
  let position = 0;
  const unsealed = await countUnsealed(db);
  for (;;) {
    const seals = await sealsAfter(db, position, batch);
    if (seals.length === 0) {
      const loss = await firstLoss(db);
      return {
        checked: position,
        head,
        unsealed,
        broken: loss === undefined ? null : { position: position + 1, entryId: loss.entryId, why: loss.how },
      };
    }
    for (const { position: place, entryId, hash, text } of seals) {
      const why =
        place !== position + 1 ? 'gap' : text === null ? 'gone' : sealOf(head, text) === hash ? null : 'changed';
      if (why !== null) return { checked: position, head, unsealed, broken: { position: place, entryId, why } };
      position = place;
      head = hash;
    }
  }
}

function sealOf(before: string, text: string): string {
  return createHash('sha256').update(`${before}\n${text}`).digest('hex');
}
