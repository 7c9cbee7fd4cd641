import { Coins, Sprout, Target } from 'lucide-react';
import type { Goal } from '#engines/bundles/answers.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { type BundleItem, sayGoals, sayList } from './names.ts';
import './BundleItemCard.css';

const COSTS: Readonly<Record<string, WordKey>> = {
  low: 'bundles.costLow',
  medium: 'bundles.costMedium',
  high: 'bundles.costHigh',
};

interface BundleItemCardProps {
  item: BundleItem;
  /** Its place in the bundle, from 1. */
  number: number;
  /** Address of the calendar of a crop; left out, crops are no links. */
  cropHref?: ((cropId: string) => string) | undefined;
}

/** A practice of a bundle: what it is, what it serves, what it costs, what it is for, and where that is known from. */
export function BundleItemCard({ item, number, cropHref }: BundleItemCardProps) {
  const t = useWords();
  const cost = COSTS[item.costClass];
  return (
    <article className="bundle-item">
      <h2>{t('bundles.item', { number })}</h2>
      <p className="bundle-item-name">{item.item}</p>
      <p>{item.description}</p>
      <dl>
        <div>
          <dt>
            <Target size={16} aria-hidden="true" />
            {t('bundles.serves')}
          </dt>
          <dd>{sayGoals(t, item.goals as Goal[])}</dd>
        </div>
        <div>
          <dt>
            <Coins size={16} aria-hidden="true" />
            {t('bundles.cost')}
          </dt>
          <dd>{cost ? t(cost) : item.costClass}</dd>
        </div>
        <div>
          <dt>
            <Sprout size={16} aria-hidden="true" />
            {t('bundles.cropsFor')}
          </dt>
          <dd>{item.allCrops ? t('bundles.allCrops') : <Crops item={item} cropHref={cropHref} />}</dd>
        </div>
      </dl>
      <ProvenanceNote provenance={item.provenance} />
    </article>
  );
}

function Crops({ item, cropHref }: Pick<BundleItemCardProps, 'item' | 'cropHref'>) {
  const t = useWords();
  if (!cropHref)
    return (
      <>
        {sayList(
          t,
          item.crops.map(({ crop }) => crop),
        )}
      </>
    );
  return (
    <ul className="bundle-item-crops">
      {item.crops.map(({ crop_id: id, crop }) => (
        <li key={crop}>
          {id === '' ? (
            crop
          ) : (
            <Link href={cropHref(id)} title={t('bundles.planCrop', { crop })}>
              {crop}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
