import { didYouMean, kind, quoted } from './problemKind.ts';

/** Problems of reference data and declared onsets. */
export const referenceProblems = {
  tableNotFound: kind<{ found: string; tables: readonly string[] }>(
    404,
    'No such table',
    ({ found, tables }) => `There is no reference table ${quoted(found)}. The tables are ${tables.join(', ')}.`,
  ),
  rowNotFound: kind<{ found: string; table: string }>(
    404,
    'No such row',
    ({ found, table }) =>
      `There is no row ${quoted(found)} in ${table}. The keys are listed at /api/reference/${table}.`,
  ),
  columnNotFound: kind<{ found: string; columns: readonly string[] }>(
    400,
    'No such column',
    ({ found, columns }) =>
      `There is no column ${quoted(found)} to sort by. The columns are ${columns.join(', ')}; put - before one to turn the order.`,
  ),
  rowChangedMeanwhile: kind<{ by: string }>(
    409,
    'Changed meanwhile',
    ({ by }) =>
      `This row was changed${by === '' ? '' : ` by ${by}`} since you opened it. Open it again, look at the change, and save yours then.`,
  ),
  reviewRefused: kind<{ sentence: string }>(422, 'The rows cannot be signed', ({ sentence }) => sentence),
  nothingShipped: kind<{ key: string }>(
    409,
    'Nothing to go back to',
    ({ key }) =>
      `${quoted(key)} was added here and has no value that comes with the product. Remove the row, or restore an entry of its history.`,
  ),
  changeNotFound: kind<{ found: number }>(
    404,
    'No such change',
    ({ found }) => `There is no change ${found} in the history of this row. Take the number from its history.`,
  ),
  onsetNeedsReason: kind<{ doubts: readonly string[] }>(
    409,
    'The onset needs a reason',
    ({ doubts }) =>
      `${doubts.join(' ')} If you are sure, give the reason: it is shown with the onset, and the plans say that it is less certain.`,
  ),
  onsetRefused: kind<{ sentence: string }>(422, 'The onset cannot be declared', ({ sentence }) => sentence),
  onsetNotFound: kind<{ found: string }>(
    404,
    'No such declaration',
    ({ found }) => `There is no declared onset ${quoted(found)}. Take the id from /api/seasons/onsets.`,
  ),
  climateNotFound: kind<{ found: string }>(
    404,
    'No such place',
    ({ found }) =>
      `There is no daily record called ${quoted(found)}. The places with one are listed at /api/climate/stations.`,
  ),
  climateYearNotThere: kind<{ year: number; first: number; last: number }>(
    404,
    'No such year',
    ({ year, first, last }) => `The record has no year ${year}. Ask for one from ${first} to ${last}.`,
  ),
  climatePrivate: kind<{ name: string }>(
    403,
    'The daily values are private',
    ({ name }) =>
      `The daily values of ${quoted(name)} are private: its owner lets what is worked out from them be shown, not the values. Ask the owner for them.`,
  ),
  climateRefused: kind<{ sentence: string }>(422, 'The file cannot be read', ({ sentence }) => sentence),
  climateThere: kind<{ name: string; removed: boolean }>(
    409,
    'There is such a record',
    ({ name, removed }) =>
      `There is a record called ${quoted(name)}${removed ? ' among those taken away' : ''}. ${removed ? 'Bring that back, or give' : 'Give'} this one another name.`,
  ),
  onsetReplaced: kind<{ place: string }>(
    409,
    'Another declaration stands',
    ({ place }) => `Another onset was declared for ${place} in this season meanwhile. Withdraw that one first.`,
  ),

  placeOfBeltNotFound: kind<{ found: string; nearest: string | null }>(
    404,
    'No such district',
    ({ found, nearest }) =>
      `There is no district and no district capital ${quoted(found)}.${didYouMean(nearest)} Type the name of a district, or of its capital.`,
  ),
  bundleNotFound: kind<{ found: string }>(
    404,
    'No such bundle',
    ({ found }) => `There is no bundle ${quoted(found)}. Bundles are chosen with the questionnaire at /main/stepper.`,
  ),
  resourceNotFound: kind<{ found: string }>(
    404,
    'No such resource',
    ({ found }) =>
      `There is no resource ${quoted(found)} in what was found. Ask for the first page again, without "after".`,
  ),
  // D §8 quotes the first words.
  notDataAdministrator: kind(
    403,
    'Not authorized',
    () => 'not authorized. This is for data administrators; ask an administrator to make you one.',
  ),
  resourceRefused: kind<{ field: string; sentence: string }>(
    422,
    'The resource cannot be kept so',
    ({ field, sentence }) => `${field === '' ? '' : `${field}: `}${sentence}`,
  ),
} as const;
