import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { listDistrictRecords } from '#contract/climate/districtRains.ts';
import { followClimatePlace } from '#contract/climate/followedPlaces.ts';
import { addRainGauge } from '#contract/climate/gauges.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';

/** Records that come without a file: a gauge that people read, and a place that is fetched every day. */
export function AddPlaces() {
  const t = useWords();
  const { data: districts = [] } = useQuery(apiQuery(listDistrictRecords, {}));
  return (
    <section aria-labelledby="add-places">
      <h2 id="add-places">{t('climateRecords.addPlaces')}</h2>
      <PlaceForm
        title={t('climateRecords.addGauge')}
        lead={t('climateRecords.addGaugeLead')}
        add={async (form, place) => {
          await callApi(addRainGauge, { body: { ...place, districtId: textOf(form, 'district') } });
          return t('climateRecords.gaugeAdded', { place: place.name });
        }}
      >
        <Select
          label={t('climateRecords.liesIn')}
          name="district"
          required
          empty={t('climateRecords.choose')}
          choices={districts.map(({ district_id: value, district: text }) => ({ value, text }))}
        />
      </PlaceForm>
      <PlaceForm
        title={t('climateRecords.follow')}
        lead={t('climateRecords.followLead')}
        add={async (form, place) => {
          const maker = textOf(form, 'maker') === 'open-meteo' ? 'open-meteo' : 'nasa-power';
          await callApi(followClimatePlace, { body: { ...place, maker } });
          return t('climateRecords.followed', { place: place.name });
        }}
      >
        <Select
          label={t('climateRecords.fetchedFrom')}
          name="maker"
          choices={[
            { value: 'nasa-power', text: 'NASA POWER' },
            { value: 'open-meteo', text: 'Open-Meteo' },
          ]}
        />
      </PlaceForm>
    </section>
  );
}

interface PlaceTyped {
  name: string;
  zone: 'north' | 'south';
  latitude: number;
  longitude: number;
}

interface PlaceFormProps {
  title: string;
  lead: string;
  /** What only this kind of place is asked for. */
  children: ReactNode;
  /** Adds the place; answers what is said once it is there. */
  add: (form: FormData, place: PlaceTyped) => Promise<string>;
}

function PlaceForm({ title, lead, children, add }: PlaceFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    void send(async () => {
      const text = await add(form, {
        name: textOf(form, 'name'),
        zone: textOf(form, 'zone') === 'south' ? 'south' : 'north',
        latitude: Number(form.get('latitude')),
        longitude: Number(form.get('longitude')),
      });
      element.reset();
      notify({ tone: 'ok', text });
      await refetchChanged(client);
    });
  }

  return (
    <form className="climate-bring" onSubmit={submit} aria-label={title}>
      <div className="climate-bring-lead">
        <h3>{title}</h3>
        <p>{lead}</p>
      </div>
      <TextInput label={t('climateRecords.newName')} error={wrong} name="name" required minLength={2} maxLength={60} />
      <Select
        label={t('climateRecords.zone')}
        name="zone"
        choices={[
          { value: 'north', text: t('climateRecords.north') },
          { value: 'south', text: t('climateRecords.south') },
        ]}
      />
      {children}
      <TextInput
        label={t('climateRecords.latitudeNeeded')}
        name="latitude"
        type="number"
        min={4}
        max={12}
        step="any"
        required
      />
      <TextInput
        label={t('climateRecords.longitudeNeeded')}
        name="longitude"
        type="number"
        min={-4}
        max={2}
        step="any"
        required
      />
      <Button type="submit" kind="secondary" busy={busy}>
        {title}
      </Button>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
