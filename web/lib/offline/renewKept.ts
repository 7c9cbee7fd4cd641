import { notify } from '#web/ui/toast/notify.ts';
import { keptNews, refreshKept } from './keptPages.ts';
import { loadWords, words } from '../words.ts';

const everyMs = 6 * 3_600_000;

/** Fetches what is kept anew while there is a network, every six hours at most, and tells where something changed. */
export async function renewKept(): Promise<void> {
  const last = keptNews();
  if (!navigator.onLine || last === null || Date.now() - Date.parse(last.at) < everyMs) return;
  const news = await refreshKept();
  if (news === null || news.changes.length === 0) return;
  await loadWords(['kept']);
  notify({
    text: words('kept.renewed', { count: news.changes.length }),
    link: { href: '/main/kept', text: words('kept.see') },
  });
}
