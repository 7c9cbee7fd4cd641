import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import type { LakeItem } from './api.ts';

const tones = {
  reading: 'plain',
  problems: 'danger',
  waiting: 'warn',
  returned: 'warn',
  rejected: 'plain',
  approved: 'ok',
} as const satisfies Record<LakeItem['state'], Tone>;

/** Where a file stands, in two words. */
export function StateBadge({ state }: Pick<LakeItem, 'state'>) {
  const t = useWords();
  return <Badge tone={tones[state]}>{t(`lake.${state}`)}</Badge>;
}

/** Who will see the data once it is published. */
export function AccessBadge({ item }: { item: Pick<LakeItem, 'private'> }) {
  const t = useWords();
  return <Badge>{t(item.private ? 'lake.private' : 'lake.public')}</Badge>;
}
