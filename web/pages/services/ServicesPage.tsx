import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownPath } from '#engines/words/ownPath.ts';
import { servicesQuery } from '#web/features/portal/api.ts';
import { ServiceCard, ServiceTiles } from '#web/features/portal/ServiceTiles.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { LazySignInOffer } from '../offer/LazySignInOffer.tsx';
import { useSignInOffer } from '../offer/useSignInOffer.ts';
import { OfficerCard } from './OfficerCard.tsx';
import './ServicesPage.css';
// The server draws it before its code is here: its styles come with the page.
import '#web/features/portal/FindResources.css';

const FindResources = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/features/portal/FindResources.tsx')).FindResources })),
);

/** When the window that offers to sign in opens, in milliseconds (2-data-hub.md, section 9). */
const OFFER_MS = 3001;
const CONTROL_CENTRE = '/controlcenter';

/** `/main/services`: the way in for officers, resources and bundles, and every tool. `?redirect=` is where officers go on to. */
export default function ServicesPage({ search }: PageProps) {
  const t = useWords();
  const news = search.has('mailed')
    ? t('accounts.mailed')
    : search.get('password') === 'set'
      ? t('accounts.passwordSet')
      : undefined;
  const offerDue = useSignInOffer(news === undefined, OFFER_MS);
  const [declined, setDeclined] = useState(false);
  const { data: services = [], error, isPending, refetch } = useQuery(servicesQuery);
  return (
    <div className="services">
      <header className="services-head">
        <h1>{t('shell.services')}</h1>
        <p>{t('services.lead')}</p>
      </header>
      <OfficerCard next={search.has('redirect') ? ownPath(search.get('redirect')) : CONTROL_CENTRE} news={news} />
      <div className="services-cards">
        {services
          .filter(({ kind }) => kind === 'card')
          .map((service) => (
            <ServiceCard key={service.id} service={service}>
              {service.route === '/main/resources' && (
                <Suspense>
                  <FindResources />
                </Suspense>
              )}
            </ServiceCard>
          ))}
        {isPending && <Skeleton height={220} />}
        {error !== null && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      </div>
      <section className="services-tools">
        <h2>{t('services.tools')}</h2>
        <ServiceTiles services={services.filter(({ kind }) => kind === 'tool')} />
      </section>
      <LazySignInOffer
        offer={offerDue && !declined ? { next: paths.services, lead: t('services.modalLead') } : undefined}
        onClose={() => setDeclined(true)}
      />
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
