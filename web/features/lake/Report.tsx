import { useWords } from '#web/lib/words.ts';
import type { LakeItem } from './api.ts';

/** The report of a file in a word or two. */
export function Report({ item: { state, errors, warnings, questions } }: { item: Pick<LakeItem, 'state' | 'errors' | 'warnings' | 'questions'> }) {
  const t = useWords();
  if (state === 'reading') return t('lake.notReadYet');
  const parts = [questions > 0 && t('lake.questions', { count: questions }), errors > 0 && t('lake.errors', { count: errors }), warnings > 0 && t('lake.warnings', { count: warnings })].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('lake.clear');
}
