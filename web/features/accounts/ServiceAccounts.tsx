import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listServiceAccounts, makeServiceAccount, makeServiceToken } from '#contract/accounts/accessTokens.ts';
import type { Answer, Body } from '#contract/endpoint.ts';
import { longestName } from '#contract/limits.ts';
import { closeAccount, openAccount } from '#contract/accounts/people.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { profileQuery } from './api.ts';
import { NewTokenNote } from './NewTokenNote.tsx';
import { type NewToken, type Scope, TokenForm } from './TokenForm.tsx';
import { TokenList } from './TokenList.tsx';
import './tokens.css';

type Service = Answer<typeof listServiceAccounts>[number];
type Asked = Body<typeof makeServiceAccount>;

const servicesQuery = () => apiQuery(listServiceAccounts, {});
const officerRoles = ['user', 'pprsd', 'responder', 'director', 'admin'] as const;
const dataRoles = ['member', 'administrator'] as const;
const allScopes: readonly Scope[] = ['read', 'data', 'field-read', 'field', 'messages', 'admin', 'account'];

/** Accounts of programs with their tokens: made, given tokens, closed. */
export function ServiceAccounts() {
  const t = useWords();
  const { data: services, error, refetch } = useQuery(servicesQuery());
  return (
    <>
      <h2>{t('tokens.accounts')}</h2>
      <p>{t('tokens.accountsLead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!services && !error && <Skeleton lines={4} />}
      {services?.length === 0 && <p className="token-none">{t('tokens.noAccounts')}</p>}
      {services?.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
      <Accordion items={[{ id: 'add', title: t('tokens.makeAccount'), content: <AddService /> }]} />
    </>
  );
}

function ServiceCard({ service: { id, name, purpose, officerRole, dataRole, closed, tokens } }: { service: Service }) {
  const t = useWords();
  const { acting, act } = useAct();
  const { data: profile } = useQuery(profileQuery());
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<NewToken>();
  const setClosed = () =>
    act(id, async () => void (await callApi(closed ? openAccount : closeAccount, { params: { id } })));
  return (
    <section className="service-account" aria-label={name}>
      <h3>
        {name} {closed && <Badge tone="warn">{t('tokens.closed')}</Badge>}
      </h3>
      <p>
        {[purpose, officerRole && t(`tokens.${officerRole}_role`), dataRole && t(`tokens.${dataRole}_role`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {made && <NewTokenNote made={made} onKept={() => setMade(undefined)} />}
      <TokenList tokens={tokens} />
      <div className="token-acts">
        {!closed && (
          <Button kind="secondary" small aria-label={t('tokens.newTokenOf', { name })} onClick={() => setAsks(true)}>
            {t('tokens.newToken')}
          </Button>
        )}
        <Button
          kind="quiet"
          small
          busy={acting === id}
          aria-label={t(closed ? 'tokens.openOf' : 'tokens.closeOf', { name })}
          onClick={() => void setClosed()}
        >
          {t(closed ? 'tokens.open' : 'tokens.close')}
        </Button>
      </div>
      <Dialog title={t('tokens.newTokenOf', { name })} open={asks} onOpenChange={setAsks}>
        <TokenForm
          scopes={allScopes}
          passwordNeeded={profile?.passwordNeeded ?? false}
          make={(body) => callApi(makeServiceToken, { params: { id }, body })}
          onMade={(token) => {
            setMade(token);
            setAsks(false);
          }}
        />
      </Dialog>
    </section>
  );
}

function AddService() {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    void send(async () => {
      await callApi(makeServiceAccount, {
        body: {
          name: text('name'),
          purpose: text('purpose'),
          officerRole: (text('officerRole') || null) as Asked['officerRole'],
          dataRole: (text('dataRole') || null) as Asked['dataRole'],
          districts: text('districts')
            .split(',')
            .map((each) => each.trim())
            .filter((each) => each !== ''),
        },
      });
      form.reset();
      await client.invalidateQueries({ queryKey: servicesQuery().queryKey });
    });
  }

  return (
    <form className="token-form" onSubmit={submit}>
      <TextInput label={t('tokens.name')} name="name" required maxLength={longestName} autoComplete="off" />
      <TextInput
        label={t('tokens.purpose')}
        hint={t('tokens.purposeHint')}
        name="purpose"
        required
        maxLength={longestName}
        autoComplete="off"
      />
      <Select
        label={t('tokens.officerRole')}
        name="officerRole"
        empty={t('tokens.noRole')}
        choices={officerRoles.map((value) => ({ value, text: t(`tokens.${value}_role`) }))}
      />
      <TextInput
        label={t('tokens.districts')}
        hint={t('tokens.districtsHint')}
        name="districts"
        maxLength={2_000}
        autoComplete="off"
      />
      <Select
        label={t('tokens.dataRole')}
        name="dataRole"
        empty={t('tokens.noRole')}
        choices={dataRoles.map((value) => ({ value, text: t(`tokens.${value}_role`) }))}
      />
      <FormMessage wrong={wrong} />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('tokens.makeAccount')}
      </Button>
    </form>
  );
}
