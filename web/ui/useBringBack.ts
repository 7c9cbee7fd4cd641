import { bringDeletedBack } from '#contract/trash/trash.ts';
import { callApi } from '#web/lib/callApi.ts';
import { notify, type Notice } from './toast/notify.ts';
import { useAct } from './useAct.ts';

/** What follows once a thing is back: a link in the message that says so, or something to do first. */
interface After {
  readonly link?: Notice['link'];
  readonly first?: () => void;
}

/** Takes a deletion back by the id that it answered, says what came back, and has every answer asked for again. */
export function useBringBack(): (undo: string, after?: After) => void {
  const { act } = useAct();
  return (undo, { link, first } = {}) =>
    void act('restore', async () => {
      const { message } = await callApi(bringDeletedBack, { params: { undo } });
      first?.();
      notify({ tone: 'ok', text: message, ...(link && { link }) });
    });
}
