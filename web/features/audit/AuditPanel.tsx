import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkAudit, exportAudit, listAudit } from '#contract/audit/audit.ts';
import type { Answer } from '#contract/endpoint.ts';
import { longestAuditFilter } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { useAct } from '#web/ui/useAct.ts';
import './AuditPanel.css';

const names = ['who', 'act', 'thing', 'from', 'to'] as const;
type Filter = Partial<Record<(typeof names)[number], string>>;

/** The audit: filtered, paged, exported, and its chain checked. */
export default function AuditPanel() {
  const t = useWords();
  const [filter, setFilter] = useState<Filter>({});
  const [before, setBefore] = useState<number>();
  const { data, error, refetch } = useQuery({
    ...apiQuery(listAudit, { query: { ...filter, ...(before !== undefined && { before }) } }),
    placeholderData: keepPreviousData,
  });

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFilter(Object.fromEntries(names.flatMap((name) => (form.get(name) ? [[name, String(form.get(name))]] : []))));
    setBefore(undefined);
  }

  return (
    <div className="audit">
      <h2>{t('auditLog.title')}</h2>
      <p>{t('auditLog.lead')}</p>
      <Chain />
      <form className="audit-filter" onSubmit={apply}>
        <TextInput label={t('auditLog.who')} name="who" maxLength={longestAuditFilter} />
        <TextInput
          label={t('auditLog.act')}
          name="act"
          maxLength={longestAuditFilter}
          placeholder={t('auditLog.actHint')}
        />
        <TextInput label={t('auditLog.thing')} name="thing" maxLength={longestAuditFilter} />
        <TextInput label={t('auditLog.from')} name="from" type="date" />
        <TextInput label={t('auditLog.to')} name="to" type="date" />
        <div className="audit-acts">
          <Button type="submit">{t('auditLog.show')}</Button>
          <a className="button button-secondary" href={`${exportAudit.path}?${new URLSearchParams(filter)}`} download>
            {t('auditLog.export')}
          </a>
        </div>
      </form>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <Table
          caption={t('auditLog.title')}
          captionHidden
          rows={data.found}
          rowKey={({ id }) => String(id)}
          empty={<p>{t('auditLog.none')}</p>}
          columns={[
            { key: 'at', head: t('auditLog.at'), cell: ({ at }) => sayInstant(at) },
            {
              key: 'who',
              head: t('auditLog.who'),
              cell: ({ name, actorId }) =>
                name || (actorId === null ? <span className="audit-nobody">{t('auditLog.nobody')}</span> : actorId),
            },
            {
              key: 'act',
              head: t('auditLog.act'),
              cell: ({ act, token }) => (token === '' ? act : t('auditLog.byToken', { act, token })),
            },
            {
              key: 'thing',
              head: t('auditLog.thing'),
              cell: ({ ids, people }) => (
                <span className="audit-things">{sayThings(ids.map((id) => people[id] ?? id))}</span>
              ),
            },
            {
              key: 'fields',
              head: t('auditLog.fields'),
              cell: ({ fields }) => <span className="audit-things">{fields.join(', ')}</span>,
            },
          ]}
        />
      )}
      <div className="audit-acts">
        {before !== undefined && (
          <Button kind="secondary" onClick={() => setBefore(undefined)}>
            {t('auditLog.newest')}
          </Button>
        )}
        {data && data.next !== null && (
          <Button kind="secondary" onClick={() => setBefore(data.next ?? undefined)}>
            {t('auditLog.older')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The first things of an act, and how many there are. */
function sayThings(things: readonly string[]): string {
  return things.length > 3 ? `${things.slice(0, 3).join(', ')} … (${things.length})` : things.join(', ');
}

/** Follows the chain of seals at a press, and says what it found. */
function Chain() {
  const t = useWords();
  const [state, setState] = useState<Answer<typeof checkAudit>>();
  const { acting, act } = useAct();
  const check = () => act('check', async () => setState(await callApi(checkAudit, {})), { leaves: true });
  return (
    <>
      <div className="audit-acts">
        <Button kind="secondary" busy={acting === 'check' && state === undefined} onClick={() => void check()}>
          {t('auditLog.check')}
        </Button>
      </div>
      {state?.broken && (
        <p role="alert">
          {t(`auditLog.${state.broken.why}`, { row: state.broken.entryId, place: state.broken.position })}
        </p>
      )}
      {state && !state.broken && (
        <p role="status">{t('auditLog.whole', { count: state.checked, unsealed: state.unsealed, head: state.head })}</p>
      )}
    </>
  );
}
