import { useQueryClient } from '@tanstack/react-query';
import { markNotificationsRead } from '#contract/notifications/notifications.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import type { Notice } from './api.ts';
import './NoticeList.css';

/** What one was told; following one marks it as read. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const t = useWords();
  const client = useQueryClient();

  /** What could not be marked stays new: that is no reason to keep anybody from the page it leads to. */
  async function markRead(id: number): Promise<void> {
    await callApi(markNotificationsRead, { body: { ids: [id] } }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: ['listNotifications'] });
  }

  return (
    <ul className="notices">
      {notices.map(({ id, text, link, at, read }) => (
        <li key={id}>
          <Link
            href={link}
            className={read ? 'notice' : 'notice notice-new'}
            onClick={() => !read && void markRead(id)}
          >
            {!read && <span className="heard">{t('notices.new')} </span>}
            <span className="notice-text">{text}</span>
            <span className="notice-when">{sayInstant(at)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
