import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { PlaceLinks } from './PlaceLinks.tsx';

/** Answers a page of the plan that is not there yet, with the ones that are. */
export function BeingBuilt({ title }: { title: WordKey }) {
  const t = useWords();
  return (
    <div className="reading">
      <h1>{t(title)}</h1>
      <EmptyState title={t('pages.beingBuilt')} action={<Button href={paths.home}>{t('pages.home')}</Button>}>
        <p>{t('pages.beingBuiltText', { page: t(title) })}</p>
        <PlaceLinks />
      </EmptyState>
    </div>
  );
}
