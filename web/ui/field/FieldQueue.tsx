import { lazy, Suspense, useEffect, useState } from 'react';
import { onChange } from '#web/lib/fieldQueue/changes.ts';
import { sendNow } from '#web/lib/fieldQueue/startSending.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import type { QueueView } from '#web/lib/fieldQueue/useFieldQueue.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '../actions/Button.tsx';
import { QueueItem } from './QueueItem.tsx';
import './FieldQueue.css';

const SideBySide = lazy(() => loadCode(() => import('./SideBySide.tsx')));

interface FieldQueueProps extends QueueView {
  /** Where a report is opened again in its form. */
  readonly mendHref: (report: KeptReport) => string;
  readonly signInHref: string;
}

/** What waits on this device, one by one, and what can be done about each. */
export default function FieldQueue({ own, others, sending, round, mendHref, signInHref }: FieldQueueProps) {
  const t = useWords();
  const online = useOnline();
  const [comparedKey, setCompared] = useState<string>();
  useEffect(() => onChange((change) => change.type === 'compare' && setCompared(change.key)), []);
  const compared = own.find(({ key, refusal }) => key === comparedKey && refusal?.standing !== undefined);
  const canGo = own.some(({ refusal }) => refusal === undefined);
  return (
    <div className="field-queue">
      <h2>{t('field.queue')}</h2>
      <p role="status">{sayState()}</p>
      <ul>
        {own.map((report) => (
          <QueueItem
            key={report.key}
            report={report}
            isSending={sending === report.key}
            mendHref={mendHref(report)}
            onCompare={() => setCompared(report.key)}
          />
        ))}
      </ul>
      {[...new Map(others.map(({ owner }) => [owner.id, owner.name]))].map(([id, name]) => (
        <p key={id}>{t('field.others', { count: others.filter(({ owner }) => owner.id === id).length, name })}</p>
      ))}
      {round?.state === 'signedOut' && canGo && <Button href={signInHref}>{t('field.signIn')}</Button>}
      {canGo && online && round?.state !== 'signedOut' && (
        <Button kind="secondary" onClick={sendNow}>
          {t('field.sendNow')}
        </Button>
      )}
      <Suspense>{compared && <SideBySide report={compared} onClose={() => setCompared(undefined)} />}</Suspense>
    </div>
  );

  function sayState(): string | undefined {
    if (!online) return t('field.offline');
    if (!canGo) return undefined;
    if (round?.state === 'signedOut') return t('field.signedOut');
    return round?.state === 'later' ? (round.message ?? t('field.later')) : undefined;
  }
}
