import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sayDay } from '#web/lib/format.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { DotMap } from './DotMap.tsx';
import { atlasQuery, RISKS_PAGE, verifiedRiskQuery } from './publicRisks.ts';
import './PublicRisk.css';

/** Names of languages advice is written in, each in its own. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  ak: 'Akan',
  ee: 'Eʋegbe',
  gaa: 'Gã',
  dag: 'Dagbanli',
  ha: 'Hausa',
};

/** One verified risk: what was seen, where to about a kilometre, and what to do. */
export function PublicRisk({ id, listen }: { id: string; listen: (district: string) => ReactNode }) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const { data: risk, error } = useQuery(verifiedRiskQuery(id));
  const { data: atlas } = useQuery(atlasQuery);
  if (error) {
    const isUnknown = isApiProblem(error) && (error.status === 404 || error.status === 400);
    return isUnknown ? (
      <EmptyState
        page
        title={t('publicRisks.gone')}
        action={<Button href={RISKS_PAGE}>{t('publicRisks.back')}</Button>}
      >
        {error.message}
      </EmptyState>
    ) : (
      <ErrorState page retryHref={`${RISKS_PAGE}/${id}`}>
        {error.message}
      </ErrorState>
    );
  }
  if (!risk) return <Loader />;
  const { riskCategory, district, region, point, photos, count, isActive, createdAt, verifiedAt } = risk;
  const day = (instant: string) => sayDay(instant.slice(0, 10), { withYear: true });
  const advice = Object.entries(risk.advice).toSorted(([a], [b]) => Number(b === 'en') - Number(a === 'en'));
  const title = t('publicRisks.headTitle', { category: riskCategory.name, district });
  return (
    <article className="risk-page">
      <Breadcrumb steps={[{ text: t('publicRisks.title'), href: RISKS_PAGE }, { text: title }]} />
      <header>
        <h1>
          <CategoryIcon icon={riskCategory.icon} size={32} /> {title}
        </h1>
        <p className="risk-page-facts">
          {[
            region,
            ...(count > 0 ? [t('publicRisks.cases', { count })] : []),
            t('publicRisks.reported', { day: day(createdAt) }),
            t('publicRisks.verified', { day: day(verifiedAt) }),
          ].join(' · ')}{' '}
          <Badge tone={isActive ? 'danger' : 'plain'}>{t(isActive ? 'publicRisks.active' : 'publicRisks.over')}</Badge>
        </p>
      </header>
      {listen(district)}
      <p className="risk-page-words" lang={writtenIn()}>
        {risk.description}
      </p>
      <section className="risk-page-advice">
        <h2>{t('publicRisks.whatToDo')}</h2>
        {advice.length === 0 && <p>{t('publicRisks.noAdvice')}</p>}
        {advice.map(([language, text]) => (
          <div key={language} lang={language}>
            {advice.length > 1 && <h3>{t('publicRisks.adviceIn', { language: names[language] ?? language })}</h3>}
            <p>{text}</p>
          </div>
        ))}
        {advice.length > 0 && <p className="risk-page-facts">{t('publicRisks.adviceNote')}</p>}
      </section>
      {photos.length > 0 && (
        <section>
          <h2>{t('publicRisks.photos')}</h2>
          <div className="risk-page-photos">
            {photos.map(({ small, large, width, height }, at) => (
              <a key={large} href={large}>
                <img
                  src={large}
                  srcSet={`${small} 320w, ${large} ${width}w`}
                  sizes="(max-width: 700px) 100vw, 340px"
                  width={width}
                  height={height}
                  alt={t('publicRisks.photo', { number: at + 1, total: photos.length })}
                  loading="lazy"
                />
              </a>
            ))}
          </div>
        </section>
      )}
      <section>
        <h2>{t('publicRisks.where')}</h2>
        <p>
          {district}, {region}.{' '}
          {point ? t('publicRisks.near', { lat: point.lat, lng: point.lng }) : t('publicRisks.districtOnly')}
        </p>
        {!textMode && atlas && point && (
          <div className="risk-page-map">
            <DotMap atlas={atlas} risks={[risk]} alone />
          </div>
        )}
      </section>
      <p>
        <Button kind="secondary" href={RISKS_PAGE}>
          {t('publicRisks.back')}
        </Button>
      </p>
    </article>
  );
}
