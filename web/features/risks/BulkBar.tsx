import { lazy, Suspense, useState } from 'react';
import { X } from 'lucide-react';
import type { Body } from '#contract/endpoint.ts';
import { actOnRisks } from '#contract/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { Risk } from './api.ts';

const ActDialog = lazy(() => loadCode(() => import('./ActDialog.tsx')));

type Act = Body<typeof actOnRisks>['act'];

/** Slides up when risks are ticked: one act on all of them. What others changed first is named and left as it is. */
export function BulkBar({ selection: { rows, clear } }: { selection: Selection<Risk> }) {
  const risks = rows.map(({ id, version }) => ({ id, version }));
  const t = useWords();
  const { acting, act } = useAct();
  const [asking, setAsking] = useState<'reject' | 'assign'>();
  if (risks.length === 0) return null;

  const run = (name: Act) =>
    act(name, async () => {
      const { message, missed } = await callApi(actOnRisks, { body: { act: name, risks } });
      notify({
        tone: missed.length > 0 ? 'alert' : 'ok',
        text: [message, ...missed.slice(0, 3).map(({ sentence }) => sentence)].join(' '),
      });
      clear();
    });
  const tool = (
    name: 'verify' | 'claim' | 'release' | 'reopen' | 'deactivate',
    kind: 'primary' | 'secondary' = 'secondary',
  ) => (
    <Button kind={kind} small busy={acting === name} onClick={() => void run(name)}>
      {t(`risks.${name}`)}
    </Button>
  );
  return (
    <section className="risk-bulk" aria-label={t('risks.selected', { count: risks.length })}>
      <strong className="figures" role="status">
        {t('risks.selected', { count: risks.length })}
      </strong>
      <div className="risk-bulk-tools">
        {tool('verify', 'primary')}
        {tool('claim')}
        {tool('release')}
        <Button kind="secondary" small onClick={() => setAsking('assign')}>
          {t('risks.assign')}
        </Button>
        {tool('reopen')}
        {tool('deactivate')}
        <Button kind="danger" small onClick={() => setAsking('reject')}>
          {t('risks.reject')}
        </Button>
        <IconButton label={t('risks.clearSelection')} icon={<X size={18} aria-hidden="true" />} onClick={clear} />
      </div>
      <Suspense>
        {asking && <ActDialog act={asking} risks={risks} onClose={() => setAsking(undefined)} onDone={clear} />}
      </Suspense>
    </section>
  );
}
