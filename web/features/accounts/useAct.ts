import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiProblem } from '#web/lib/problem.ts';
import { notify } from '#web/ui/toast/notify.ts';

/**
 * Does what a button of a list does: afterwards every answer is asked for again; a refusal is a message that stays.
 * `acting` names the act that is under way.
 */
export function useAct() {
  const client = useQueryClient();
  const [acting, setActing] = useState<string>();

  async function act(name: string, run: () => Promise<void>): Promise<void> {
    setActing(name);
    try {
      await run();
      await client.invalidateQueries();
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    } finally {
      setActing(undefined);
    }
  }
  return { acting, act };
}
