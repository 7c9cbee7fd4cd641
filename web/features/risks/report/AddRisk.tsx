import { useEffect, useState } from 'react';
import { findReport, type OpenedReport } from '#web/lib/fieldQueue/fieldQueue.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { KeptForm } from '#web/ui/field/KeptForm.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { riskHref, RISKS } from '../api.ts';
import { RiskForm } from './RiskForm.tsx';

/** A new report, or one of the queue that is mended: `mend` is its key. */
export default function AddRisk({ mend }: { mend: string | undefined }) {
  const [opened, setOpened] = useState<OpenedReport | 'gone'>();
  const [sent, setSent] = useState<{ readonly id: number | undefined }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (mend !== undefined)
      void findReport(mend).then(
        (found) => setOpened(found ?? 'gone'),
        () => setOpened('gone'),
      );
  }, [mend]);
  if (sent)
    return (
      <Sent
        id={sent.id}
        onAnother={() => {
          setSent(undefined);
          setRound(round + 1);
        }}
      />
    );
  if (mend !== undefined && opened === undefined) return <Skeleton lines={8} />;
  const report = opened === 'gone' || round > 0 ? undefined : opened;
  return (
    <KeptForm name="risk" off={report !== undefined}>
      <RiskForm key={round} opened={report} onDone={(id) => setSent({ id })} />
    </KeptForm>
  );
}

function Sent({ id, onAnother }: { id: number | undefined; onAnother: () => void }) {
  const t = useWords();
  return (
    <EmptyState
      title={id === undefined ? t('risks.waits') : t('risks.sentNow', { id })}
      action={
        <p className="risk-boxes">
          <Button onClick={onAnother}>{t('risks.another')}</Button>
          <Button kind="secondary" href={id === undefined ? RISKS : riskHref(id)}>
            {t(id === undefined ? 'risks.back' : 'risks.see')}
          </Button>
        </p>
      }
    />
  );
}
