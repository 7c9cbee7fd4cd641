import { notify } from '#web/ui/toast/notify.ts';
import { paths } from '../paths.ts';
import { loadWords, words } from '../words.ts';

const KEY = 'storageTold';

/**
 * Tells a person in one line that nobody follows them, and where it stands what is kept: once per browser, whatever they do with the message, and not at all
 * where nothing can be kept.
 */
export async function tellOfStorage(): Promise<void> {
  if (!isFirstTime()) return;
  await loadWords(['notice']);
  notify({
    text: words('notice.storage'),
    atLeastMs: 8_000,
    link: { href: `${paths.privacy}#device`, text: words('notice.storageMore') },
  });
}

function isFirstTime(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null) return false;
    localStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}
