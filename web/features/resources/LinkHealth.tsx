import type { Static } from 'typebox';
import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import type { Resource } from '#contract/resources/resources.ts';
import { sayDay } from '#web/lib/format.ts';
import { useNow } from '#web/lib/useNow.ts';
import { useWords, type Words } from '#web/lib/words.ts';

type Health = Static<typeof Resource>['health'];

const HOUR_MS = 3_600_000;
const ICONS = { answered: CircleCheck, closed: CircleSlash, gone: TriangleAlert, silent: TriangleAlert } as const;

/** What the last look at a link found, with its age. Nothing where nobody looked. */
export function LinkHealth({ health }: { health: Health }) {
  const t = useWords();
  const now = useNow();
  const { state, checkedAt } = health;
  if (state === 'unchecked' || checkedAt === null) return null;
  const Icon = ICONS[state];
  return (
    <p className="link-health" data-state={state}>
      <Icon size={14} aria-hidden="true" />
      {sayHealth(t, { ...health, checkedAt }, now)}
    </p>
  );
}

function sayHealth(t: Words, { state, checkedAt, failingSince }: Health & { checkedAt: string }, now: number): string {
  const day = sayDay(checkedAt.slice(0, 10));
  const since = sayDay((failingSince ?? checkedAt).slice(0, 10));
  if (state === 'closed') return t('resources.linkClosed');
  if (state === 'gone') return t('resources.linkGone', { day });
  if (state === 'silent')
    return since === day ? t('resources.linkSilent', { day }) : t('resources.linkSilentSince', { since, day });
  const hours = Math.floor((now - Date.parse(checkedAt)) / HOUR_MS);
  if (hours < 1) return t('resources.checkedNow');
  return hours < 48
    ? t('resources.checkedHours', { count: hours })
    : t('resources.checkedDays', { count: Math.floor(hours / 24) });
}
