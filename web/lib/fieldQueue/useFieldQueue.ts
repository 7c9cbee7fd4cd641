import { useEffect, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showMe } from '#contract/accounts/accounts.ts';
import { apiQuery } from '../query.ts';
import { onChange, type QueueChange } from './changes.ts';
import { startSending } from './startSending.ts';
import { allReports, type KeptReport, type Owner } from './records.ts';
import type { Round } from './sendWaiting.ts';

/** What waits on this device, as a page shows it. */
export interface QueueView {
  /** Of the officer who is signed in, the oldest first. */
  readonly own: readonly KeptReport[];
  /** Of other officers who wrote on this device. */
  readonly others: readonly KeptReport[];
  /** Key of the one on its way. */
  readonly sending: string | undefined;
  readonly round: Round | undefined;
}

interface Known {
  readonly reports: readonly KeptReport[];
  readonly sending: string | undefined;
  readonly round: Round | undefined;
}

let known: Known = { reports: [], sending: undefined, round: undefined };
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function listen(changed: () => void): () => void {
  listeners.add(changed);
  stop ??= onChange((change) => void note(change));
  void note();
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

async function note(change?: QueueChange): Promise<void> {
  const reports = await allReports().catch(() => known.reports);
  const sending = change === undefined ? known.sending : change.type === 'sending' ? change.key : undefined;
  known = { reports, sending, round: change?.type === 'round' ? change.round : known.round };
  for (const changed of listeners) changed();
}

/** What waits on this device, always as it is now; from the first look on it is sent, too. */
export function useFieldQueue(): QueueView {
  const { reports, sending, round } = useSyncExternalStore(
    listen,
    () => known,
    () => known,
  );
  const owner = useOwner();
  useEffect(startSending, []);
  return {
    own: reports.filter((each) => each.owner.id === owner?.id),
    others: reports.filter((each) => each.owner.id !== owner?.id),
    sending,
    round,
  };
}

/** The officer at this page; undefined while nobody is known. */
export function useOwner(): Owner | undefined {
  const { data: me } = useQuery(apiQuery(showMe, {}));
  return me?.signedIn ? { id: me.id, name: me.name } : undefined;
}
