import { useWords } from '#web/lib/words.ts';
import type { Submission } from '../api.ts';

/** The report of a file in a word or two. */
export function Report({
  item: { state, errors, warnings, questions },
}: {
  item: Pick<Submission, 'state' | 'errors' | 'warnings' | 'questions'>;
}) {
  const t = useWords();
  if (state === 'reading') return t('submissions.notReadYet');
  const parts = [
    questions > 0 && t('submissions.questions', { count: questions }),
    errors > 0 && t('submissions.errors', { count: errors }),
    warnings > 0 && t('submissions.warnings', { count: warnings }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('submissions.clear');
}
