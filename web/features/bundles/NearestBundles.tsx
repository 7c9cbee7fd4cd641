import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { bundleHref } from './answers.ts';
import { beltOf, goalsOf, levelOf, type NearBundle, sayDifferences, sayGoals, sayLevel } from './names.ts';
import './NearestBundles.css';

/** The bundles that come nearest to the answers, each with the reason why it is not the one. */
export function NearestBundles({ bundles }: { bundles: readonly NearBundle[] }) {
  const t = useWords();
  if (bundles.length === 0) return <p>{t('bundles.noneAtAll')}</p>;
  return (
    <>
      <p>{t('bundles.noBundleText')}</p>
      <ul className="nearest-bundles">
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <h3>
              <Link href={bundleHref(bundle.id)}>
                {t(`bundles.${beltOf(bundle.ecoZone.id)}`)} · {sayGoals(t, goalsOf(bundle))} ·{' '}
                {sayLevel(t, levelOf(bundle))}
              </Link>
            </h3>
            <ul className="nearest-bundles-reasons">
              {sayDifferences(t, bundle).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <p className="nearest-bundles-size">{t('bundles.practices', { count: bundle.items })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
