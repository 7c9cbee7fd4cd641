import { lazy, Suspense, useState } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import type { listFarmerMessages } from '#contract/messages/messages.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';

const StopDialog = lazy(() => loadCode(() => import('./StopDialog.tsx')));
const AskStartDialog = lazy(() => loadCode(() => import('./AskStartDialog.tsx')));

/** Who stopped messages to a farmer, and what can be done about it by whoever looks. */
export function StopState({
  farmer,
  messages: { stop },
}: {
  farmer: { readonly id: number; readonly name: string };
  messages: Answer<typeof listFarmerMessages>;
}) {
  const t = useWords();
  const [open, setOpen] = useState<'stop' | 'ask'>();
  const close = () => setOpen(undefined);
  const byFarmer = stop?.way === 'reply' || stop?.way === 'link';
  return (
    <>
      {byFarmer && <p>{t('farmerRecord.stopByFarmer')}</p>}
      {stop && !byFarmer && (
        <p>
          {t(
            stop.way === 'merge'
              ? 'farmerRecord.stopByMerge'
              : stop.by === ''
                ? 'farmerRecord.stopByGone'
                : 'farmerRecord.stopBy',
            { name: stop.by },
          )}
        </p>
      )}
      {stop?.asked && <p role="status">{t('farmerRecord.askedAlready')}</p>}
      {!byFarmer && (
        <div className="record-acts">
          {(stop === null || stop.mayStart) && (
            <Button kind="secondary" onClick={() => setOpen('stop')}>
              {t(stop === null ? 'farmerRecord.stop' : 'farmerRecord.start')}
            </Button>
          )}
          {stop && !stop.mayStart && !stop.asked && (
            <Button kind="secondary" onClick={() => setOpen('ask')}>
              {t('farmerRecord.askAbove')}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {open === 'stop' && <StopDialog farmer={farmer} stopped={stop !== null} onClose={close} />}
        {open === 'ask' && <AskStartDialog farmer={farmer} onClose={close} />}
      </Suspense>
    </>
  );
}
