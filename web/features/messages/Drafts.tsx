import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { makeDrafts } from '#contract/messages/messageDrafts.ts';
import type { Route } from '#engines/messages/channels.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { draftsQuery, type DraftList } from './api.ts';
import { DraftItem } from './DraftItem.tsx';
import { RouteChoice } from './RouteChoice.tsx';
import './Drafts.css';

/** Messages of a season for a group, drawn from the crop calendar: each is looked at, changed, and sent or skipped. */
export function Drafts({ groupId, label }: { groupId: number; label: string }) {
  const t = useWords();
  const [route, setRoute] = useState<Route>('sms');
  const { data: list, error, refetch } = useQuery({ ...draftsQuery(groupId), staleTime: 0 });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;
  const { found, crops, districts } = list;
  const open = found.filter(({ state }) => state === 'open');
  const done = found.filter(({ state }) => state !== 'open');
  return (
    <div className="drafts">
      {found.length === 0 && (
        <EmptyState icon={<CalendarClock size={28} />} title={t('messaging.draftsNone', { label })}>
          {t(crops.length === 0 ? 'messaging.draftsNoCrops' : 'messaging.draftsNoneLead')}
        </EmptyState>
      )}
      {crops.length > 0 && <DrawForm groupId={groupId} crops={crops} districts={districts} />}
      {open.length > 0 && <RouteChoice to={{ groupIds: [groupId] }} route={route} onRoute={setRoute} />}
      {open.length > 0 && (
        <ol className="drafts-list">
          {open.map((draft) => (
            <DraftItem key={draft.id} draft={draft} route={route} />
          ))}
        </ol>
      )}
      {done.length > 0 && (
        <section>
          <h3>{t('messaging.draftsDone')}</h3>
          <ol className="drafts-list">
            {done.map((draft) => (
              <DraftItem key={draft.id} draft={draft} route={route} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function DrawForm({ groupId, crops, districts }: { groupId: number } & Pick<DraftList, 'crops' | 'districts'>) {
  const t = useWords();
  const { acting, act } = useAct();
  const [crop, setCrop] = useState(crops[0]?.id ?? '');
  const [district, setDistrict] = useState(districts[0]?.id ?? '');
  const choices = (of: DraftList['crops']) =>
    of.map(({ id, name, farmers }) => ({ value: id, text: t('messaging.draftChoice', { name, count: farmers }) }));

  function draw(event: FormEvent) {
    event.preventDefault();
    void act('draw', async () => {
      const { made } = await callApi(makeDrafts, { body: { groupId, crop, district } });
      notify({
        tone: 'ok',
        text: made === 0 ? t('messaging.draftsThere') : t('messaging.draftsMade', { count: made }),
      });
    });
  }

  return (
    <form className="drafts-draw" onSubmit={draw}>
      <Select
        label={t('messaging.draftCrop')}
        value={crop}
        choices={choices(crops)}
        onChange={(event) => setCrop(event.target.value)}
      />
      <Select
        label={t('messaging.draftDistrict')}
        value={district}
        choices={choices(districts)}
        onChange={(event) => setDistrict(event.target.value)}
      />
      <Button type="submit" kind="secondary" busy={acting === 'draw'}>
        {t('messaging.draw')}
      </Button>
    </form>
  );
}
