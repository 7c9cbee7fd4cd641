import { DATASETS, isNarrowed, listHref, type ListAddress } from '#web/features/catalogue/address.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import './NoDatasets.css';

/** Nothing was found: why, and what to try. */
export default function NoDatasets({ address, suggestions }: { address: ListAddress; suggestions: readonly string[] }) {
  const t = useWords();
  const all = (
    <Button href={DATASETS} replace>
      {t('datasets.showAll')}
    </Button>
  );
  if (!isNarrowed(address))
    return <EmptyState title={t('datasets.noneAtAll')}>{t('datasets.noneAtAllText')}</EmptyState>;
  if (address.q === '' || suggestions.length === 0) {
    return (
      <EmptyState
        title={address.q === '' ? t('datasets.noneFiltered') : t('datasets.none', { text: address.q })}
        action={all}
      >
        {t('datasets.noneFilteredText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('datasets.none', { text: address.q })} action={all}>
      <p>{t('datasets.noneText')}</p>
      <ul className="no-datasets-words">
        {suggestions.map((word) => (
          <li key={word}>
            <Link href={listHref({ q: word })} replace>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
