import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { onChange } from '#web/lib/fieldQueue/changes.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import { useFieldQueue, type QueueView } from '#web/lib/fieldQueue/useFieldQueue.ts';
import { paths } from '#web/lib/paths.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useWords } from '#web/lib/words.ts';
import FieldQueue from '#web/ui/field/FieldQueue.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useFold } from '#web/app/shell/useFold.ts';
import { saveFieldForms } from './fieldForms.ts';
import { tabHref, type Role, type TabId } from './tabs.ts';

/** Once what was asked for is there: a slow line is not to be shared with what may be needed later. */
const REST_MS = 4_000;
const AGAIN_MS = 15_000;

/** The part that holds the form of each kind of report. */
const tabOf = { trap: 'trapsite', risk: 'risk', farm: 'polygon' } as const satisfies Record<
  Exclude<KeptReport['kind'], 'rain'>,
  TabId
>;

/** A badge while something waits on this device. Beside it the forms of the field are kept for when there is no network. */
export default function FieldBar({ tab, role }: { tab: TabId | undefined; role: Role }) {
  const t = useWords();
  const online = useOnline();
  const client = useQueryClient();
  const queue = useFieldQueue();
  useEffect(() => {
    if (!online) return undefined;
    let wait = setTimeout(keep, REST_MS);
    function keep() {
      // What did not come is asked for again; what is there costs nothing.
      saveFieldForms(role, client).catch(() => (wait = setTimeout(keep, AGAIN_MS)));
    }
    return () => clearTimeout(wait);
  }, [online, role, client]);
  useEffect(
    () =>
      onChange((change) => {
        if (change.type !== 'sent') return;
        notify({ tone: 'ok', text: t('field.sent', { title: change.title }) });
        void client.invalidateQueries();
      }),
    [client, t],
  );
  return queue.own.length + queue.others.length > 0 && <QueueFold queue={queue} tab={tab} />;
}

function QueueFold({ queue, tab }: { queue: QueueView; tab: TabId | undefined }) {
  const t = useWords();
  const fold = useFold(tab ?? '');
  const count = queue.own.length + queue.others.length;
  const needsHand = queue.own.some(({ refusal }) => refusal !== undefined);
  const Icon = needsHand ? TriangleAlert : CloudUpload;
  return (
    <details className="cc-fold" name="cc-top" ref={fold}>
      <summary title={t('field.queueCount', { count })}>
        <Icon size={20} aria-hidden="true" />
        <span className="heard">{t('field.queueCount', { count })}</span>
        <span className="field-queue-count" aria-hidden="true">
          {count}
        </span>
      </summary>
      <div className="cc-sheet">
        <FieldQueue
          {...queue}
          mendHref={({ kind, key, path }) =>
            // A reading is mended on the page of its gauge, by entering it again.
            kind === 'rain' ? `/main/climate/${path.split('/')[4] ?? ''}` : `${tabHref(tabOf[kind])}?mend=${key}`
          }
          signInHref={`${paths.signIn}?next=${encodeURIComponent(tabHref(tab ?? 'extensions'))}`}
        />
      </div>
    </details>
  );
}
