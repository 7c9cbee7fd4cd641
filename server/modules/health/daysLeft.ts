import type { DiskLevel } from './health.repository.ts';

const dayMs = 86_400_000;
const fewestDays = 3;
const farAway = 3_650;

/**
 * In how many days the disk is full at the pace between the first and the last of these levels, the oldest first; null where
 * fewer than three days lie between them, it does not fill, or ten years would pass.
 */
export function daysLeft(levels: readonly DiskLevel[]): number | null {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = (Date.parse(last.day) - Date.parse(first.day)) / dayMs;
  const perDay = (first.freeBytes - last.freeBytes) / days;
  if (days < fewestDays || perDay <= 0) return null;
  const left = Math.floor(last.freeBytes / perDay);
  return left > farAway ? null : left;
}
