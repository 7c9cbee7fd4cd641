import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { licenceOf } from '#engines/tables/licences.ts';
import { topicName } from '#engines/tables/topics.ts';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { datasetHref } from './addresses.ts';
import { regionsQuery, type LakeDetail } from './api.ts';
import './AboutItem.css';

const EditItem = lazy(() =>
  loadCode(async () => {
    await loadWords(['upload']);
    return import('./EditItem.tsx');
  }),
);

/** What is told about the dataset, and the way to change it. */
export function AboutItem({ item }: { item: LakeDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const [editing, setEditing] = useState(false);
  return (
    <Card
      level={2}
      title={t('lake.about')}
      className="about-item"
      actions={
        item.rights.edit &&
        !editing && (
          <Button kind="quiet" small disabled={!hydrated} onClick={() => setEditing(true)}>
            {t('lake.edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <EditItem item={item} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Facts item={item} />
      )}
    </Card>
  );
}

function Facts({ item: { description, details, dataset, state } }: { item: LakeDetail }) {
  const t = useWords();
  const { data: regions = [] } = useQuery({ ...regionsQuery(), enabled: (details.regions?.length ?? 0) > 0 });
  const names = regions.filter(({ region_id: id }) => details.regions?.includes(id)).map(({ region }) => region);
  const covers = [details.coversFrom, details.coversTo].map((day) => (day ? sayDay(day, { withYear: true }) : ''));
  const facts = [
    [t('lake.licence'), details.licence ? licenceOf(details.licence).name : ''],
    [t('lake.topic'), topicName(details.topic ?? '')],
    [t('lake.institution'), details.institution],
    [t('lake.source'), details.source],
    [t('lake.contact'), details.contact],
    [t('lake.time'), covers[0] && covers[1] ? t('lake.covers', { from: covers[0], to: covers[1] }) : covers.join('')],
    [t('lake.regions'), names.join(', ')],
    [t('lake.updateFrequency'), details.updateFrequency],
    [t('lake.tags'), details.tags?.join(', ')],
  ] as const;
  return (
    <>
      <p className="about-description">{description || t('lake.noDescription')}</p>
      <dl>
        {dataset && state !== 'approved' && (
          <div>
            <dt>{t('lake.nextOf')}</dt>
            <dd>
              <Link href={datasetHref(dataset.id)}>{dataset.name}</Link>
            </dd>
          </div>
        )}
        {facts.map(([what, told]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={told ? undefined : 'about-nothing'}>{told || t('lake.nothingTold')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
