import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Eye, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { removeFarm, revealFarmCard } from '#contract/farms/farmRecords.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { cropsQuery, type FarmRecord, POLYGON } from './api.ts';
import { CardLooks } from './CardLooks.tsx';
import { FarmHistory } from './FarmHistory.tsx';
import { sayHectares } from './outlines.ts';
import './FarmPanel.css';

/** All that is kept of a farm; its card number only on demand. */
export function FarmPanel({ farm, backHref, onEdit }: { farm: FarmRecord; backHref: string; onEdit: () => void }) {
  const t = useWords();
  const bringBack = useBringBack();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { data: crops = [] } = useQuery(cropsQuery());
  const { acting, act } = useAct();
  const [card, setCard] = useState<string>();
  const name = farm.name || t('farmRecords.noName');
  const hectares = (value: number) => t('farmRecords.hectares', { hectares: sayHectares(value) });

  async function remove() {
    const { undo } = await callApi(removeFarm, { params: { id: farm.id } });
    notify({ tone: 'ok', text: t('farmRecords.deleted', { name }), undo: () => bringBack(undo) });
    navigate(backHref);
    // Everything is asked for again but what is no longer there.
    await client.invalidateQueries({ predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(farm.id) });
  }
  const reveal = () =>
    act('reveal', async () => setCard((await callApi(revealFarmCard, { params: { id: farm.id } })).ghana_card_no));

  const facts = [
    [t('farmRecords.area'), hectares(farm.hectares)],
    [t('farmRecords.district'), farm.district?.name ?? t('farmRecords.noDistrict')],
    [
      t('farmRecords.crop'),
      crops.find(({ crop_id: each }) => each === farm.crop)?.crop ?? farm.crop ?? t('farmRecords.none'),
    ],
    [t('farmRecords.farmer'), farm.farmer?.name ?? t('farmRecords.none')],
    [t('farmRecords.middle'), farm.center_point],
    [
      t('farmRecords.source'),
      `${t(`farmRecords.${farm.source}`)}, ${t('farmRecords.corners', { count: farm.outline.flat().reduce((sum, ring) => sum + ring.length - 1, 0) })}`,
    ],
    [t('farmRecords.keptBy'), farm.owner?.name ?? t('farmRecords.none')],
  ] as const;

  return (
    <Card level={2} title={name} className="farm-panel">
      <p>
        <Link href={backHref}>
          <ArrowLeft size={16} aria-hidden="true" /> {t('farmRecords.back')}
        </Link>
      </p>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('farmRecords.card')}</dt>
          <dd>
            {card ?? (farm.ghana_card_no || t('farmRecords.none'))}{' '}
            {farm.ghana_card_no !== '' && card === undefined && (
              <Button
                small
                kind="quiet"
                busy={acting === 'reveal'}
                icon={<Eye size={16} aria-hidden="true" />}
                onClick={() => void reveal()}
              >
                {t('farmRecords.reveal')}
              </Button>
            )}
          </dd>
        </div>
      </dl>
      {farm.overlaps.length > 0 && (
        <div className="farm-panel-overlaps">
          <h3>{t('farmRecords.overlaps')}</h3>
          {farm.overlaps.map((other) => (
            <Link key={other.id} href={`${POLYGON}/${other.id}`}>
              {t('farmRecords.overlap', {
                name: other.name || t('farmRecords.noName'),
                hectares: sayHectares(other.hectares),
              })}
            </Link>
          ))}
        </div>
      )}
      <FarmHistory history={farm.history} />
      <CardLooks looks={farm.cardLooks} />
      {farm.mayChange ? (
        <div className="farm-panel-acts">
          <Button kind="secondary" icon={<Pencil size={16} aria-hidden="true" />} onClick={onEdit}>
            {t('farmRecords.edit')}
          </Button>
          <Button
            kind="quiet"
            busy={acting === 'remove'}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => void act('remove', remove, { leaves: true })}
          >
            {t('farmRecords.delete')}
          </Button>
        </div>
      ) : (
        <p className="farm-panel-note">
          {farm.owner === null
            ? t('farmRecords.changedByAdministrators')
            : t('farmRecords.changedByKeeper', { name: farm.owner.name })}
        </p>
      )}
    </Card>
  );
}
