/** What the columns of a dataset mean, filled in by who keeps it. */
export const dictionary = {
  title: 'What the columns mean',
  lead: 'Proposed from the names and values of the file: correct what is wrong and fill in what is missing. Readers see it in the table, in charts and in downloads.',
  label: 'Label',
  unit: 'Unit',
  meaning: 'Meaning',
  meaningHint: 'What was measured, how, and of whom.',
  codes: 'Codes',
  codesHint: 'One on each line: 1 = Male',
  more: 'The first {count} columns are listed here.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The columns are described.',
} as const;
