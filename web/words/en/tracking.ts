/** Words of the counts. */
export const tracking = {
  visits: { one: '{count} visit', other: '{count} visits' },
  visitsHint: 'Visits to the calendar, counted here, nobody identified',
  stats: 'The calendar in figures',
} as const;
