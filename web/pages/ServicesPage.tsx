import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownPath } from '#engines/words/ownPath.ts';
import { servicesQuery } from '#web/features/portal/api.ts';
import { FindResources } from '#web/features/portal/FindResources.tsx';
import { ServiceCard, ServiceTiles } from '#web/features/portal/ServiceTiles.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, PageProps } from '#web/lib/page.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OfficerCard } from './services/OfficerCard.tsx';
import { useSignInOffer } from './services/useSignInOffer.ts';
import './ServicesPage.css';

const SignInOffer = lazy(() =>
  loadCode(async () => {
    await loadWords(['membership']);
    return import('./services/SignInOffer.tsx');
  }),
);

const CONTROL_CENTRE = '/controlcenter';

/** `/main/services`: the way in for officers, resources and bundles, and every tool. `?redirect=` is where officers go on to. */
export default function ServicesPage({ search }: PageProps) {
  const t = useWords();
  const news = search.has('mailed') ? t('accounts.mailed') : search.get('password') === 'set' ? t('accounts.passwordSet') : undefined;
  const offerDue = useSignInOffer(news === undefined);
  const { data: services = [], error, isPending, refetch } = useQuery(servicesQuery);
  return (
    <div className="services">
      <header className="services-head">
        <h1>{t('quoted.services')}</h1>
        <p>{t('services.lead')}</p>
      </header>
      <OfficerCard next={search.has('redirect') ? ownPath(search.get('redirect')) : CONTROL_CENTRE} news={news} />
      <div className="services-cards">
        {services
          .filter(({ kind }) => kind === 'card')
          .map((service) => (
            <ServiceCard key={service.id} service={service}>
              {service.route === '/main/resources' && <FindResources />}
            </ServiceCard>
          ))}
        {isPending && <Skeleton height={220} />}
        {error !== null && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      </div>
      <section className="services-tools">
        <h2>{t('services.tools')}</h2>
        <ServiceTiles services={services.filter(({ kind }) => kind === 'tool')} />
      </section>
      {offerDue && (
        <Suspense>
          <SignInOffer />
        </Suspense>
      )}
    </div>
  );
}

/** The cards and tiles. */
export function needs() {
  return [servicesQuery];
}

export function head({ t }: HeadContext): Head {
  return { description: t('services.lead') };
}
