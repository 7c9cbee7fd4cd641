import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import {
  publishClimateRecord,
  removeClimateRecord,
  restoreClimateRecord,
  uploadClimateRecord,
} from '#contract/climate/climate.ts';
import type { Answer, Query } from '#contract/endpoint.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { sayDay } from '#web/lib/format.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { AddPlaces } from './AddPlaces.tsx';
import { CLIMATE_PAGE, type Station, stationsQuery } from './api.ts';
import { DistrictRecords } from './DistrictRecords.tsx';
import { FlagList } from './FlagList.tsx';
import { RainThresholds } from './RainThresholds.tsx';
import './ClimateRecords.css';

type Brought = Answer<typeof uploadClimateRecord>;

/** The daily records there are, bringing one in, taking one away and back. */
export default function ClimateRecords({ search, coverage }: { search: URLSearchParams; coverage: ReactNode }) {
  const t = useWords();
  const client = useQueryClient();
  const [brought, setBrought] = useState<Brought | null>(null);
  const [flagged, setFlagged] = useState<Station | null>(null);
  const { data: stations = [], error } = useQuery(stationsQuery());
  if (error) return <ErrorState>{error.message}</ErrorState>;

  async function act(call: () => Promise<unknown>, text: string, undo?: () => void) {
    try {
      await call();
      await refetchChanged(client);
      notify({ tone: 'ok', text, ...(undo && { undo }) });
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
  }

  function turn(station: Station, removed: boolean): Promise<void> {
    const saysRemoved = station.dataset === null ? 'climateRecords.removed' : 'climateRecords.removedNotDataset';
    return act(
      () => callApi(removed ? removeClimateRecord : restoreClimateRecord, { params: { id: station.id } }),
      t(removed ? saysRemoved : 'climateRecords.restored', { place: station.name }),
      removed ? () => void turn(station, false) : undefined,
    );
  }

  function publish(station: Station, wanted: boolean): Promise<void> {
    return act(
      () => callApi(publishClimateRecord, { params: { id: station.id }, body: { in_catalogue: wanted } }),
      t(wanted ? 'climateRecords.published' : 'climateRecords.stopped', { place: station.name }),
      () => void publish(station, !wanted),
    );
  }

  return (
    <>
      <BringIn
        onBrought={(answer) => {
          setBrought(answer);
          void refetchChanged(client);
        }}
      />
      {brought && <WhatWasRead brought={brought} />}
      <Table
        caption={t('climateRecords.table')}
        rows={stations}
        rowKey={({ id }) => id}
        empty={<p>{t('climateRecords.none')}</p>}
        columns={[
          {
            key: 'name',
            head: t('climateRecords.name'),
            cell: ({ id, name, removed, is_sample: isSample }) => (
              <>
                {removed ? name : <Link href={`${CLIMATE_PAGE}/${id}`}>{name}</Link>}{' '}
                {isSample && <Badge>{t('climateRecords.sample')}</Badge>}
              </>
            ),
          },
          {
            key: 'span',
            head: t('climateRecords.span'),
            cell: ({ first_day: first, last_day: last }) =>
              `${sayDay(first, { withYear: true })} – ${sayDay(last, { withYear: true })}`,
          },
          {
            key: 'missing',
            head: t('climateRecords.missing'),
            figures: true,
            cell: ({ missing_days: missing }) => missing,
          },
          {
            key: 'raw',
            head: t('climateRecords.raw'),
            cell: ({ raw_public: isPublic }) => t(isPublic ? 'climateRecords.public' : 'climateRecords.private'),
          },
          {
            key: 'catalogue',
            head: t('climateRecords.catalogue'),
            cell: (station) => <InCatalogue station={station} onPublish={(wanted) => void publish(station, wanted)} />,
          },
          {
            key: 'act',
            head: t('climateRecords.act'),
            cell: (station) => (
              <>
                {!station.removed && (
                  <Button small kind="quiet" onClick={() => setFlagged(station)}>
                    {t('climateRecords.openFlags')}
                  </Button>
                )}
                <Button small kind="quiet" onClick={() => void turn(station, !station.removed)}>
                  {t(station.removed ? 'climateRecords.restore' : 'climateRecords.remove')}
                </Button>
              </>
            ),
          },
        ]}
      />
      {flagged && <FlagList key={flagged.id} station={flagged} />}
      <AddPlaces />
      <DistrictRecords stations={stations} search={search} coverage={coverage} />
      <RainThresholds />
    </>
  );
}

/** Whether the daily values of a place are a dataset, too; private and made-up ones never are. */
function InCatalogue({ station, onPublish }: { station: Station; onPublish: (wanted: boolean) => void }) {
  const t = useWords();
  const {
    dataset,
    dataset_deleted: isDeleted,
    in_catalogue: isIn,
    is_sample: isSample,
    raw_public: isPublic,
    removed,
  } = station;
  if (removed || isSample || !isPublic) return '–';
  if (!isIn || isDeleted)
    return (
      <Button small kind="quiet" onClick={() => onPublish(true)}>
        {t('climateRecords.publish')}
      </Button>
    );
  return (
    <>
      {dataset === null ? (
        t('climateRecords.publishing')
      ) : (
        <Link href={`/main/datasetpreview/${dataset}`}>{t('climateRecords.dataset')}</Link>
      )}{' '}
      <Button small kind="quiet" onClick={() => onPublish(false)}>
        {t('climateRecords.stopPublishing')}
      </Button>
    </>
  );
}

function WhatWasRead({ brought: { station, mistakes, unread, flags } }: { brought: Brought }) {
  const t = useWords();
  if (!station) return null;
  return (
    <section className="climate-brought" role="status">
      <p>
        {t('climateRecords.brought', { place: station.name })}{' '}
        {unread > 0 && t('climateRecords.unread', { count: unread })}
      </p>
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map(({ line, mistake }) => (
            <li key={`${line} ${mistake}`}>{t('climateRecords.line', { line, mistake })}</li>
          ))}
        </ul>
      )}
      {flags.length > 0 && (
        <>
          <p>{t('climateRecords.flags')}</p>
          <ul>
            {flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function BringIn({ onBrought }: { onBrought: (answer: Brought) => void }) {
  const t = useWords();
  const { wrong, busy, send } = useSend();
  const [questions, setQuestions] = useState<Brought['questions']>([]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    return send(async () => {
      const file = form.get('file');
      const body = new Uint8Array(file instanceof File ? await file.arrayBuffer() : []);
      const zone = text('zone') === 'south' ? 'south' : 'north';
      const answers = Object.fromEntries(questions.map(({ asks }) => [asks, text(asks)])) as Partial<
        Query<typeof uploadClimateRecord>
      >;
      const answer = await callApi(uploadClimateRecord, {
        query: {
          name: text('name'),
          zone,
          source: text('source'),
          licence: text('licence'),
          raw_public: form.has('raw'),
          ...(text('latitude') !== '' && { latitude: Number(text('latitude')) }),
          ...(text('longitude') !== '' && { longitude: Number(text('longitude')) }),
          ...answers,
        },
        body,
      });
      // What was answered stays in the form while more is asked.
      setQuestions(answer.station ? [] : [...questions, ...answer.questions.filter(({ asks }) => !(asks in answers))]);
      if (!answer.station) return;
      onBrought(answer);
      element.reset();
    });
  }

  return (
    <form className="climate-bring" onSubmit={(event) => void submit(event)}>
      <TextInput label={t('climateRecords.name')} error={wrong} name="name" required minLength={2} maxLength={80} />
      <Select
        label={t('climateRecords.zone')}
        name="zone"
        choices={[
          { value: 'north', text: t('climateRecords.north') },
          { value: 'south', text: t('climateRecords.south') },
        ]}
      />
      <TextInput label={t('climateRecords.source')} name="source" required minLength={2} maxLength={300} />
      <TextInput label={t('climateRecords.licence')} name="licence" required minLength={2} maxLength={100} />
      <TextInput label={t('climateRecords.latitude')} name="latitude" type="number" min={-90} max={90} step="any" />
      <TextInput label={t('climateRecords.longitude')} name="longitude" type="number" min={-180} max={180} step="any" />
      <TextInput
        label={t('climateRecords.file')}
        hint={t('climateRecords.fileHint')}
        name="file"
        type="file"
        accept=".csv,.txt,.dly,.json,.xlsx,text/csv"
        required
        onChange={() => setQuestions([])}
      />
      <Checkbox label={t('climateRecords.showRaw')} name="raw" />
      {questions.length > 0 && (
        <fieldset className="climate-questions" aria-live="polite">
          <legend>{t('climateRecords.questions')}</legend>
          {questions.map(({ asks, question, choices }) => (
            <Select
              key={asks}
              label={question}
              name={asks}
              required
              empty={t('climateRecords.choose')}
              choices={choices}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" busy={busy}>
        {t('climateRecords.bringIn')}
      </Button>
    </form>
  );
}
