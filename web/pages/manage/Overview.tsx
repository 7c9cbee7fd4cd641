import { useQuery } from '@tanstack/react-query';
import { reviewCountsQuery, sumOf } from '#web/features/reference/reviewsApi.ts';
import { ReferenceTables } from '#web/features/reference/ReferenceTables.tsx';
import { UnfittingEdits } from '#web/features/reference/UnfittingEdits.tsx';
import { messagesQuery, readMessageChoice } from '#web/features/support/messagesApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { isPortalTable } from './previewed.ts';
import { SetUp } from './SetUp.tsx';
import './ManagePage.css';

export const openMessagesQuery = () => messagesQuery(readMessageChoice(new URLSearchParams()));

export function Overview() {
  const t = useWords();
  const waiting = useQuery(openMessagesQuery()).data?.counts.open ?? 0;
  const { data: reviews } = useQuery(reviewCountsQuery());
  return (
    <>
      <h1>{t('manage.title')}</h1>
      <p className="manage-lead">{t('manage.lead')}</p>
      <UnfittingEdits />
      <SetUp />
      <ul className="manage-acts">
        <li>
          <Link href="/manage/onsets">
            <strong>{t('manage.onsets')}</strong>
            <span>{t('manage.onsetsAbout')}</span>
          </Link>
        </li>
        <li>
          <Link href="/manage/climate">
            <strong>{t('manage.climate')}</strong>
            <span>{t('manage.climateAbout')}</span>
          </Link>
        </li>
        <li>
          <Link href="/manage/outlines">
            <strong>{t('manage.outlines')}</strong>
            <span>{t('manage.outlinesAbout')}</span>
          </Link>
        </li>
        <li>
          <Link href="/manage/reviews">
            <strong>{t('manage.reviews')}</strong>
            <span>{t('manage.reviewsAbout')}</span>
            {reviews !== undefined && <Badge>{t('manage.reviewsDone', sumOf(reviews.counts))}</Badge>}
          </Link>
        </li>
        <li>
          <Link href="/manage/translations">
            <strong>{t('manage.translations')}</strong>
            <span>{t('manage.translationsAbout')}</span>
          </Link>
        </li>
        <li>
          <Link href="/manage/recordings">
            <strong>{t('manage.recordings')}</strong>
            <span>{t('manage.recordingsAbout')}</span>
          </Link>
        </li>
        <li>
          <Link href="/manage/messages">
            <strong>{t('messages.title')}</strong>
            <span>{t('messages.about')}</span>
            {waiting > 0 && <Badge tone="warn">{t('messages.waiting', { count: waiting })}</Badge>}
          </Link>
        </li>
        <li>
          <Link href="/manage/people">
            <strong>{t('people.title')}</strong>
            <span>{t('people.about')}</span>
          </Link>
        </li>
        <li>
          <Link href="/manage/health">
            <strong>{t('health.title')}</strong>
            <span>{t('health.about')}</span>
          </Link>
        </li>
      </ul>
      <h2>{t('manage.publicPages')}</h2>
      <ReferenceTables shows={isPortalTable} />
      <h2>{t('manage.tables')}</h2>
      <ReferenceTables shows={(table) => !isPortalTable(table)} />
    </>
  );
}
