import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { editCommunity, mergeCommunity, unmergeCommunity } from '#contract/communities/communities.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { COMMUNITIES, communityQuery, type CommunityRecord as Shown } from './api.ts';
import { CommunityState } from './CommunityState.tsx';

const CommunityDialog = lazy(() => loadCode(() => import('./CommunityDialog.tsx')));

/** One community: what is known of it, what is there, and what it may be the same as. */
export function CommunityRecord({ id }: { id: number }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(communityQuery(id));
  const [editing, setEditing] = useState(false);
  const { acting, act } = useAct();
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={10} />;
  const { name, mayKeep, status } = data;

  const unmerge = () =>
    act('unmerge', async () => {
      await callApi(unmergeCommunity, { params: { id } });
      notify({ tone: 'ok', text: t('communities.unmerged', { name }) });
    });
  const merge = (into: { readonly id: number; readonly name: string }) =>
    act(String(into.id), async () => {
      await callApi(mergeCommunity, { params: { id }, body: { into: into.id } });
      notify({ tone: 'ok', text: t('communities.merged', { name, into: into.name }), undo: () => void unmerge() });
    });
  const settle = () =>
    act('settle', async () => {
      await callApi(editCommunity, { params: { id }, body: { status: 'known' } });
      notify({ tone: 'ok', text: t('communities.settled', { name }) });
    });

  return (
    <article className="communities">
      <header className="communities-head">
        <Button kind="quiet" href={COMMUNITIES} icon={<ChevronLeft size={18} aria-hidden="true" />}>
          {t('communities.back')}
        </Button>
        <h2>{name}</h2>
        <CommunityState community={data} />
      </header>
      {mayKeep && (
        <div className="communities-pages">
          {status === 'asked' && (
            <Button busy={acting === 'settle'} onClick={() => void settle()}>
              {t('communities.settle')}
            </Button>
          )}
          {status === 'merged' ? (
            <Button kind="secondary" busy={acting === 'unmerge'} onClick={() => void unmerge()}>
              {t('communities.unmerge')}
            </Button>
          ) : (
            <Button kind="secondary" onClick={() => setEditing(true)}>
              {t('communities.edit')}
            </Button>
          )}
        </div>
      )}
      <div className="communities-parts">
        <Card title={t('communities.there')}>
          <Facts community={data} />
        </Card>
        {status !== 'merged' && (
          <Card title={t('communities.alike')}>
            {data.alike.length === 0 ? (
              <p>{t('communities.noAlike')}</p>
            ) : (
              <p>{t('communities.alikeLead', { name })}</p>
            )}
            <ul className="communities-alike">
              {data.alike.map((each) => (
                <li key={each.id}>
                  <span>
                    <Link href={`${COMMUNITIES}/${each.id}`}>{each.name}</Link>
                    <small>{[each.near, each.district, each.region].filter((part) => part !== '').join(', ')}</small>
                  </span>
                  {mayKeep && each.mayKeep && (
                    <Button kind="secondary" small busy={acting === String(each.id)} onClick={() => void merge(each)}>
                      {t('communities.mergeInto', { name: each.name })}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <Suspense>
        {editing && <CommunityDialog community={data} onClose={() => setEditing(false)} onDone={() => undefined} />}
      </Suspense>
    </article>
  );
}

function Facts({ community }: { community: Shown }) {
  const t = useWords();
  const { district, region, point, near, areaCouncil, population, otherNames, source, farmers, farms, traps, risks } =
    community;
  const facts = [
    ['communities.district', [district, region].filter((part) => part !== '').join(', ')],
    ['communities.near', near],
    ['communities.areaCouncil', areaCouncil],
    ['communities.position', point ? t('communities.at', point) : t('communities.noPoint')],
    ['communities.population', population === null ? '' : sayNumber(population)],
    ['communities.otherNames', otherNames.join(', ')],
    ['communities.source', source],
  ] as const;
  return (
    <>
      <p className="figures">
        {[
          t('communities.farmers', { count: farmers }),
          t('communities.farms', { count: farms }),
          t('communities.traps', { count: traps }),
          t('communities.risks', { count: risks }),
        ].join(' · ')}
      </p>
      <dl className="communities-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
