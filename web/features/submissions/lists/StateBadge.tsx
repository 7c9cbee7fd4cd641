import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import type { Submission } from '../api.ts';

const tones = {
  reading: 'plain',
  problems: 'danger',
  waiting: 'warn',
  returned: 'warn',
  rejected: 'plain',
  approved: 'ok',
} as const satisfies Record<Submission['state'], Tone>;

/** Where a file stands, in two words. */
export function StateBadge({ state }: Pick<Submission, 'state'>) {
  const t = useWords();
  return <Badge tone={tones[state]}>{t(`submissions.${state}`)}</Badge>;
}

/** Who will see the data once it is published. */
export function AccessBadge({ item }: { item: Pick<Submission, 'private'> }) {
  const t = useWords();
  return <Badge>{t(item.private ? 'submissions.private' : 'submissions.public')}</Badge>;
}
