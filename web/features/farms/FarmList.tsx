import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Farm, type FarmChoice, farmsHref } from './api.ts';
import { sayHectares } from './outlines.ts';
import './FarmList.css';

/** Farms in a list: each opens beside the map, which goes there. */
export function FarmList({ farms, choice }: { farms: readonly Farm[]; choice: FarmChoice }) {
  const t = useWords();
  if (farms.length === 0) return <p>{t('farmRecords.emptyOwn')}</p>;
  return (
    <ul className="farm-list" aria-label={t('farmRecords.list')}>
      {farms.map((farm) => (
        <li key={farm.id}>
          <Link href={farmsHref(choice, farm.id)}>{farm.name || t('farmRecords.noName')}</Link>
          <p>
            <b>{t('farmRecords.hectares', { hectares: sayHectares(farm.hectares) })}</b>
            {` · ${farm.district?.name ?? t('farmRecords.noDistrict')}`}
          </p>
          {(farm.farmer || farm.ghana_card_no) && (
            <p>{[farm.farmer?.name, farm.ghana_card_no].filter(Boolean).join(' · ')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
