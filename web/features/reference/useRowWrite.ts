import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreReferenceRow } from '#contract/reference/reference.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { type CellFault, rowQuery } from './api.ts';

type Write = () => Promise<{ row: { key: string } | null; faults: readonly CellFault[] }>;

/**
 * Runs a change of a row: shows faults at their fields, says what was done with a way to take it back, and reads
 * everything again. `rowKey` is the row that is there already.
 */
export function useRowWrite(table: string, rowKey?: string) {
  const t = useWords();
  const client = useQueryClient();
  const [faults, setFaults] = useState<readonly CellFault[]>([]);
  const [busy, setBusy] = useState(false);

  /** The number of the row's latest change. */
  async function latestChange(key: string): Promise<number | undefined> {
    const { history } = await client.fetchQuery({ ...rowQuery(table, key), staleTime: 0 });
    return history[0]?.id;
  }

  /** Does it; answers the row's key, or null when it was refused. */
  async function write(act: Write, done: string, { canUndo = true } = {}): Promise<string | null> {
    setBusy(true);
    try {
      const earlier =
        rowKey === undefined ? undefined : client.getQueryData(rowQuery(table, rowKey).queryKey)?.history[0]?.id;
      const { row, faults: found } = await act();
      setFaults(found);
      if (found.length > 0) {
        notify({ tone: 'alert', text: t('manage.faults', { count: found.length }) });
        return null;
      }
      const key = row?.key ?? null;
      const change = key === null || !canUndo ? undefined : await latestChange(key).catch(() => undefined);
      // What changed nothing leaves nothing to take back.
      const undo =
        key === null || change === undefined || change === earlier ? undefined : () => void takeBack(key, change);
      notify({ tone: 'ok', text: done, undo });
      await refetchChanged(client);
      return key;
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
      return null;
    } finally {
      setBusy(false);
    }
  }

  function takeBack(key: string, change: number): Promise<string | null> {
    return write(() => callApi(restoreReferenceRow, { params: { table, key, change } }), t('manage.restored'), {
      canUndo: false,
    });
  }
  return { faults, busy, write };
}
