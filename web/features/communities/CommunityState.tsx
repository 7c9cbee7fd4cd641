import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import type { Community } from './api.ts';

/** Whether it is known, waits, or was merged. */
export function CommunityState({
  community: { status, mergedInto },
}: {
  community: Pick<Community, 'status' | 'mergedInto'>;
}) {
  const t = useWords();
  return <Badge>{t(`communities.state_${status}`, { name: mergedInto?.name ?? '' })}</Badge>;
}
