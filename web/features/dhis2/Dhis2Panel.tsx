import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dhis2Figures, matchDhis2OrgUnits, removeDhis2, setDhis2, showDhis2 } from '#contract/dhis2/dhis2.ts';
import type { Answer } from '#contract/endpoint.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { PushMonth } from './PushMonth.tsx';
import { readLines, writeLines } from './orgUnitLines.ts';
import './dhis2.css';

type Link = NonNullable<Answer<typeof showDhis2>['link']>;

const uid = '[A-Za-z][A-Za-z0-9]{10}';
const askedAgainMs = 3_000;

const linkQuery = () => ({
  ...apiQuery(showDhis2, {}),
  refetchInterval: ({ state }: { state: { data?: Answer<typeof showDhis2> | undefined } }) =>
    state.data?.link?.state === 'asked' ? askedAgainMs : (false as const),
});

/** Where figures by district and month go, what DHIS2 calls them, and sending a month. */
export default function Dhis2Panel() {
  const t = useWords();
  const { data, error, refetch } = useQuery(linkQuery());
  return (
    <div className="dhis2">
      <h2>{t('dhis2.title')}</h2>
      <p>{t('dhis2.lead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <Skeleton lines={6} />}
      {data && <LinkForm key={data.link === null ? 'new' : 'kept'} link={data.link} />}
      {data?.link && <PushMonth link={data.link} />}
    </div>
  );
}

function LinkForm({ link }: { link: Link | null }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const { acting, act } = useAct();
  const [lines, setLines] = useState(writeLines(link?.orgUnits ?? []));
  const [refused, setRefused] = useState<string>();
  const [matched, setMatched] = useState<Answer<typeof matchDhis2OrgUnits>>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const read = readLines(lines);
    setRefused('line' in read ? t('dhis2.wrongLine', read) : undefined);
    if ('line' in read) return;
    void send(async () => {
      await callApi(setDhis2, {
        body: {
          url: text('url'),
          ...(text('token') !== '' && { token: text('token') }),
          dataSet: text('dataSet'),
          elements: {
            farmersReached: text('farmersReached'),
            risksVerified: text('risksVerified'),
            visits: text('visits'),
          },
          monthly: data.has('monthly'),
          orgUnits: read.units,
        },
      });
      setMatched(undefined);
      notify({ tone: 'ok', text: t('dhis2.saved') });
      await client.invalidateQueries({ queryKey: linkQuery().queryKey });
    });
  }

  return (
    <form className="dhis2-form" onSubmit={submit}>
      <TextInput
        label={t('dhis2.url')}
        hint={t('dhis2.urlHint')}
        name="url"
        type="url"
        required
        maxLength={500}
        defaultValue={link?.url}
        autoComplete="off"
      />
      <TextInput
        label={t('dhis2.token')}
        hint={t(link === null ? 'dhis2.tokenHint' : 'dhis2.tokenKept')}
        name="token"
        type="password"
        required={link === null}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        label={t('dhis2.dataSet')}
        hint={t('dhis2.uidHint')}
        name="dataSet"
        required
        pattern={uid}
        title={t('dhis2.uidHint')}
        defaultValue={link?.dataSet}
        autoComplete="off"
      />
      {dhis2Figures.map((figure) => (
        <TextInput
          key={figure}
          label={t(`dhis2.${figure}`)}
          hint={t('dhis2.elementHint')}
          name={figure}
          pattern={uid}
          title={t('dhis2.uidHint')}
          defaultValue={link?.elements[figure]}
          autoComplete="off"
        />
      ))}
      <TextArea
        label={t('dhis2.orgUnits')}
        hint={t('dhis2.orgUnitsHint')}
        error={refused}
        rows={8}
        value={lines}
        onChange={(event) => setLines(event.currentTarget.value)}
      />
      {link !== null && (
        <Button
          kind="secondary"
          small
          busy={acting === 'match'}
          onClick={() =>
            void act('match', async () => {
              const found = await callApi(matchDhis2OrgUnits, {});
              setMatched(found);
              const kept = readLines(lines);
              const own = 'units' in kept ? kept.units : [];
              setLines(
                writeLines([...new Map([...found.matched, ...own].map((each) => [each.districtId, each])).values()]),
              );
            })
          }
        >
          {t('dhis2.match')}
        </Button>
      )}
      {matched && (
        <p role="status">
          {t('dhis2.matched', { count: matched.matched.length })}{' '}
          {matched.unmatched.length > 0 && t('dhis2.unmatched', { districts: matched.unmatched.join(', ') })}
        </p>
      )}
      <Checkbox name="monthly" label={t('dhis2.monthly')} defaultChecked={link?.monthly} />
      <FormMessage wrong={wrong} />
      <div className="dhis2-acts">
        <Button type="submit" busy={busy}>
          {t('dhis2.save')}
        </Button>
        {link !== null && (
          <Button
            kind="quiet"
            busy={acting === 'remove'}
            onClick={() =>
              void act('remove', async () => {
                await callApi(removeDhis2, {});
                notify({ tone: 'ok', text: t('dhis2.removed') });
              })
            }
          >
            {t('dhis2.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
