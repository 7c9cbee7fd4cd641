import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { notify } from './toast/notify.ts';

/**
 * Does what a button of a list does: afterwards the answers it may have changed are asked for again; a refusal is a message that stays.
 * `acting` names the act that is under way. With `leaves` it stays so and nothing is asked for: another page is on its way.
 */
export function useAct() {
  const client = useQueryClient();
  const [acting, setActing] = useState<string>();

  async function act(name: string, run: () => Promise<void>, { leaves = false } = {}): Promise<void> {
    setActing(name);
    try {
      await run();
      if (leaves) return;
      await refetchChanged(client);
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
    setActing(undefined);
  }
  return { acting, act };
}
