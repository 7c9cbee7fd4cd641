import { lazy, Suspense, useState } from 'react';
import { FolderPlus, Merge, Share2, Trash2, UserMinus, UsersRound, X } from 'lucide-react';
import { requestUnshare, shareFarmers, unshareFarmers } from '#contract/farmers/farmers.ts';
import { mostMergedAtOnce } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { notifyActed } from '#web/ui/bulk/notifyActed.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import '#web/ui/bulk/BulkBar.css';
import { ExportButton } from './ExportButton.tsx';
import type { Farmer } from '../api.ts';

const ShareDialog = lazy(() => loadCode(() => import('#web/ui/share/ShareDialog.tsx')));
const DeleteDialog = lazy(() => loadCode(() => import('./DeleteDialog.tsx')));
const CreateGroupDialog = lazy(() => loadCode(() => import('../groups/CreateGroupDialog.tsx')));
const MergeDialog = lazy(() => loadCode(() => import('../merge/MergeDialog.tsx')));
const ToGroupDialog = lazy(() => loadCode(() => import('../groups/ToGroupDialog.tsx')));

type Opened = 'createGroup' | 'addToGroup' | 'merge' | 'share' | 'delete';

/** Slides up when farmers are ticked. Which tools it holds depends on whose they are (C §2). */
export function BulkBar({ selection }: { selection: Selection<Farmer> }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [opened, setOpened] = useState<Opened>();
  const { rows: farmers, clear } = selection;
  if (farmers.length === 0) return null;
  const ids = farmers.map(({ id }) => id);
  const areOwn = farmers.every(({ own }) => own);
  const areShared = farmers.every(({ own }) => !own);
  const areSharedOut = areOwn && farmers.some(({ shares }) => shares > 0);

  const endShares = () =>
    act('unshare', async () => {
      const ended = await callApi(unshareFarmers, { body: { ids } });
      await notifyActed(ended, { tone: 'ok', text: ended.message });
      clear();
    });
  const ask = () =>
    act('ask', async () => {
      const { message } = await callApi(requestUnshare, { body: { ids } });
      notify({ tone: 'ok', text: message });
      clear();
    });

  const tool = (name: Opened, icon: typeof Share2, kind: 'secondary' | 'danger' = 'secondary') => {
    const Icon = icon;
    return (
      <Button kind={kind} small icon={<Icon size={16} aria-hidden="true" />} onClick={() => setOpened(name)}>
        {t(`farmers.${name}`)}
      </Button>
    );
  };

  const dialog = {
    farmers,
    onClose: () => setOpened(undefined),
    onDone: () => {
      setOpened(undefined);
      clear();
    },
  };
  return (
    <section className="bulk-bar" aria-label={t('farmers.selected', { count: farmers.length })}>
      <p role="status">
        <strong className="figures">{t('farmers.selected', { count: farmers.length })}</strong>
        {!areOwn && !areShared && <span> {t('farmers.mixed')}</span>}
      </p>
      <div className="bulk-tools">
        {!areOwn && !areShared && (
          <Button
            kind="secondary"
            small
            onClick={() =>
              selection.set(
                farmers.filter(({ own }) => !own),
                false,
              )
            }
          >
            {t('farmers.onlyMine')}
          </Button>
        )}
        {tool('createGroup', FolderPlus)}
        {tool('addToGroup', UsersRound)}
        {areOwn && tool('share', Share2)}
        {areSharedOut && (
          <Button
            kind="secondary"
            small
            icon={<UserMinus size={16} aria-hidden="true" />}
            busy={acting === 'unshare'}
            onClick={() => void endShares()}
          >
            {t('farmers.unshare')}
          </Button>
        )}
        {areOwn && ids.length > 1 && ids.length <= mostMergedAtOnce && tool('merge', Merge)}
        {areOwn && <ExportButton small ids={ids} />}
        {areOwn && tool('delete', Trash2, 'danger')}
        {areShared && (
          <>
            <Button kind="secondary" small busy={acting === 'ask'} onClick={() => void ask()}>
              {t('farmers.askUnshare')}
            </Button>
            <Button kind="secondary" small busy={acting === 'unshare'} onClick={() => void endShares()}>
              {t('farmers.giveBack')}
            </Button>
          </>
        )}
      </div>
      <IconButton label={t('farmers.clearSelection')} icon={<X size={18} aria-hidden="true" />} onClick={clear} />
      <Suspense>
        {opened === 'share' && (
          <ShareDialog
            {...dialog}
            title={t('farmers.shareTitle', { count: farmers.length })}
            lead={t('farmers.shareLead')}
            share={(officerIds) => callApi(shareFarmers, { body: { ids, officerIds: [...officerIds] } })}
          />
        )}
        {opened === 'delete' && <DeleteDialog {...dialog} />}
        {opened === 'merge' && <MergeDialog ids={ids} onClose={dialog.onClose} onDone={dialog.onDone} />}
        {opened === 'createGroup' && <CreateGroupDialog {...dialog} />}
        {opened === 'addToGroup' && <ToGroupDialog {...dialog} />}
      </Suspense>
    </section>
  );
}
