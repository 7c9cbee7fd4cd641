import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { ASK_AGAIN_MS, latestNoticesQuery } from './api.ts';
import { NoticeList } from './NoticeList.tsx';
import './AccountNotices.css';

/** In the account menu: what one was told last; as a `mark` on its button how much of it is new. */
export default function AccountNotices({ mark = false }: { mark?: boolean }) {
  const t = useWords();
  // Whoever is elsewhere with the page in a corner asks for nothing, nor who was signed out since it was opened.
  const { data } = useQuery({ ...latestNoticesQuery(), enabled: holdsSession, refetchInterval: ASK_AGAIN_MS, refetchIntervalInBackground: false });
  if (!data || data.found.length === 0) return null;
  if (!mark) {
    return (
      <div className="account-notices">
        <NoticeList notices={data.found} />
      </div>
    );
  }
  if (data.unread === 0) return null;
  return (
    <span className="notices-mark figures">
      <span aria-hidden="true">{data.unread > 99 ? '99+' : data.unread}</span>
      <span className="heard">{t('notices.unread', { count: data.unread })}</span>
    </span>
  );
}

/** The server's flag beside its sessions (sessions.ts): it goes with the last of them. */
function holdsSession(): boolean {
  return document.cookie.split('; ').includes('signedIn=1');
}
