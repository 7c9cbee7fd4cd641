import type { Translated } from '../catalogue.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: Translated<typeof english> = {
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  monthsShort: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  /** Monday first. */
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  span: '{from} – {to}',
  dayTime: '{day}, {time}',
};
