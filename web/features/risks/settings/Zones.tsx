import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { longestAdvice, longestZoneName } from '#contract/limits.ts';
import { addZone, editZone, removeZone } from '#contract/risks/zones.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { districtsQuery, riskHref, zonesQuery, type Zone } from '../api.ts';
import { ZoneOfficers } from './ZoneOfficers.tsx';
import './Zones.css';

/** Zones with how many officers watch each, the officers of the chosen one, and a form to make and change zones. */
export default function Zones({ chosen }: { chosen: number | undefined }) {
  const t = useWords();
  const { data: zones, error, refetch } = useQuery(zonesQuery());
  const [editing, setEditing] = useState<Zone>();
  const [round, setRound] = useState(0);
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!zones) return <Skeleton lines={8} />;
  const zone = zones.find(({ id }) => id === chosen);
  return (
    <div className="zones">
      <section>
        <h2>{t('risks.zones')}</h2>
        {zones.length === 0 && (
          <EmptyState small title={t('risks.zonesEmpty')}>
            {t('risks.zonesEmptyLead')}
          </EmptyState>
        )}
        <ul className="zones-list">
          {zones.map((each) => (
            <ZoneItem key={each.id} zone={each} isChosen={each.id === chosen} onEdit={() => setEditing(each)} />
          ))}
        </ul>
        <ZoneForm
          key={`${editing?.id ?? 'new'} ${round}`}
          zone={editing}
          onDone={() => {
            setEditing(undefined);
            setRound(round + 1);
          }}
        />
      </section>
      {zone ? (
        <ZoneOfficers key={zone.id} zone={zone} />
      ) : (
        zones.length > 0 && <p className="field-hint">{t('risks.chooseZoneFirst')}</p>
      )}
    </div>
  );
}

function ZoneItem({
  zone: { id, name, description, color, extensionsOfficers },
  isChosen,
  onEdit,
}: {
  zone: Zone;
  isChosen: boolean;
  onEdit: () => void;
}) {
  const t = useWords();
  const bringBack = useBringBack();
  const { acting, act } = useAct();
  const remove = () =>
    act('remove', async () => {
      const { message, undo } = await callApi(removeZone, { params: { id } });
      notify({ tone: 'ok', text: message, undo: () => bringBack(undo) });
    });
  return (
    <li data-chosen={isChosen || undefined}>
      <span className="risk-zone-dot" style={{ background: color }} />
      <div>
        <Link href={`${riskHref('zones')}?zone=${id}`} aria-current={isChosen ? 'true' : undefined}>
          {name}
        </Link>{' '}
        <Badge tone="brand">{t('risks.officerCount', { count: extensionsOfficers?.length ?? 0 })}</Badge>
        {description !== '' && <p>{description}</p>}
      </div>
      <span className="categories-tools">
        <IconButton
          label={t('risks.editOf', { name })}
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          label={t('risks.deleteOf', { name })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          disabled={acting !== undefined}
          onClick={() => void remove()}
        />
      </span>
    </li>
  );
}

/** The districts a zone is made of: where its farmers are warned. */
function ZoneDistricts({ chosen }: { chosen: readonly string[] }) {
  const t = useWords();
  const { data: districts = [] } = useQuery(districtsQuery());
  return (
    <details className="zones-districts">
      <summary>{t('risks.zoneDistricts', { count: chosen.length })}</summary>
      <p className="field-hint">{t('risks.zoneDistrictsHint')}</p>
      <div className="zones-boxes">
        {districts.map(({ district_id: id, district }) => (
          <Checkbox key={id} label={district} name="district" value={id} defaultChecked={chosen.includes(id)} />
        ))}
      </div>
    </details>
  );
}

function ZoneForm({ zone, onDone }: { zone: Zone | undefined; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: String(form.get('name') ?? ''),
      description: String(form.get('description') ?? ''),
      color: String(form.get('color') ?? '#2e7d32'),
      districtIds: form.getAll('district').map(String),
    };
    void send(async () => {
      const { message } = zone
        ? await callApi(editZone, { params: { id: zone.id }, body })
        : await callApi(addZone, { body });
      notify({ tone: 'ok', text: message });
      await refetchChanged(client);
      onDone();
    });
  }
  return (
    <form className="zones-form" onSubmit={submit}>
      <h3>{zone ? t('risks.editOf', { name: zone.name }) : t('risks.addZone')}</h3>
      <TextInput
        label={t('risks.zoneName')}
        name="name"
        required
        maxLength={longestZoneName}
        defaultValue={zone?.name}
        autoComplete="off"
      />
      <TextInput
        label={t('risks.zoneDescription')}
        optional={t('risks.optional')}
        name="description"
        maxLength={longestAdvice}
        defaultValue={zone?.description}
        autoComplete="off"
      />
      <TextInput
        label={t('risks.color')}
        name="color"
        type="color"
        defaultValue={zone?.color ?? '#2e7d32'}
        className="zones-color"
      />
      <ZoneDistricts chosen={zone?.districtIds ?? []} />
      <FormEnd
        wrong={wrong}
        busy={busy}
        send={t(zone ? 'risks.save' : 'risks.addZone')}
        cancel={t('risks.cancel')}
        onCancel={onDone}
      />
    </form>
  );
}
