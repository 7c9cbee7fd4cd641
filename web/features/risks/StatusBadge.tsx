import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import type { Risk } from './api.ts';

const tones: Readonly<Record<Risk['status'], Tone>> = {
  pending: 'warn',
  verified: 'ok',
  rejected: 'danger',
  merged: 'plain',
};

/** Where a risk stands, and whether it goes on: two things that are told apart (C §4). */
export function StatusBadge({ status, isActive }: Pick<Risk, 'status' | 'isActive'>) {
  const t = useWords();
  return (
    <>
      <Badge tone={tones[status]}>{t(`risks.${status}`)}</Badge> {!isActive && <Badge>{t('risks.inactive')}</Badge>}
    </>
  );
}
