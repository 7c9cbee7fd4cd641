import { lazy, Suspense, useState } from 'react';
import { Share2, Trash2, UserMinus, X } from 'lucide-react';
import { requestFileUnshare, shareFiles, unshareFiles } from '#contract/files/files.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import '#web/ui/bulk/BulkBar.css';
import type { LibraryFile } from './api.ts';

const ShareDialog = lazy(() => loadCode(() => import('#web/ui/share/ShareDialog.tsx')));
const DeleteFiles = lazy(() => loadCode(() => import('./DeleteFiles.tsx')));

/** Slides up when files are ticked: share, unshare and delete of one's own, asking or giving back of shared ones. */
export function FilesBar({ selection }: { selection: Selection<LibraryFile> }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [opened, setOpened] = useState<'share' | 'delete'>();
  const { rows: files, clear } = selection;
  if (files.length === 0) return null;
  const ids = files.map(({ id }) => id);
  const areOwn = files.every(({ own }) => own);
  // A favourite that nobody shared by name cannot be given back.
  const areShared = files.every(({ own, shares }) => !own && shares > 0);
  const areSharedOut = areOwn && files.some(({ shares }) => shares > 0);
  const done = () => {
    setOpened(undefined);
    clear();
  };
  const say = (name: string, call: () => Promise<{ readonly message: string }>) =>
    act(name, async () => {
      const { message } = await call();
      notify({ tone: 'ok', text: message });
      clear();
    });
  const unshare = () => say('unshare', () => callApi(unshareFiles, { body: { ids } }));
  const ask = () => say('ask', () => callApi(requestFileUnshare, { body: { ids } }));

  return (
    <section className="bulk-bar" aria-label={t('files.selected', { count: files.length })}>
      <p role="status">
        <strong className="figures">{t('files.selected', { count: files.length })}</strong>
        {!areOwn && files.some(({ own }) => own) && <span> {t('files.mixed')}</span>}
      </p>
      <div className="bulk-tools">
        {areOwn && (
          <Button
            kind="secondary"
            small
            icon={<Share2 size={16} aria-hidden="true" />}
            onClick={() => setOpened('share')}
          >
            {t('files.share')}
          </Button>
        )}
        {areSharedOut && (
          <Button
            kind="secondary"
            small
            icon={<UserMinus size={16} aria-hidden="true" />}
            busy={acting === 'unshare'}
            onClick={() => void unshare()}
          >
            {t('files.unshare')}
          </Button>
        )}
        {areOwn && (
          <Button
            kind="danger"
            small
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => setOpened('delete')}
          >
            {t('files.delete')}
          </Button>
        )}
        {areShared && (
          <>
            <Button kind="secondary" small busy={acting === 'ask'} onClick={() => void ask()}>
              {t('files.askUnshare')}
            </Button>
            <Button kind="secondary" small busy={acting === 'unshare'} onClick={() => void unshare()}>
              {t('files.giveBack')}
            </Button>
          </>
        )}
      </div>
      <IconButton label={t('files.selectNone')} icon={<X size={18} aria-hidden="true" />} onClick={clear} />
      <Suspense>
        {opened === 'share' && (
          <ShareDialog
            title={t('files.shareTitle', { count: files.length })}
            lead={t('files.shareLead')}
            share={(officerIds) => callApi(shareFiles, { body: { ids, officerIds: [...officerIds] } })}
            onClose={() => setOpened(undefined)}
            onDone={done}
          />
        )}
        {opened === 'delete' && <DeleteFiles ids={ids} onClose={() => setOpened(undefined)} onDone={done} />}
      </Suspense>
    </section>
  );
}
