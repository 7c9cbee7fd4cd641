import { mondayOf } from '#engines/dates/day.ts';

/** Which backups stay: all of so many days, and the newest of so many weeks and months. */
export interface Keep {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const named = /^agrihub-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.tar\.gz(\.age)?$/;

/** `agrihub-20261122-021500.tar.gz`, in UTC. */
export function backupName(at: Date, encrypted: boolean): string {
  const [day, time] = at.toISOString().replaceAll(/[-:]/g, '').split('T') as [string, string];
  return `agrihub-${day}-${time.slice(0, 6)}.tar.gz${encrypted ? '.age' : ''}`;
}

/** When the backup of a name was made; null for another file. */
export function madeAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = named.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Which of these backups may go. The newest never goes. */
export function toRemove(names: readonly string[], keep: Keep, now: Date): string[] {
  const dated = names.flatMap((name) => {
    const at = madeAt(name);
    return at === null ? [] : [{ name, at }];
  });
  const newestFirst = dated.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const recent = newestFirst.filter(
    ({ at }, index) => index === 0 || now.getTime() - at.getTime() < keep.days * 86_400_000,
  );
  const stays = new Set(recent.map(({ name }) => name));
  for (const [periodOf, count] of [
    [weekOf, keep.weeks],
    [monthOf, keep.months],
  ] as const) {
    const newestOf = new Map<string, string>();
    for (const { name, at } of newestFirst) if (!newestOf.has(periodOf(at))) newestOf.set(periodOf(at), name);
    for (const name of [...newestOf.values()].slice(0, count)) stays.add(name);
  }
  return newestFirst.filter(({ name }) => !stays.has(name)).map(({ name }) => name);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The Monday of the week. */
function weekOf(at: Date): string {
  return mondayOf(dayOf(at));
}
