import { words } from '#web/lib/words.ts';

/** How long something has waited: "a moment", "40 minutes", "5 hours", "3 days"; from two days on by days. */
export function sayWait(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes === 0) return words('submissions.moment');
  if (minutes < 60) return words('submissions.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? words('submissions.hours', { count: hours })
    : words('submissions.days', { count: Math.floor(hours / 24) });
}
