import { useEffect } from 'react';
import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { classes } from '../classes.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '../actions/Link.tsx';
import { onNotice, type Notice } from './notify.ts';
import '../actions/IconButton.css';
import './ToastList.css';

/** Long enough to read a short sentence twice. */
const LEAST_MS = 4000;
/** Time to go where a message leads, or to think again before an act can no longer be taken back. */
const ACT_MS = 10_000;

/** The list of messages at the foot of the page. Pointing at it or entering it stops the clock. */
export default function ToastList() {
  return (
    <Toast.Provider limit={4}>
      <Messages />
    </Toast.Provider>
  );
}

function Messages() {
  const t = useWords();
  const { toasts, add, close } = Toast.useToastManager<Notice>();
  useEffect(
    () =>
      onNotice((notice) => {
        const isAlert = notice.tone === 'alert';
        const id = add({
          title: notice.text,
          type: notice.tone ?? 'status',
          priority: isAlert ? 'high' : 'low',
          timeout: isAlert ? 0 : Math.max(LEAST_MS, notice.atLeastMs ?? 0, notice.undo || notice.link ? ACT_MS : 0),
          data: notice,
          ...(notice.undo && {
            actionProps: {
              children: t('ui.undo'),
              onClick: () => {
                notice.undo?.();
                close(id);
              },
            },
          }),
        });
      }),
    // The manager's functions change on every render; the listener needs only the first ones.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  return (
    <Toast.Portal>
      <Toast.Viewport className="toasts" aria-label={t('ui.notices')}>
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={classes('toast', `toast-${toast.type}`)}
            swipeDirection={['down', 'right']}
          >
            <Toast.Content className="toast-content">
              <ToneIcon tone={toast.data?.tone} />
              <div className="toast-words">
                <Toast.Title className="toast-text" render={<p />} />
                {toast.data?.link && (
                  <Link href={toast.data.link.href} onClick={() => close(toast.id)}>
                    {toast.data.link.text}
                  </Link>
                )}
                {toast.data?.requestId !== undefined && (
                  <p className="toast-id">{t('ui.requestId', { id: toast.data.requestId })}</p>
                )}
              </div>
              <Toast.Action className="toast-action" />
              <Toast.Close className="icon-button" aria-label={t('ui.dismiss')}>
                <X size={18} aria-hidden="true" />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function ToneIcon({ tone }: { tone: Notice['tone'] }) {
  const Icon = tone === 'alert' ? CircleAlert : tone === 'ok' ? CircleCheck : Info;
  return <Icon className="toast-icon" size={20} aria-hidden="true" />;
}
