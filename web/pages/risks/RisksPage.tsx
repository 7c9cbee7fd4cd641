import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { DotMap } from '#web/features/risks/public/DotMap.tsx';
import { PublicRisk } from '#web/features/risks/public/PublicRisk.tsx';
import {
  atlasQuery,
  daysOffered,
  publicCategoriesQuery,
  readPublicChoice,
  RISKS_PAGE,
  verifiedQuery,
  verifiedRiskQuery,
  type Atlas,
  type PublicChoice,
} from '#web/features/risks/public/publicRisks.ts';
import { RiskCards } from '#web/features/risks/public/RiskCards.tsx';
import { sayDay } from '#web/lib/format.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './RisksPage.css';

const RiskListen = lazy(() =>
  loadCode(async () => {
    await loadWords(['listen']);
    return import('#web/features/speech/RiskListen.tsx');
  }),
);

/** `/main/risks/:id?`: verified risks on a map and as a list; under a number one of them. */
export default function RisksPage({ params, search }: PageProps) {
  const isAlive = useHydrated();
  if (params.id === undefined) return <RiskList search={search} />;
  return (
    <PublicRisk
      id={params.id}
      listen={(district) =>
        isAlive && (
          <Suspense>
            <RiskListen district={district} />
          </Suspense>
        )
      }
    />
  );
}

/** Filters are a plain form: they work without JavaScript. */
function RiskList({ search }: { search: URLSearchParams }) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const choice = readPublicChoice(search);
  const { data: risks, error } = useQuery(verifiedQuery(choice));
  const { data: atlas } = useQuery(atlasQuery);
  return (
    <div className="risks-page">
      <h1>{t('publicRisks.title')}</h1>
      <p className="risks-page-lead">{t('publicRisks.lead')}</p>
      <Filters choice={choice} regions={atlas?.regions ?? []} />
      {error && <ErrorState retryHref={RISKS_PAGE}>{error.message}</ErrorState>}
      {!risks && !error && <Loader />}
      {risks && (
        <div className="risks-page-body">
          {!textMode && atlas && <DotMap atlas={atlas} risks={risks} />}
          <section aria-label={t('publicRisks.title')}>
            <p role="status">{t('publicRisks.found', { count: risks.length })}</p>
            {risks.length > 0 ? (
              <RiskCards risks={risks} />
            ) : (
              <EmptyState
                title={t('publicRisks.none')}
                action={
                  <p className="risks-page-ways">
                    <Button href={RISKS_PAGE}>{t('publicRisks.showAll')}</Button>
                    <Button kind="secondary" href={paths.calendar}>
                      {t('publicRisks.toCalendar')}
                    </Button>
                  </p>
                }
              >
                {t('publicRisks.noneLead')}
              </EmptyState>
            )}
          </section>
        </div>
      )}
    </div>
  );
}

function Filters({ choice, regions }: { choice: PublicChoice; regions: Atlas['regions'] }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: categories = [] } = useQuery(publicCategoriesQuery);
  return (
    <form
      className="risks-page-filters"
      action={pageAddress(RISKS_PAGE)}
      onChange={(event) => {
        const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
        navigate(chosen.length > 0 ? `${RISKS_PAGE}?${new URLSearchParams(chosen)}` : RISKS_PAGE, { replace: true });
      }}
    >
      <Select
        key={`c${choice.category}`}
        label={t('publicRisks.category')}
        name="category"
        empty={t('publicRisks.allCategories')}
        defaultValue={choice.category ?? ''}
        choices={categories.map(({ id, name }) => ({ value: String(id), text: shippedText(name) }))}
      />
      <Select
        key={`r${choice.region}`}
        label={t('publicRisks.region')}
        name="region"
        empty={t('publicRisks.allGhana')}
        defaultValue={choice.region ?? ''}
        choices={regions.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Select
        key={`d${choice.days}`}
        label={t('publicRisks.days')}
        name="days"
        empty={t('publicRisks.anyTime')}
        defaultValue={choice.days ?? ''}
        choices={daysOffered.map((count) => ({ value: String(count), text: t('publicRisks.lastDays', { count }) }))}
      />
      <noscript>
        <Button type="submit" kind="secondary">
          {t('publicRisks.show')}
        </Button>
      </noscript>
    </form>
  );
}

export function needs({ params, search, textMode }: NeedsContext) {
  if (params.id !== undefined) return [verifiedRiskQuery(params.id), ...(textMode ? [] : [atlasQuery])];
  // The regions of the filter are those of the map.
  return [verifiedQuery(readPublicChoice(search)), publicCategoriesQuery, atlasQuery];
}

export function head({ params, known, t }: HeadContext): Head {
  if (params.id === undefined)
    return { title: t('publicRisks.title'), description: t('publicRisks.lead'), canonical: RISKS_PAGE };
  const risk = known(verifiedRiskQuery(params.id));
  if (!risk) return { title: t('publicRisks.title'), noindex: true };
  const {
    riskCategory: { name: category },
    district,
    region,
    createdAt,
  } = risk;
  return {
    title: t('publicRisks.headTitle', { category, district }),
    description: t('publicRisks.headDescription', {
      category,
      district,
      region,
      day: sayDay(createdAt.slice(0, 10), { withYear: true }),
    }),
    canonical: `${RISKS_PAGE}/${risk.id}`,
  };
}
