/** The light colours of `web/styles/tokens.css` that pictures drawn on the server use; a test holds them alike. */
export const colours = {
  bg: '#fbfaf5',
  surface: '#ffffff',
  ink: '#16231b',
  'ink-2': '#46554b',
  brand: '#14532d',
  gold: '#f2b705',
  clay: '#a8451f',
  warn: '#92400e',
  'warn-soft': '#fdf0d9',
  'chart-2': '#e08a12',
  'chart-6': '#4ba8cc',
  'map-3': '#a6cc86',
  'map-4': '#74b57a',
  'activity-site': '#8a93a5',
} as const;
