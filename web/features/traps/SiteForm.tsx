import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longestCommunity, longestTrapSite } from '#contract/limits.ts';
import { addTrapSite, editTrapSite } from '#contract/traps/traps.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useToday } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { KeptForm, useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { DateInput, TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { cropsQuery, districtsQuery, speciesQuery, type OwnTrapSite } from './api.ts';
import './ReportForm.css';

interface SiteFormProps {
  readonly site?: OwnTrapSite | undefined;
  readonly onClose: () => void;
}

/** A trap site, added or changed by an administrator. */
export default function SiteForm({ site, onClose }: SiteFormProps) {
  const t = useWords();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t(site ? 'traps.editSite' : 'traps.addSite')}>
      <KeptForm name={site ? `trap site ${site.id}` : 'trap site'}>
        <SiteFields site={site} onClose={onClose} />
      </KeptForm>
    </Dialog>
  );
}

function SiteFields({ site, onClose }: SiteFormProps) {
  const t = useWords();
  const kept = useKept<{ speciesId: string }>();
  const before = kept.typed ?? {};
  const client = useQueryClient();
  const today = useToday();
  const { wrong, busy, send } = useSend();
  const { data: districts = [] } = useQuery(districtsQuery());
  const { data: allSpecies = [] } = useQuery(speciesQuery());
  const { data: crops = [] } = useQuery(cropsQuery());
  const [speciesId, setSpeciesId] = useState(kept.state?.speciesId ?? site?.species?.id ?? '');
  useKeeping({ speciesId });
  const species = allSpecies.find(({ id }) => id === speciesId);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const district = text('district');
    const body = {
      name: text('name'),
      latitude: Number(text('latitude')),
      longitude: Number(text('longitude')),
      community: text('community'),
      visitDays: Number(text('visitDays')),
      speciesId,
      trapType: text('trapType'),
      lure: text('lure'),
      ...(text('lureDays') !== '' && { lureDays: Number(text('lureDays')) }),
      ...(text('lureChangedOn') !== '' && { lureChangedOn: text('lureChangedOn') }),
      ...(text('crop') !== '' && { cropId: text('crop') }),
      ...(district !== '' && { districtId: district }),
    };
    void send(async () => {
      const { name } = site
        ? await callApi(editTrapSite, { params: { id: site.id }, body })
        : await callApi(addTrapSite, { body });
      kept.forget();
      notify({ tone: 'ok', text: t('traps.saved', { name }) });
      onClose();
      await refetchChanged(client);
    });
  }
  return (
    <form className="trap-form" onSubmit={submit}>
      <TextInput
        label={t('traps.name')}
        name="name"
        required
        maxLength={longestTrapSite}
        defaultValue={before['name'] ?? site?.name}
      />
      <div className="trap-form-pair">
        <TextInput
          label={t('traps.latitude')}
          hint={t('traps.latitudeHint')}
          name="latitude"
          required
          type="number"
          step="any"
          min={-90}
          max={90}
          defaultValue={before['latitude'] ?? site?.latitude}
        />
        <TextInput
          label={t('traps.longitude')}
          hint={t('traps.longitudeHint')}
          name="longitude"
          required
          type="number"
          step="any"
          min={-180}
          max={180}
          defaultValue={before['longitude'] ?? site?.longitude}
        />
        <Select
          key={`districts ${districts.length}`}
          label={t('traps.district')}
          hint={t('traps.districtHint')}
          name="district"
          empty={t('traps.byPoint')}
          defaultValue={before['district'] ?? site?.districtId ?? ''}
          choices={districts.map(({ district_id: value, district: text }) => ({ value, text }))}
        />
        <TextInput
          label={t('traps.community')}
          optional={t('traps.optional')}
          name="community"
          maxLength={longestCommunity}
          defaultValue={before['community'] ?? site?.community}
        />
        <TextInput
          label={t('traps.visitDays')}
          hint={t('traps.visitDaysHint')}
          name="visitDays"
          required
          type="number"
          min={1}
          max={60}
          defaultValue={before['visitDays'] ?? site?.visitDays ?? 7}
        />
      </div>
      <Select
        label={t('traps.insect')}
        required
        empty={t('traps.selectInsect')}
        value={speciesId}
        onChange={({ target }) => setSpeciesId(target.value)}
        choices={allSpecies.map(({ id, name, scientificName }) => ({ value: id, text: `${name} (${scientificName})` }))}
      />
      <div className="trap-form-pair">
        <TextInput
          key={`trap ${speciesId}`}
          label={t('traps.trapType')}
          name="trapType"
          maxLength={120}
          list="trap-types"
          defaultValue={before['trapType'] ?? (site?.trapType || species?.trapTypes[0])}
        />
        <TextInput
          key={`lure ${speciesId}`}
          label={t('traps.lure')}
          name="lure"
          maxLength={120}
          list="trap-lures"
          defaultValue={before['lure'] ?? (site?.lure || species?.lures[0])}
        />
        <TextInput
          key={`days ${speciesId}`}
          label={t('traps.lureDays')}
          hint={t('traps.lureDaysHint')}
          name="lureDays"
          type="number"
          min={1}
          max={365}
          defaultValue={before['lureDays'] ?? site?.lureDays ?? species?.lureDays ?? ''}
        />
        <DateInput
          label={t('traps.lureChangedOn')}
          name="lureChangedOn"
          max={today}
          defaultValue={before['lureChangedOn'] ?? site?.lureChangedOn ?? ''}
        />
        <Select
          key={`crops ${crops.length}`}
          label={t('traps.cropAround')}
          name="crop"
          empty={t('traps.notSaid')}
          defaultValue={before['crop'] ?? site?.cropId ?? ''}
          choices={crops.map(({ crop_id: value, crop: text }) => ({ value, text }))}
        />
      </div>
      <datalist id="trap-types">
        {species?.trapTypes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <datalist id="trap-lures">
        {species?.lures.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <FormEnd wrong={wrong} busy={busy} send={t('traps.save')} cancel={t('traps.cancel')} onCancel={onClose} />
    </form>
  );
}
