import { useState } from 'react';
import { isApiProblem } from './problem.ts';

/**
 * What every form that sends goes through: busy while it is under way, and the sentence of a refusal to show
 * beside it. What was typed stays.
 *
 * @param before a refusal the form comes with already.
 */
export function useSend(before?: string) {
  const [wrong, setWrong] = useState(before);
  const [busy, setBusy] = useState(false);

  /** Runs the act; with `leaves` the form stays busy after it, because another page is on its way. */
  async function send(act: () => Promise<void>, { leaves = false } = {}): Promise<void> {
    setBusy(true);
    setWrong(undefined);
    try {
      await act();
      if (!leaves) setBusy(false);
    } catch (caught) {
      setBusy(false);
      if (!isApiProblem(caught)) throw caught;
      setWrong(caught.message);
    }
  }
  return { wrong, busy, send };
}
