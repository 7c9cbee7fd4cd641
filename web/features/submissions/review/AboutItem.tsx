import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { licenceOf } from '#engines/catalogue/licences.ts';
import { topicName } from '#engines/catalogue/topics.ts';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { datasetHref } from '../addresses.ts';
import { regionsQuery, type SubmissionDetail } from '../api.ts';
import './AboutItem.css';

const EditItem = lazy(() =>
  loadCode(async () => {
    await loadWords(['upload']);
    return import('./EditItem.tsx');
  }),
);

/** What is told about the dataset, and the way to change it. */
export function AboutItem({ item }: { item: SubmissionDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const [editing, setEditing] = useState(false);
  return (
    <Card
      level={2}
      title={t('submissions.about')}
      className="about-item"
      actions={
        item.rights.edit &&
        !editing && (
          <Button kind="quiet" small disabled={!hydrated} onClick={() => setEditing(true)}>
            {t('submissions.edit')}
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

function Facts({ item: { description, details, dataset, state } }: { item: SubmissionDetail }) {
  const t = useWords();
  const { data: regions = [] } = useQuery({ ...regionsQuery(), enabled: (details.regions?.length ?? 0) > 0 });
  const names = regions.filter(({ region_id: id }) => details.regions?.includes(id)).map(({ region }) => region);
  const covers = [details.coversFrom, details.coversTo].map((day) => (day ? sayDay(day, { withYear: true }) : ''));
  const facts = [
    [t('submissions.licence'), details.licence ? licenceOf(details.licence).name : ''],
    [t('submissions.topic'), shippedText(topicName(details.topic ?? ''))],
    [t('submissions.institution'), details.institution],
    [t('submissions.source'), details.source],
    [t('submissions.contact'), details.contact],
    [
      t('submissions.time'),
      covers[0] && covers[1] ? t('submissions.covers', { from: covers[0], to: covers[1] }) : covers.join(''),
    ],
    [t('submissions.regions'), names.join(', ')],
    [t('submissions.updateFrequency'), shippedText(details.updateFrequency ?? '')],
    [t('submissions.tags'), details.tags?.join(', ')],
  ] as const;
  return (
    <>
      <p className="about-description">{description || t('submissions.noDescription')}</p>
      <dl>
        {dataset && state !== 'approved' && (
          <div>
            <dt>{t('submissions.nextOf')}</dt>
            <dd>
              <Link href={datasetHref(dataset.id)}>{dataset.name}</Link>
            </dd>
          </div>
        )}
        {facts.map(([what, told]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={told ? undefined : 'about-nothing'}>{told || t('submissions.nothingTold')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
