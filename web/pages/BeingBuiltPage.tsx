import { matchRoute } from '#web/app/matchRoute.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { PlaceLinks } from './PlaceLinks.tsx';

/** Answers a page of the plan that is not there yet, with the ones that are. */
export default function BeingBuiltPage({ params: { path = '' } }: PageProps) {
  const t = useWords();
  const title = matchRoute(path)?.route.title ?? 'lost.beingBuilt';
  return (
    <div className="reading">
      <h1>{t(title)}</h1>
      <EmptyState title={t('lost.beingBuilt')} action={<Button href={paths.home}>{t('pages.home')}</Button>}>
        <p>{t('lost.beingBuiltText', { page: t(title) })}</p>
        <PlaceLinks />
      </EmptyState>
    </div>
  );
}
