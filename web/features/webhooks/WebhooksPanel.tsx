import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { longestWebhookText, longestWebhookUrl } from '#contract/limits.ts';
import {
  addWebhook,
  editWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhookEvents,
} from '#contract/webhooks/webhooks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { Deliveries } from './Deliveries.tsx';
import './webhooks.css';

type Webhook = Answer<typeof listWebhooks>[number];
type WithSecret = Answer<typeof addWebhook>;

const webhooksQuery = () => apiQuery(listWebhooks, {});

/** Addresses that are told of what became public, with what became of the messages; each secret is seen once. */
export default function WebhooksPanel() {
  const t = useWords();
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery());
  const [shown, setShown] = useState<WithSecret>();
  return (
    <div className="webhooks">
      <h2>{t('webhooks.title')}</h2>
      <p>{t('webhooks.lead')}</p>
      {shown && (
        <section className="webhook-secret" aria-label={t('webhooks.secretOf', { url: shown.url })}>
          <p>
            <strong>{t('webhooks.secretOf', { url: shown.url })}</strong>
          </p>
          <p role="status">{t('webhooks.secretLead')}</p>
          <code>{shown.secret}</code>
          <Button kind="secondary" small onClick={() => setShown(undefined)}>
            {t('webhooks.secretKept')}
          </Button>
        </section>
      )}
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!webhooks && !error && <Skeleton lines={4} />}
      {webhooks?.length === 0 && <p>{t('webhooks.none')}</p>}
      {webhooks?.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} onSecret={setShown} />
      ))}
      <Accordion items={[{ id: 'add', title: t('webhooks.add'), content: <AddWebhook onAdded={setShown} /> }]} />
    </div>
  );
}

function WebhookCard({
  webhook: { id, url, description, events: told, failingSince, disabled },
  onSecret,
}: {
  webhook: Webhook;
  onSecret: (made: WithSecret) => void;
}) {
  const t = useWords();
  const { acting, act } = useAct();
  const params = { id };
  const buttons = [
    ...(disabled === null ? [['sendTest', async () => void (await callApi(testWebhook, { params }))] as const] : []),
    [
      disabled === null ? 'switchOff' : 'switchOn',
      async () => void (await callApi(editWebhook, { params, body: { active: disabled !== null } })),
    ] as const,
    ['newSecret', async () => onSecret(await callApi(rotateWebhookSecret, { params }))] as const,
    [
      'remove',
      async () => {
        await callApi(removeWebhook, { params });
        notify({ tone: 'ok', text: t('webhooks.removed') });
      },
    ] as const,
  ];
  return (
    <section className="webhook" aria-label={url}>
      <h3>{url}</h3>
      <p>
        <Badge tone={disabled !== null ? 'plain' : failingSince === null ? 'ok' : 'warn'}>
          {disabled !== null
            ? t(`webhooks.${disabled}`)
            : failingSince === null
              ? t('webhooks.working')
              : t('webhooks.failing', { when: sayInstant(failingSince) })}
        </Badge>
      </p>
      {description !== '' && <p>{description}</p>}
      <ul>
        {told.map((event) => (
          <li key={event}>{t(`webhooks.${event}`)}</li>
        ))}
      </ul>
      <div className="webhook-acts">
        {buttons.map(([name, run]) => (
          <Button
            key={name}
            kind={name === 'remove' ? 'quiet' : 'secondary'}
            small
            busy={acting === name}
            aria-label={t('webhooks.actOf', { act: t(`webhooks.${name}`), url })}
            onClick={() => void act(name, run)}
          >
            {t(`webhooks.${name}`)}
          </Button>
        ))}
      </div>
      <Accordion items={[{ id: 'last', title: t('webhooks.deliveries'), content: <Deliveries id={id} /> }]} />
    </section>
  );
}

function AddWebhook({ onAdded }: { onAdded: (made: WithSecret) => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const [noEvent, setNoEvent] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const chosen = webhookEvents.filter((name) => data.has(name));
    setNoEvent(chosen.length === 0);
    if (chosen.length === 0) return;
    void send(async () => {
      onAdded(
        await callApi(addWebhook, {
          body: { url: String(data.get('url')), description: String(data.get('description')), events: chosen },
        }),
      );
      form.reset();
      await client.invalidateQueries({ queryKey: webhooksQuery().queryKey });
    });
  }

  return (
    <form className="webhook-form" onSubmit={submit}>
      <TextInput
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        name="url"
        type="url"
        required
        maxLength={longestWebhookUrl}
        autoComplete="off"
      />
      <TextInput
        label={t('webhooks.description')}
        hint={t('webhooks.descriptionHint')}
        name="description"
        maxLength={longestWebhookText}
        autoComplete="off"
      />
      <fieldset>
        <legend>{t('webhooks.events')}</legend>
        {webhookEvents.map((name) => (
          <Checkbox key={name} name={name} label={t(`webhooks.${name}`)} />
        ))}
      </fieldset>
      <FormMessage wrong={noEvent ? t('webhooks.noEvent') : wrong} />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('webhooks.add')}
      </Button>
    </form>
  );
}
