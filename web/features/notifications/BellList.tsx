import { useQueryClient } from '@tanstack/react-query';
import { unshareFromNotice } from '#contract/farmers/farmers.ts';
import { unshareFilesFromNotice } from '#contract/files/files.ts';
import { markNotificationsRead } from '#contract/notifications/notifications.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { Notice } from './api.ts';
import './NoticeList.css';
import './BellList.css';

/** Kinds of notices that tell of something shared, and what ends the share. */
const unshares = {
  farmersShared: unshareFromNotice,
  unshareAsked: unshareFromNotice,
  filesShared: unshareFilesFromNotice,
  fileUnshareAsked: unshareFilesFromNotice,
} as const;

/** What an officer has not seen yet. Once seen, a notice leaves the list; a share is ended from it (C §2, §4). */
export default function BellList({ notices }: { notices: readonly Notice[] }) {
  const t = useWords();
  const client = useQueryClient();
  const { acting, act } = useAct();

  const see = async (ids?: readonly number[]) =>
    void (await callApi(markNotificationsRead, { body: ids ? { ids: [...ids] } : {} }));
  const unshare = async (notice: number, by: (typeof unshares)[keyof typeof unshares]) => {
    const { message } = await callApi(by, { params: { notice } });
    notify({ tone: 'ok', text: message });
  };
  /** What could not be marked stays new: that is no reason to keep anybody from the page it leads to. */
  const follow = async (id: number) => {
    await see([id]).catch(() => undefined);
    await client.invalidateQueries({ queryKey: ['listNotifications'] });
  };

  return (
    <>
      <ul className="notices">
        {notices.map(({ id, kind, text, link, at }) => {
          const by = kind in unshares ? unshares[kind as keyof typeof unshares] : undefined;
          return (
            <li key={id} className="bell-notice">
              <Link href={link} className="notice" onClick={() => void follow(id)}>
                <span className="notice-text">{text}</span>
                <span className="notice-when">{sayInstant(at)}</span>
              </Link>
              <div className="bell-acts">
                {by && (
                  <Button
                    kind="secondary"
                    small
                    busy={acting === `unshare ${id}`}
                    onClick={() => void act(`unshare ${id}`, () => unshare(id, by))}
                  >
                    {t('notices.unshare')}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  small
                  busy={acting === `see ${id}`}
                  onClick={() => void act(`see ${id}`, () => see([id]))}
                >
                  {t('notices.seen')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {notices.length > 1 && (
        <Button kind="quiet" small busy={acting === 'all'} onClick={() => void act('all', () => see())}>
          {t('notices.readAll')}
        </Button>
      )}
    </>
  );
}
