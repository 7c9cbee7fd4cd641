import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { addCommunity, editCommunity } from '#contract/communities/communities.ts';
import { longestCommunity } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { KeptForm, useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type Community, districtsQuery } from './api.ts';

interface CommunityDialogProps {
  /** One that is changed; left out for a new one. */
  readonly community: Community | undefined;
  readonly onClose: () => void;
  readonly onDone: (id: number) => void;
}

/** Adds a community where one stands, or changes one. */
export default function CommunityDialog(props: CommunityDialogProps) {
  const t = useWords();
  const { community, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(community ? 'communities.edit' : 'communities.add')}
    >
      <KeptForm name={community ? `community ${community.id}` : 'community'}>
        <CommunityForm {...props} />
      </KeptForm>
    </Dialog>
  );
}

function CommunityForm({ community, onClose, onDone }: CommunityDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const kept = useKept<{ lat: string; lng: string }>();
  const before = kept.typed ?? {};
  const { data: districts = [] } = useQuery(districtsQuery());
  const [lat, setLat] = useState(kept.state?.lat ?? String(community?.point?.lat ?? ''));
  const [lng, setLng] = useState(kept.state?.lng ?? String(community?.point?.lng ?? ''));
  useKeeping({ lat, lng });
  const { wrong, busy, send } = useSend();

  function findMe() {
    const failed = () => notify({ tone: 'alert', text: t('communities.hereFailed') });
    if (!('geolocation' in navigator)) return failed();
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLat(coords.latitude.toFixed(5));
        setLng(coords.longitude.toFixed(5));
      },
      failed,
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      name: text('name'),
      otherNames: text('otherNames')
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
      near: text('near'),
      areaCouncil: text('areaCouncil'),
      population: text('population') === '' ? null : Number(text('population')),
      point: lat === '' || lng === '' ? null : { lat: Number(lat), lng: Number(lng) },
      ...(text('districtId') !== '' && { districtId: text('districtId') }),
    };
    void send(async () => {
      const saved = community
        ? await callApi(editCommunity, { params: { id: community.id }, body: { ...body, version: community.version } })
        : await callApi(addCommunity, { body });
      kept.forget();
      notify({ tone: 'ok', text: t(community ? 'communities.saved' : 'communities.added', { name: saved.name }) });
      onClose();
      onDone(saved.id);
      await refetchChanged(client);
    });
  }

  return (
    <form className="communities" onSubmit={submit}>
      <TextInput
        label={t('communities.name')}
        name="name"
        required
        maxLength={longestCommunity}
        autoComplete="off"
        defaultValue={before['name'] ?? community?.name}
      />
      <Select
        key={districts.length}
        label={t('communities.district')}
        name="districtId"
        empty={t('communities.byPoint')}
        required={lat === '' || lng === ''}
        defaultValue={before['districtId'] ?? community?.districtId ?? ''}
        choices={districts.map(({ district_id: value, district: text }) => ({ value, text }))}
      />
      <Button kind="secondary" icon={<LocateFixed size={18} aria-hidden="true" />} onClick={findMe}>
        {t('communities.here')}
      </Button>
      <div className="communities-pair">
        <TextInput
          label={t('communities.latitude')}
          optional={t('communities.optional')}
          hint={t('communities.pointHint')}
          type="number"
          step="any"
          min={-90}
          max={90}
          value={lat}
          onChange={(event) => setLat(event.target.value)}
        />
        <TextInput
          label={t('communities.longitude')}
          optional={t('communities.optional')}
          type="number"
          step="any"
          min={-180}
          max={180}
          value={lng}
          onChange={(event) => setLng(event.target.value)}
        />
      </div>
      <TextInput
        label={t('communities.near')}
        optional={t('communities.optional')}
        hint={t('communities.nearHint')}
        name="near"
        maxLength={200}
        defaultValue={before['near'] ?? community?.near}
      />
      <TextInput
        label={t('communities.otherNames')}
        optional={t('communities.optional')}
        hint={t('communities.otherNamesHint')}
        name="otherNames"
        maxLength={500}
        defaultValue={before['otherNames'] ?? community?.otherNames.join(', ')}
      />
      <div className="communities-pair">
        <TextInput
          label={t('communities.areaCouncil')}
          optional={t('communities.optional')}
          name="areaCouncil"
          maxLength={120}
          defaultValue={before['areaCouncil'] ?? community?.areaCouncil}
        />
        <TextInput
          label={t('communities.population')}
          optional={t('communities.optional')}
          name="population"
          type="number"
          min={0}
          defaultValue={before['population'] ?? community?.population ?? ''}
        />
      </div>
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t('communities.save')}
        cancel={t('communities.cancel')}
        onCancel={onClose}
      />
    </form>
  );
}
