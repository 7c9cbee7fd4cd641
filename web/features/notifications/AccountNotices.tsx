import { useLatestNotices } from './useLatestNotices.ts';
import { NoticeList } from './NoticeList.tsx';
import { NoticesMark } from './NoticesMark.tsx';
import './AccountNotices.css';

/** In the account menu: what one was told last; as a `mark` on its button how much of it is new. */
export default function AccountNotices({ mark = false }: { mark?: boolean }) {
  const { data } = useLatestNotices();
  if (!data || data.found.length === 0) return null;
  if (mark) return <NoticesMark unread={data.unread} />;
  return (
    <div className="account-notices">
      <NoticeList notices={data.found} />
    </div>
  );
}
