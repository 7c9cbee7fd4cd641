import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import {
  activateOutlineSet,
  fetchOutlines,
  type listOutlineSets,
  uploadOutlines,
} from '#contract/geography/outlineSets.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { MatchReport } from './MatchReport.tsx';
import { outlineSetsQuery } from './outlineSetsApi.ts';
import './OutlineSets.css';

export type OutlineSet = Answer<typeof listOutlineSets>[number];

/** The sets of outlines there are, which is in use, what each matched; fetching a new one. */
export default function OutlineSets() {
  const t = useWords();
  const client = useQueryClient();
  const { data: sets = [], error } = useQuery({
    ...outlineSetsQuery(),
    refetchInterval: ({ state }) => (state.data?.some((set) => set.state === 'fetching') ? 2000 : false),
  });
  if (error) return <ErrorState>{error.message}</ErrorState>;

  async function use(set: OutlineSet) {
    const before = sets.find((each) => each.active);
    try {
      await callApi(activateOutlineSet, { params: { id: set.id } });
      await refetchChanged(client);
      notify({ tone: 'ok', text: t('manage.outlineUsed'), ...(before && { undo: () => void use(before) }) });
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
  }

  return (
    <>
      <FetchOutlines onFetched={() => void refetchChanged(client)} />
      <ul className="outline-sets">
        {sets.map((set) => (
          <li key={set.id}>
            <Card>
              <header className="outline-set-head">
                <h2>{[set.source, set.vintage].filter(Boolean).join(', ')}</h2>
                {set.active && <Badge tone="brand">{t('manage.outlineInUse')}</Badge>}
                {set.approximate && <Badge>{t('manage.outlineApproximate')}</Badge>}
                {set.state === 'refused' && <Badge tone="danger">{t('manage.outlineRefused')}</Badge>}
              </header>
              <p className="outline-set-licence">{set.licence}</p>
              {set.state === 'fetching' && <p role="status">{t('manage.outlineFetching')}</p>}
              {set.refusal && <p className="outline-set-refusal">{set.refusal}</p>}
              {set.report && <MatchReport report={set.report} />}
              {set.state === 'ready' && !set.active && (
                <Button small kind="secondary" onClick={() => void use(set)}>
                  {t('manage.outlineUse')}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function FetchOutlines({ onFetched }: { onFetched: () => void }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    return send(async () => {
      const origin = { vintage: text('vintage'), source: text('source'), licence: text('licence') };
      const file = form.get('file');
      if (file instanceof File && file.size > 0) {
        const body = new Uint8Array(await file.arrayBuffer());
        await callApi(uploadOutlines, { query: { fileName: file.name, ...origin }, body });
      } else await callApi(fetchOutlines, { body: { address: text('address'), ...origin } });
      onFetched();
    });
  }

  return (
    <form className="fetch-outlines" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('manage.outlineAddress')}
        hint={t('manage.outlineAddressHint')}
        error={wrong}
        name="address"
        type="url"
        className="fetch-outlines-address"
      />
      <TextInput
        label={t('manage.outlineFile')}
        name="file"
        type="file"
        accept=".geojson,.json,.zip"
        className="fetch-outlines-address"
      />
      <TextInput label={t('manage.outlineSource')} name="source" maxLength={300} />
      <TextInput label={t('manage.outlineVintage')} name="vintage" maxLength={40} />
      <TextInput label={t('manage.outlineLicence')} name="licence" maxLength={100} />
      <Button type="submit" busy={busy}>
        {t('manage.outlineFetch')}
      </Button>
    </form>
  );
}
