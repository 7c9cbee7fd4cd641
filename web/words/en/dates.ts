/** Months and days stand here because browsers know none of them in Ewe, Dagbani, Hausa or Twi. */
export const dates = {
  months: 'January February March April May June July August September October November December',
  monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  /** Monday first. */
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  span: '{from} – {to}',
  dayTime: '{day}, {time}',
} as const;
