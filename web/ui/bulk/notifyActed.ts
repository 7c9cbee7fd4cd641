import { loadWords, words } from '#web/lib/words.ts';
import { notify, type Notice } from '../toast/notify.ts';

/** Says what an act over records did; where there are too many for one call, that it continues in the background. */
export async function notifyActed({ act }: { readonly act?: string | undefined }, done: Notice): Promise<void> {
  if (act !== undefined) await loadWords(['bulkActs']);
  notify(act === undefined ? done : { tone: 'ok', text: words('bulkActs.begun') });
}
