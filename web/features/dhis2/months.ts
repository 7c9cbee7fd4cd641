import { words } from '#web/lib/words.ts';

/** Months that can be chosen: figures of two years are sent again where they were mended. */
const mostMonths = 24;

/** The months that are over on a day (YYYY-MM-DD), the last first, as DHIS2 writes them: 202604. */
export function monthsBefore(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: mostMonths }, (_, at) => {
    const back = new Date(Date.UTC(year, month - 2 - at, 1));
    return back.toISOString().slice(0, 7).replace('-', '');
  });
}

/** "Apr 2026" of 202604. */
export function sayPeriod(period: string): string {
  const name = words('dates.monthsShort').split(' ')[Number(period.slice(4)) - 1];
  return name === undefined ? period : `${name} ${period.slice(0, 4)}`;
}
