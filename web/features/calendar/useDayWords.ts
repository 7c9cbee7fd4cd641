import { dayOfMonth, monthOf, yearOf } from '#engines/dates/day.ts';
import { useWords } from '#web/lib/words.ts';

/** Days and months as people say them, in the language of the page. */
export function useDayWords() {
  const t = useWords();
  const short = t('dates.monthsShort').split(' ');
  const long = t('dates.months').split(' ');
  const day = (text: string) => `${dayOfMonth(text)} ${short[monthOf(text) - 1]}`;
  return {
    /** "27 Mar" */
    day,
    /** "27 Mar 2026" */
    fullDay: (text: string) => `${day(text)} ${yearOf(text)}`,
    /** "27 Mar – 6 Apr"; one day when both are the same. */
    span: (from: string, to: string) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    /** Name of a month, 1 to 12: "May". */
    month: (number: number) => long[number - 1] ?? '',
    /** Short name of a month, 1 to 12. */
    shortMonth: (number: number) => short[number - 1] ?? '',
  };
}
