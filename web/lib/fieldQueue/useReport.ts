import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiProblem } from '../problem.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { words } from '../words.ts';
import { announceHere, onChange, type QueueChange } from './changes.ts';
import { enqueue } from './fieldQueue.ts';
import { startSending } from './startSending.ts';
import type { KeptReport, NewReport } from './records.ts';
import { useOwner } from './useFieldQueue.ts';

/** What became of a report when the form was left. */
export type Reported = { readonly state: 'sent'; readonly answer: unknown } | { readonly state: 'waiting' };

type Outcome = Extract<QueueChange, { type: 'sent' | 'refused' }>;

/** A form waits this long for the answer; after that its report goes on by itself. */
const PATIENCE_MS = 8_000;

/**
 * Hands a report over from a form: kept on the device first, then sent if there is a line. A refused one is `wrong`, stays in
 * the queue as well as in the form, and is replaced by what the form hands over next. `mended` is the report of the queue
 * that the form was opened with. What became of it is told as a message: a form that is done just closes.
 */
export function useReport(mended?: KeptReport) {
  const client = useQueryClient();
  const owner = useOwner();
  const [earlier, setEarlier] = useState(mended);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(mended?.refusal?.message);
  useEffect(startSending, []);

  /** Undefined where the report was refused or could not be kept: then `wrong` says why. */
  async function report(written: NewReport): Promise<Reported | undefined> {
    if (owner === undefined) {
      setWrong(words('field.whoAreYou'));
      return undefined;
    }
    setBusy(true);
    setWrong(undefined);
    try {
      const kept = await enqueue(owner, written, earlier);
      const outcome = await outcomeOf(kept.key);
      if (outcome?.type === 'refused' && outcome.refusal.standing === undefined) {
        setEarlier(kept);
        setWrong(outcome.refusal.message);
        return undefined;
      }
      if (outcome?.type === 'refused') {
        // What met another version is decided in the queue, side by side: here and now, for its writer is looking.
        announceHere({ type: 'compare', key: kept.key });
        return { state: 'waiting' };
      }
      if (outcome === undefined) {
        notify({ text: words('field.keptHere'), atLeastMs: 8_000 });
        return { state: 'waiting' };
      }
      await client.invalidateQueries();
      return { state: 'sent', answer: outcome.answer };
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      setWrong(caught.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { report, busy, wrong };
}

/** What became of a report, as far as it is known soon: undefined while it waits. */
function outcomeOf(key: string): Promise<Outcome | undefined> {
  return new Promise((resolve) => {
    const end = (outcome?: Outcome) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const timer = setTimeout(end, navigator.onLine ? PATIENCE_MS : 0);
    const stop = onChange((change) => {
      if ((change.type === 'sent' || change.type === 'refused') && change.key === key) end(change);
      else if (change.type === 'round' && change.round.state !== 'done') end();
    });
  });
}
