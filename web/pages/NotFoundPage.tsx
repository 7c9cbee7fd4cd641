import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import type { PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { PlaceLinks } from './calendar/PlaceLinks.tsx';

/** Answers an address nobody knows: what was asked, and where to go on. */
export default function NotFoundPage({ params: { path = '' } }: PageProps) {
  const t = useWords();
  return (
    <div className="reading">
      <h1>{t('pages.notFound')}</h1>
      <p className="lead">{t('lost.notFoundText', { path })}</p>
      <EmptyState title={t('lost.notFoundNext')} action={<Button href={paths.home}>{t('pages.home')}</Button>}>
        <PlaceLinks />
      </EmptyState>
    </div>
  );
}
