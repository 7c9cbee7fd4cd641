/** Bringing in what was collected with KoboToolbox or ODK. */
export const collected = {
  title: 'Bring in from KoboToolbox or ODK',
  lead: 'An export becomes risk reports, trap reports, farmers or farms. Nothing is kept before you have seen what each row would become. A row that is here already is passed over.',
  form: 'What was collected',
  formEmpty: 'Choose…',
  file: 'Export',
  fileHint:
    'CSV, XLSX or JSON with at most 2,000 filled forms, {size} at most. With photos: a .zip of that file and the photos, as ODK Central exports it.',
  columns: 'What columns hold',
  columnsLead: 'It is remembered for the next export of this form.',
  columnOf: '{header}, such as “{example}”',
  nothing: 'Nothing',
  check: 'Check the file',
  apply: { one: 'Bring {count} row in', other: 'Bring {count} rows in' },
  applied: { one: '{count} row was brought in', other: '{count} rows were brought in' },
  found: {
    one: '{count} row: {taken} to bring in, {there} here already, {wrong} cannot be taken.',
    other: '{count} rows: {taken} to bring in, {there} here already, {wrong} cannot be taken.',
  },
  photos: { one: '{count} photo comes along.', other: '{count} photos come along.' },
  row: 'Row {row}',
  again: 'Check again',
  cancel: 'Cancel',
} as const;
