import { useEffect, useState } from 'react';
import { findReport, type OpenedReport } from '#web/lib/fieldQueue/fieldQueue.ts';
import { KeptForm } from '#web/ui/field/KeptForm.tsx';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { addScouting } from '#contract/traps/scouting.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { ScoutingForm } from './ScoutingForm.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { ReportForm } from './ReportForm.tsx';

interface OpenReportProps {
  readonly role: string;
  /** Key of a report of the queue that is to be mended. */
  readonly mend: string | undefined;
  /** The trap that was looked at. */
  readonly siteId: number | undefined;
  /** Plants are looked at, not a trap. */
  readonly scouts?: boolean | undefined;
  readonly onClose: () => void;
}

/** The window of a report: a new one, or one that waits on this device and is mended. */
export default function OpenReport({ role, mend, siteId, scouts = false, onClose }: OpenReportProps) {
  const t = useWords();
  const [opened, setOpened] = useState<OpenedReport | 'none' | undefined>(mend === undefined ? 'none' : undefined);
  useEffect(() => {
    if (mend !== undefined) void findReport(mend).then((found) => setOpened(found ?? 'none'));
  }, [mend]);
  const waiting = opened === 'none' ? undefined : opened;
  const isCorrection = waiting?.report.method === 'PUT';
  const isScouting = waiting === undefined ? scouts : waiting.report.path === addressOf(addScouting, {});
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isCorrection ? 'traps.correctTitle' : isScouting ? 'traps.scoutingTitle' : 'traps.reportTitle')}
    >
      {opened === undefined && <Skeleton lines={8} />}
      {waiting && isCorrection && <CorrectForm waiting={waiting.report} onDone={onClose} />}
      {opened !== undefined && !isCorrection && (
        <KeptForm name={[isScouting ? 'scouting' : 'trap', siteId].join(' ')} off={waiting !== undefined}>
          {isScouting ? (
            <ScoutingForm waiting={waiting} siteId={siteId} onDone={onClose} />
          ) : (
            <ReportForm role={role} waiting={waiting} siteId={siteId} onDone={onClose} />
          )}
        </KeptForm>
      )}
    </Dialog>
  );
}
