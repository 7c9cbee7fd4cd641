import { lazy, Suspense, useState } from 'react';
import { X } from 'lucide-react';
import type { Body } from '#contract/endpoint.ts';
import { actOnRisks } from '#contract/risks/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { Risk } from '../api.ts';
import { focusedRisk, useKeys } from './queueKeys.ts';

const ActDialog = lazy(() => loadCode(() => import('./ActDialog.tsx')));

type Act = Body<typeof actOnRisks>['act'];

interface BulkBarProps {
  readonly selection: Selection<Risk>;
  readonly shown: readonly Risk[];
}

/**
 * Slides up when risks are ticked: one act on all of them, by its button or its key; with none ticked the keys act on the
 * risk on which the focus is. What others changed first is named and left as it is.
 */
export function BulkBar({ selection: { rows, clear }, shown }: BulkBarProps) {
  const [focused, setFocused] = useState<Risk>();
  const ticked = rows.length > 0;
  const risks = (ticked ? rows : focused ? [focused] : []).map(({ id, version }) => ({ id, version }));
  const t = useWords();
  const { acting, act } = useAct();
  const [asking, setAsking] = useState<'reject' | 'assign'>();
  const run = (name: Act, on = risks) =>
    act(name, async () => {
      const { message, missed } = await callApi(actOnRisks, { body: { act: name, risks: on } });
      notify({
        tone: missed.length > 0 ? 'alert' : 'ok',
        text: [message, ...missed.slice(0, 3).map(({ sentence }) => sentence)].join(' '),
      });
      clear();
    });
  useKeys((key, at) => {
    const on = ticked ? rows : [focusedRisk(shown, at)].filter((risk) => risk !== undefined);
    if (on.length === 0 || !(key === 'v' || key === 'c' || key === 'r')) return false;
    if (!ticked) setFocused(on[0]);
    if (key === 'r') setAsking('reject');
    else
      void run(
        key === 'v' ? 'verify' : 'claim',
        on.map(({ id, version }) => ({ id, version })),
      );
    return true;
  });

  const tool = (
    name: 'verify' | 'claim' | 'release' | 'reopen' | 'deactivate',
    kind: 'primary' | 'secondary' = 'secondary',
  ) => (
    <Button kind={kind} small busy={acting === name} onClick={() => void run(name)}>
      {t(`risks.${name}`)}
    </Button>
  );
  const dialog = (
    <Suspense>
      {asking && <ActDialog act={asking} risks={risks} onClose={() => setAsking(undefined)} onDone={clear} />}
    </Suspense>
  );
  if (!ticked) return dialog;
  return (
    <>
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
      </section>
      {dialog}
    </>
  );
}
