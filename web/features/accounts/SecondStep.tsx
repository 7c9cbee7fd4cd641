import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
  showSecondStep,
} from '#contract/accounts/secondStep.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { Profile } from './api.ts';
import { PasswordInput } from './PasswordInput.tsx';
import './secondStep.css';

const stepQuery = () => apiQuery(showSecondStep, {});

type Step = Answer<typeof showSecondStep>;
type Begun = Answer<typeof beginSecondStep>;

/** Sets the second step of one's own sign-in up, renews its recovery codes and switches it off. */
export default function SecondStep({ profile: { email, passwordNeeded } }: { profile: Profile }) {
  const t = useWords();
  const client = useQueryClient();
  const { data: step, error, refetch } = useQuery(stepQuery());
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const now = (changed: Partial<Step>) =>
    client.setQueryData<Step>(stepQuery().queryKey, (before) => before && { ...before, ...changed });

  if (error)
    return (
      <ErrorState small onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!step) return <Skeleton lines={3} />;
  if (codes !== undefined) return <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(undefined)} />;
  if (begun !== undefined)
    return (
      <Confirm
        begun={begun}
        onDone={(made) => {
          setCodes(made);
          setBegun(undefined);
          now({ on: true, recoveryLeft: made.length });
        }}
      />
    );
  if (!step.on) return <Begin must={step.must} passwordNeeded={passwordNeeded} onBegun={setBegun} />;
  return (
    <div className="second-step">
      <p>
        {t('secondStep.on')} {t('secondStep.left', { count: step.recoveryLeft })}
      </p>
      <Change
        onRenewed={(made) => {
          setCodes(made);
          now({ recoveryLeft: made.length });
        }}
        onEnded={() => {
          notify({ tone: 'ok', text: t('secondStep.ended') });
          now({ on: false, recoveryLeft: 0 });
        }}
      />
    </div>
  );
}

function Begin({
  must,
  passwordNeeded,
  onBegun,
}: {
  must: boolean;
  passwordNeeded: boolean;
  onBegun: (begun: Begun) => void;
}) {
  const t = useWords();
  const { wrong, busy, send } = useSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('current_password') ?? '');
    void send(async () =>
      onBegun(await callApi(beginSecondStep, { body: password === '' ? {} : { current_password: password } })),
    );
  };
  return (
    <form className="second-step" onSubmit={submit}>
      <p>{t('secondStep.off')}</p>
      {must && <p className="second-step-must">{t('secondStep.must')}</p>}
      {passwordNeeded && (
        <PasswordInput
          label={t('secondStep.password')}
          name="current_password"
          autoComplete="current-password"
          required
        />
      )}
      <FormMessage wrong={wrong} />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('secondStep.begin')}
      </Button>
    </form>
  );
}

function Confirm({ begun: { secret, uri, qr }, onDone }: { begun: Begun; onDone: (codes: readonly string[]) => void }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    void send(async () => onDone((await callApi(confirmSecondStep, { body: { code } })).recoveryCodes));
  };
  return (
    <form className="second-step" onSubmit={submit}>
      <p>{t('secondStep.scan')}</p>
      <svg
        className="second-step-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('secondStep.qr')}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        <a href={uri}>{t('secondStep.open')}</a>
      </p>
      <p>
        {t('secondStep.secret')} <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextInput
        label={t('secondStep.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={10}
      />
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('secondStep.confirm')}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, email, onKept }: { codes: readonly string[]; email: string; onKept: () => void }) {
  const t = useWords();
  const text = `${t('secondStep.file', { email })}\n\n${codes.join('\n')}\n`;
  return (
    <section className="second-step" aria-label={t('secondStep.codes')}>
      <p role="status">{t('secondStep.codesLead')}</p>
      <ol className="second-step-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-acts">
        <Button
          kind="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="agrihub-recovery-codes.txt"
        >
          {t('secondStep.download')}
        </Button>
        <Button onClick={onKept}>{t('secondStep.kept')}</Button>
      </div>
    </section>
  );
}

function Change({ onRenewed, onEnded }: { onRenewed: (codes: readonly string[]) => void; onEnded: () => void }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const { submitter } = event.nativeEvent as SubmitEvent;
    const renews = submitter?.getAttribute('value') === 'renew';
    void send(async () => {
      if (renews) return onRenewed((await callApi(renewRecoveryCodes, { body: { password } })).recoveryCodes);
      await callApi(endSecondStep, { body: { password } });
      return onEnded();
    });
  };
  return (
    <details>
      <summary>{t('secondStep.change')}</summary>
      <form className="second-step" onSubmit={submit}>
        <PasswordInput label={t('secondStep.password')} name="password" autoComplete="current-password" required />
        <FormMessage wrong={wrong} />
        <div className="account-acts">
          <Button type="submit" kind="secondary" value="renew" busy={busy}>
            {t('secondStep.renew')}
          </Button>
          <Button type="submit" kind="danger" value="end" busy={busy}>
            {t('secondStep.end')}
          </Button>
        </div>
      </form>
    </details>
  );
}
