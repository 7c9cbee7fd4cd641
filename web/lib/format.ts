import { language, words } from './words.ts';

/** Says numbers as the language of the page writes them: "12,500.5", in French "12 500,5". */
export function numbersAs(options: Intl.NumberFormatOptions): (value: number) => string {
  const made: Partial<Record<string, Intl.NumberFormat>> = {};
  return (value) => {
    const tag = language() === 'en' ? 'en-GH' : language();
    made[tag] ??= new Intl.NumberFormat(tag, options);
    return made[tag].format(value);
  };
}

/** "12,500"; at most one decimal. */
export const sayNumber = numbersAs({ maximumFractionDigits: 1 });

const months = new Map<string, readonly string[]>();

/** The names of months, which a language writes in one text. */
function monthsOf(text: string): readonly string[] {
  const known = months.get(text) ?? text.split(' ');
  months.set(text, known);
  return known;
}

/** "27 Mar" of a calendar day; `withYear`: "27 Mar 2026". */
export function sayDay(day: string, { withYear = false } = {}): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = monthsOf(words('dates.monthsShort'))[(month ?? 1) - 1] ?? '';
  return withYear ? `${date} ${name} ${year}` : `${date} ${name}`;
}

/** "27 Mar – 6 Apr"; one day when both are the same; years only when they differ: "28 Dec 2026 – 10 Jan 2027". */
export function sayDays(from: string, to: string, withYear = from.slice(0, 4) !== to.slice(0, 4)): string {
  if (from === to) return sayDay(from, { withYear });
  return words('dates.span', { from: sayDay(from, { withYear }), to: sayDay(to, { withYear }) });
}

/** "6 May, 14:20" of an instant, in Ghana's time, which is UTC. */
export function sayInstant(instant: string): string {
  return words('dates.dayTime', { day: sayDay(instant.slice(0, 10)), time: instant.slice(11, 16) });
}
