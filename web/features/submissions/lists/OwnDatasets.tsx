import { useQuery } from '@tanstack/react-query';
import { removeDataset } from '#contract/catalogue/datasetEditing.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { datasetHref, nextVersionHref } from '../addresses.ts';
import { ownDatasetsQuery } from '../api.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { AccessBadge } from './StateBadge.tsx';
import './lists.css';

/** One's published datasets (D §2): each opened, brought up to date, deleted. */
export default function OwnDatasets() {
  const t = useWords();
  const { data: own, error, refetch } = useQuery(ownDatasetsQuery());
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!own) return <Skeleton lines={4} />;
  return (
    <Table
      caption={t('submissions.published')}
      captionHidden
      rows={own}
      rowKey={({ dataset }) => dataset.id}
      columns={[
        {
          key: 'name',
          head: t('submissions.dataset'),
          cell: ({ dataset, waiting }) => (
            <>
              <Link className="submissions-name" href={datasetHref(dataset.id)}>
                {dataset.name}
              </Link>
              <span className="submissions-file">
                {t('submissions.version', { number: dataset.version })}, {saySize(dataset.bytes)}
              </span>
              {waiting > 0 && <Badge tone="warn">{t('submissions.asksWaiting', { count: waiting })}</Badge>}
            </>
          ),
        },
        { key: 'access', head: t('submissions.access'), cell: ({ dataset }) => <AccessBadge item={dataset} /> },
        {
          key: 'updated',
          head: t('submissions.updated'),
          cell: ({ dataset }) => sayDay(dataset.updatedAt.slice(0, 10), { withYear: true }),
        },
        {
          key: 'views',
          head: t('submissions.views'),
          figures: true,
          wideOnly: true,
          cell: ({ views }) => sayNumber(views),
        },
        {
          key: 'downloads',
          head: t('submissions.downloads'),
          figures: true,
          wideOnly: true,
          cell: ({ downloads }) => sayNumber(downloads),
        },
        {
          key: 'act',
          head: t('submissions.act'),
          cell: ({ dataset: { id, name } }) => (
            <div className="submissions-acts">
              <Button
                kind="quiet"
                small
                href={nextVersionHref(id)}
                aria-label={t('submissions.sendVersionOf', { name })}
              >
                {t('submissions.sendVersion')}
              </Button>
              <DeleteButton
                name={name}
                onDelete={async () => (await callApi(removeDataset, { params: { id } })).undo}
              />
            </div>
          ),
        },
      ]}
      empty={<EmptyState title={t('submissions.nonePublished')}>{t('submissions.nonePublishedLead')}</EmptyState>}
    />
  );
}
