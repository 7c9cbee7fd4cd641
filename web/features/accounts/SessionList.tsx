import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { endOwnSession, endOwnSessions } from '#contract/accounts/ownAccount.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { sessionsQuery, type OwnSession } from './api.ts';
import { AccountForm } from './AccountForm.tsx';
import { leaveFor } from './leaveFor.ts';
import '#web/ui/forms/FormMessage.css';
import './SessionList.css';

/**
 * Where one is signed in, and the ways to end that: one sign-in, all the others, all. Without JavaScript they are forms;
 * `ended` says that one was just sent.
 */
export function SessionList({ ended }: { ended: boolean }) {
  const t = useWords();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery());
  const { acting, act } = useAct();
  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!sessions) return <Skeleton lines={4} />;

  const end = ({ id, current }: OwnSession) =>
    act(
      id,
      async () => {
        await callApi(endOwnSession, { params: { id } });
        if (current) return leaveFor(paths.signIn);
        notify({ tone: 'ok', text: t('ownAccount.ended') });
      },
      { leaves: current },
    );
  const endOthers = () =>
    act('others', async () => {
      const { ended } = await callApi(endOwnSessions, { query: { others: true } });
      notify({ tone: 'ok', text: t('ownAccount.endedOthers', { count: ended }) });
    });
  const endAll = () =>
    act(
      'all',
      async () => {
        await callApi(endOwnSessions, {});
        await leaveFor(`${paths.signIn}?out=1`);
      },
      { leaves: true },
    );

  return (
    <>
      {ended && <p className="form-said">{t('ownAccount.ended')}</p>}
      <ul className="session-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={acting === session.id} onEnd={() => void end(session)} />
        ))}
      </ul>
      <div className="account-acts">
        {sessions.length > 1 && (
          <AccountForm act="endOthers" onSend={() => void endOthers()}>
            <Button kind="secondary" type="submit" busy={acting === 'others'}>
              {t('ownAccount.endOthers')}
            </Button>
          </AccountForm>
        )}
        <AccountForm act="endAll" onSend={() => void endAll()}>
          <Button kind="secondary" type="submit" busy={acting === 'all'}>
            {t('ownAccount.endAll')}
          </Button>
        </AccountForm>
      </div>
    </>
  );
}

interface SessionRowProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { id, browser, system, current, opens, signedInAt }, busy, onEnd }: SessionRowProps) {
  const t = useWords();
  const Icon = /android|ios|iphone|ipad/i.test(system) ? Smartphone : Monitor;
  const device =
    browser && system
      ? t('ownAccount.device', { browser, system })
      : browser || system || t('ownAccount.unknownDevice');
  const when = sayInstant(signedInAt);
  return (
    <li>
      <Icon size={22} aria-hidden="true" />
      <div>
        <p className="session-device">
          {device} {current && <Badge tone="ok">{t('ownAccount.thisOne')}</Badge>}
        </p>
        <p className="session-when">
          {t('ownAccount.signedIn', { when })} ·{' '}
          {opens.map((each) => t(each === 'officer' ? 'ownAccount.opensOfficer' : 'ownAccount.opensData')).join(', ')}
        </p>
      </div>
      <AccountForm act="end" session={id} onSend={onEnd}>
        <Button kind="quiet" type="submit" small busy={busy} aria-label={t('ownAccount.endOf', { device, when })}>
          {t('ownAccount.end')}
        </Button>
      </AccountForm>
    </li>
  );
}
