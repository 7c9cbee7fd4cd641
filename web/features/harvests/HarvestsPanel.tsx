import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import {
  addHarvestSource,
  editHarvestSource,
  harvestKinds,
  harvestPeriods,
  listHarvestSources,
  removeHarvestSource,
  runHarvest,
} from '#contract/harvests/harvests.ts';
import { longestHarvestName, longestHarvestUrl } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { HarvestItems } from './HarvestItems.tsx';
import './harvests.css';

type Source = Answer<typeof listHarvestSources>[number];
type Kind = Source['kind'];
type Period = Source['every'];

const askedAgainMs = 3_000;

/** While a portal is being asked, what becomes of it is looked up again and again. */
const sourcesQuery = () => ({
  ...apiQuery(listHarvestSources, {}),
  refetchInterval: ({ state }: { state: { data?: readonly Source[] | undefined } }) =>
    state.data?.some((source) => source.state === 'asked') ? askedAgainMs : (false as const),
});

/** Other portals whose datasets come into the holding area, with what became of each dataset. */
export default function HarvestsPanel() {
  const t = useWords();
  const { data: sources, error, refetch } = useQuery(sourcesQuery());
  return (
    <div className="harvests">
      <h2>{t('harvests.title')}</h2>
      <p>{t('harvests.lead')}</p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!sources && !error && <Skeleton lines={4} />}
      {sources?.length === 0 && <p>{t('harvests.none')}</p>}
      {sources?.map((source) => (
        <SourceCard key={source.id} source={source} />
      ))}
      <Accordion items={[{ id: 'add', title: t('harvests.add'), content: <AddSource /> }]} />
    </div>
  );
}

const tones = { new: 'plain', asked: 'plain', done: 'ok', failed: 'warn' } as const;

function SourceCard({
  source: { id, name, url, kind, words, every, state, said, lastAt, nextAt, counts },
}: {
  source: Source;
}) {
  const t = useWords();
  const { acting, act } = useAct();
  const params = { id };
  const when = lastAt === null ? '' : sayInstant(lastAt);
  const told = [
    ['countTaken', counts.taken],
    ['countWaits', counts.waits],
    ['countPassedOver', counts.passedOver],
    ['countFailed', counts.failed],
    ['countGone', counts.gone],
  ] as const;
  return (
    <section className="harvest" aria-label={name}>
      <h3>{name}</h3>
      <p className="harvest-address">
        {t(`harvests.${kind}`)}: {url}
      </p>
      {words !== '' && <p>{`${t('harvests.words')}: ${words}`}</p>}
      <p>
        <Badge tone={tones[state]}>{t(`harvests.${state}`, { when })}</Badge>
        {nextAt !== null && <span className="harvest-next">{t('harvests.next', { when: sayInstant(nextAt) })}</span>}
      </p>
      {said !== '' && <p role="status">{said}</p>}
      <ul>
        {told
          .filter(([, count]) => count > 0)
          .map(([key, count]) => (
            <li key={key}>{t(`harvests.${key}`, { count })}</li>
          ))}
      </ul>
      <div className="harvest-acts">
        <Select
          label={t('harvests.every')}
          value={every}
          choices={periodChoices(t)}
          onChange={(event) => {
            const chosen = event.currentTarget.value as Period;
            void act('every', async () => void (await callApi(editHarvestSource, { params, body: { every: chosen } })));
          }}
        />
        <Button
          kind="secondary"
          small
          busy={acting === 'run' || state === 'asked'}
          aria-label={t('harvests.actOf', { act: t('harvests.run'), name })}
          onClick={() => void act('run', async () => void (await callApi(runHarvest, { params })))}
        >
          {t('harvests.run')}
        </Button>
        <Button
          kind="quiet"
          small
          busy={acting === 'remove'}
          aria-label={t('harvests.actOf', { act: t('harvests.remove'), name })}
          onClick={() =>
            void act('remove', async () => {
              await callApi(removeHarvestSource, { params });
              notify({ tone: 'ok', text: t('harvests.removed') });
            })
          }
        >
          {t('harvests.remove')}
        </Button>
      </div>
      <Accordion items={[{ id: 'items', title: t('harvests.items'), content: <HarvestItems id={id} /> }]} />
    </section>
  );
}

function AddSource() {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const [kind, setKind] = useState<Kind>('ckan');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    void send(async () => {
      await callApi(addHarvestSource, {
        body: {
          name: String(data.get('name')),
          url: String(data.get('url')),
          kind,
          words: String(data.get('words')),
          every: String(data.get('every')) as Period,
        },
      });
      form.reset();
      setKind('ckan');
      await client.invalidateQueries({ queryKey: sourcesQuery().queryKey });
    });
  }

  return (
    <form className="harvest-form" onSubmit={submit}>
      <TextInput
        label={t('harvests.name')}
        hint={t('harvests.nameHint')}
        name="name"
        required
        maxLength={longestHarvestName}
        autoComplete="off"
      />
      <Select
        label={t('harvests.kind')}
        value={kind}
        choices={harvestKinds.map((value) => ({ value, text: t(`harvests.${value}`) }))}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
      />
      <TextInput
        label={t('harvests.url')}
        hint={t(`harvests.${kind}Hint`)}
        name="url"
        type="url"
        required
        maxLength={longestHarvestUrl}
        autoComplete="off"
      />
      <TextInput
        label={t('harvests.words')}
        hint={t('harvests.wordsHint')}
        name="words"
        maxLength={200}
        autoComplete="off"
      />
      <Select label={t('harvests.every')} name="every" defaultValue="week" choices={periodChoices(t)} />
      <FormMessage wrong={wrong} />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('harvests.add')}
      </Button>
    </form>
  );
}

function periodChoices(t: ReturnType<typeof useWords>) {
  return harvestPeriods.map((value) => ({ value, text: t(`harvests.${value}`) }));
}
