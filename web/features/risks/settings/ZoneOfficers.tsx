import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { assignZoneOfficers, unassignZoneOfficer } from '#contract/risks/zones.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { zoneOfficersQuery, type Zone } from '../api.ts';

/** Who watches a zone, and who of plant protection may be assigned to it; several are assigned at once, each for itself. */
export function ZoneOfficers({ zone: { id, name } }: { zone: Zone }) {
  const t = useWords();
  const client = useQueryClient();
  const { data } = useQuery(zoneOfficersQuery(id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { wrong, busy, send } = useSend();
  const { acting, act } = useAct();

  const assign = () =>
    send(async () => {
      const { message, results } = await callApi(assignZoneOfficers, {
        params: { id },
        body: { officerIds: [...chosen] },
      });
      const failed = results.filter(({ assigned }) => !assigned);
      notify({
        tone: failed.length > 0 ? 'alert' : 'ok',
        text: [message, ...failed.map(({ sentence }) => sentence)].join(' '),
      });
      setChosen([]);
      await refetchChanged(client);
    });
  const takeOff = (officerId: string) =>
    act(officerId, async () => {
      const { message } = await callApi(unassignZoneOfficer, { params: { id, officerId } });
      notify({ tone: 'ok', text: message });
    });

  if (!data) return <Skeleton lines={6} />;
  const { assigned, available, risks } = data;
  return (
    <section className="zone-officers">
      <h2>{t('risks.officersOf', { zone: name })}</h2>
      <p>
        <Badge>{t('risks.zoneRisks', { count: risks })}</Badge>
      </p>
      {assigned.length === 0 && <p className="field-hint">{t('risks.noneAssigned')}</p>}
      <ul>
        {assigned.map((officer) => (
          <li key={officer.id}>
            <span>
              {officer.name}
              <span className="risk-more">{officer.institution}</span>
            </span>
            <IconButton
              label={t('risks.takeOff', { name: officer.name })}
              icon={<UserMinus size={18} aria-hidden="true" />}
              disabled={acting === officer.id}
              onClick={() => void takeOff(officer.id)}
            />
          </li>
        ))}
      </ul>
      <h3>{t('risks.available')}</h3>
      {available.length === 0 ? (
        <p className="field-hint">{t('risks.noneAvailable')}</p>
      ) : (
        <>
          <div className="risk-boxes">
            {available.map((officer) => (
              <Checkbox
                key={officer.id}
                label={officer.name}
                hint={officer.institution}
                checked={chosen.includes(officer.id)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked ? [...chosen, officer.id] : chosen.filter((each) => each !== officer.id),
                  )
                }
              />
            ))}
          </div>
          <FormMessage wrong={wrong} />
          <Button busy={busy} onClick={() => void assign()}>
            {t('risks.assignOfficers')}
          </Button>
        </>
      )}
    </section>
  );
}
