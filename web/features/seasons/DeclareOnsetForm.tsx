import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import { declareOnset } from '#contract/seasons/seasons.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { Moves } from './DeclaredOnsets.tsx';
import { seasonWords } from './seasonWords.ts';
import './seasons.css';

export interface PlaceChoice {
  readonly id: string;
  readonly name: string;
  readonly seasons: readonly ('major' | 'minor' | 'single')[];
}

interface DeclareOnsetFormProps {
  regions: readonly PlaceChoice[];
  districts: readonly (PlaceChoice & { readonly region: string })[];
}

type Declared = Answer<typeof declareOnset>;

/** Declares a rain onset and says at once which plans move, and by how much. */
export function DeclareOnsetForm({ regions, districts }: DeclareOnsetFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const [scope, setScope] = useState<'region' | 'district'>('region');
  const [place, setPlace] = useState('');
  const [declared, setDeclared] = useState<Declared>();
  const [asksReason, setAsksReason] = useState(false);
  const { wrong, busy, send } = useSend();
  const places = scope === 'region' ? regions : districts;
  const seasons = places.find((each) => each.id === place)?.seasons ?? ['major', 'minor', 'single'];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const season = text('season') as 'major' | 'minor' | 'single';
    const body = {
      scope,
      place_id: place,
      season,
      onset_on: text('onset_on'),
      note: text('note'),
      ...(asksReason && { reason: text('reason') }),
    };
    return send(async () => {
      const answer = await callApi(declareOnset, { body }).catch((caught: unknown) => {
        if (isApiProblem(caught) && caught.code === 'onsetNeedsReason') setAsksReason(true);
        throw caught;
      });
      setAsksReason(false);
      setDeclared(answer);
      notify({ tone: 'ok', text: t('manage.declared', { count: answer.moved.length }) });
      await refetchChanged(client);
    });
  }

  return (
    <>
      <form className="declare-onset" onSubmit={(event) => void submit(event)}>
        <Segmented
          label={t('manage.scope')}
          value={scope}
          onChange={(value) => {
            setScope(value === 'district' ? 'district' : 'region');
            setPlace('');
          }}
          options={[
            { value: 'region', text: t('manage.scopeRegion') },
            { value: 'district', text: t('manage.scopeDistrict') },
          ]}
        />
        <Select
          label={t(scope === 'region' ? 'manage.region' : 'manage.district')}
          name="place_id"
          required
          empty={t('manage.choose')}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
          choices={scope === 'region' ? regions.map(choiceOf) : byRegion(districts)}
        />
        <Select
          label={t('manage.season')}
          name="season"
          required
          choices={seasons.map((season) => ({ value: season, text: t(`manage.${seasonWords[season]}`) }))}
        />
        <DateInput label={t('manage.onsetDay')} name="onset_on" required />
        <TextInput label={t('manage.note')} hint={t('manage.noteHint')} name="note" maxLength={500} />
        {asksReason && (
          <TextInput label={t('manage.reason')} hint={t('manage.reasonHint')} name="reason" required maxLength={500} />
        )}
        {wrong !== undefined && (
          <p className="declare-wrong" role="alert">
            {wrong}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {t('manage.declare')}
        </Button>
      </form>
      {declared && <WhatMoves declared={declared} />}
    </>
  );
}

function WhatMoves({ declared }: { declared: Declared }) {
  const t = useWords();
  return (
    <div className="declare-moves" role="status">
      <h2>{t('manage.movedDistricts')}</h2>
      {declared.warnings.map((warning) => (
        <p key={warning} className="declare-warning">
          {warning}
        </p>
      ))}
      <ul>
        {declared.moved.map(({ district_id, district, days }) => (
          <li key={district_id}>
            {district}: <Moves days={days} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const choiceOf = ({ id, name }: PlaceChoice) => ({ value: id, text: name });

function byRegion(districts: DeclareOnsetFormProps['districts']) {
  const regions = [...new Set(districts.map(({ region }) => region))];
  return regions.map((region) => ({
    label: region,
    choices: districts.filter((each) => each.region === region).map(choiceOf),
  }));
}
