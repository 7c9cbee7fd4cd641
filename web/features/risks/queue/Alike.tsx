import { useQuery } from '@tanstack/react-query';
import { mergeRisks, unmergeRisk } from '#contract/risks/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { duplicatesQuery, riskHref, type Duplicates } from '../api.ts';
import './Alike.css';

/** Reports that may be one and the same, to be merged; what was merged is taken apart again by the message's undo. */
export default function Alike() {
  const t = useWords();
  const { data: groups, error, refetch } = useQuery(duplicatesQuery());
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!groups) return <Skeleton lines={8} />;
  if (groups.length === 0) return <EmptyState title={t('risks.alikeNone')}>{t('risks.alikeNoneLead')}</EmptyState>;
  return (
    <div className="risks">
      <p>{t('risks.alikeLead')}</p>
      {groups.map((group) => (
        <Group key={group.risks.map(({ id }) => id).join(' ')} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: Duplicates[number] }) {
  const { risks } = group;
  const category = shippedText(group.category);
  const t = useWords();
  const { acting, act } = useAct();

  const merge = (into: number) =>
    act(`merge ${into}`, async () => {
      const ids = risks.map(({ id }) => id).filter((id) => id !== into);
      await callApi(mergeRisks, { params: { id: into }, body: { ids } });
      notify({
        tone: 'ok',
        text: t('risks.mergedDone', { count: ids.length, id: into }),
        undo: () => void takeApart(ids),
      });
    });
  const takeApart = (ids: readonly number[]) =>
    act('unmerge', async () => {
      for (const id of ids) await callApi(unmergeRisk, { params: { id } });
      notify({ tone: 'ok', text: t('risks.unmerged', { id: ids.join(', ') }) });
    });
  return (
    <section className="alike">
      <h2>{t('risks.alikeGroup', { count: risks.length, category })}</h2>
      <ul>
        {risks.map(({ id, description, district, createdAt, km }) => (
          <li key={id}>
            <div>
              <Link href={riskHref(id)}>
                {category} {id}
              </Link>
              <p>{description}</p>
              <span className="risk-more">
                {district} · {sayInstant(createdAt)}
                {km > 0 && ` · ${t('risks.km', { km: sayNumber(km) })}`}
              </span>
            </div>
            <Button kind="secondary" small busy={acting === `merge ${id}`} onClick={() => void merge(id)}>
              {t('risks.keepThis', { id })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
