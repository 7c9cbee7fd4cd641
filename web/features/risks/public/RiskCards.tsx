import { sayDay } from '#web/lib/format.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { RISKS_PAGE, type PublicRisk } from './publicRisks.ts';
import './RiskCards.css';

/** Verified risks, the newest first: what, where, since when. */
export function RiskCards({ risks }: { risks: readonly PublicRisk[] }) {
  const t = useWords();
  return (
    <ul className="risk-cards">
      {risks.map(({ id, riskCategory, district, region, description, count, createdAt, isActive, photos: [photo] }) => (
        <li key={id}>
          {photo ? (
            <img src={photo.small} alt="" width={96} height={96} loading="lazy" />
          ) : (
            <span className="risk-cards-icon">
              <CategoryIcon icon={riskCategory.icon} size={30} />
            </span>
          )}
          <div>
            <Link href={`${RISKS_PAGE}/${id}`}>
              {t('publicRisks.headTitle', { category: riskCategory.name, district })}
            </Link>
            <p lang={writtenIn()}>{description}</p>
            <p className="risk-cards-facts">
              {[
                region,
                ...(count > 0 ? [t('publicRisks.cases', { count })] : []),
                t('publicRisks.reported', { day: sayDay(createdAt.slice(0, 10), { withYear: true }) }),
              ].join(' · ')}{' '}
              {!isActive && <Badge>{t('publicRisks.over')}</Badge>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
