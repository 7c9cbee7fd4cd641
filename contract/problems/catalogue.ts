import { kind, quoted } from './problemKind.ts';

/** Problems of the catalogue. */
export const catalogueProblems = {
  datasetNotFound: kind<{ found: string }>(
    404,
    'No such dataset',
    ({ found }) =>
      `There is no dataset ${quoted(found)}. It may have been deleted; /main/datasets lists those there are.`,
  ),
  versionNotFound: kind<{ found: number; latest: number }>(
    404,
    'No such version',
    ({ found, latest }) => `There is no version ${found} of this dataset. Its versions are 1 to ${latest}.`,
  ),
  tableOfDatasetNotFound: kind<{ found: string; tables: readonly string[] }>(
    404,
    'No such table',
    ({ found, tables }) =>
      `There is no table ${quoted(found)} in this version. Its tables are ${tables.map((each, at) => `${at + 1} ${quoted(each)}`).join(', ')}.`,
  ),
  privateDataset: kind<{ name: string; signedIn: boolean }>(
    403,
    'A private dataset',
    ({ name, signedIn }) =>
      `${quoted(name)} is private: what it holds is shown to its owner and to people who were granted access. ${signedIn ? 'Ask its owner for access on its page.' : 'Sign in, then ask its owner for access on its page.'}`,
  ),
  datasetNotYours: kind<{ name: string }>(
    403,
    'Not your dataset',
    ({ name }) => `${quoted(name)} is kept by its owner and by data administrators. Ask one of them to change it.`,
  ),
  licenceMissing: kind(
    422,
    'The licence is missing',
    () =>
      'A dataset is published under a licence. Choose one of the list, such as CC-BY-4.0, or write the terms in words.',
  ),
  topicNotFound: kind<{ found: string; topics: readonly string[] }>(
    422,
    'No such topic',
    ({ found, topics }) => `There is no topic ${quoted(found)}. The topics are ${topics.join(', ')}.`,
  ),
  regionOfDatasetNotFound: kind<{ found: string; regions: readonly string[] }>(
    422,
    'No such region',
    ({ found, regions }) => `There is no region ${quoted(found)}. Use the keys ${regions.join(', ')}.`,
  ),
  coverageWrong: kind<{ sentence: string }>(422, 'The time covered is not right', ({ sentence }) => sentence),
  personalDataUnchecked: kind<{ columns: readonly string[] }>(
    409,
    'Something seems personal',
    ({ columns }) =>
      `Before this becomes public, look at ${columns.join(', ')}: what is in them seems personal. Take it out with a new version, or say that it may be published (personalDataChecked).`,
  ),
  noTables: kind(
    409,
    'Nothing to publish',
    () =>
      'This file holds no table that could be read, so there is nothing to publish. Correct the file and send it again.',
  ),
  questionOfTableWrong: kind<{ sentence: string }>(400, 'The question is not right', ({ sentence }) => sentence),
  columnOfTableNotFound: kind<{ found: string; columns: readonly string[] }>(
    400,
    'No such column',
    ({ found, columns }) =>
      `There is no column ${quoted(found)} in this table. Its columns are ${columns.map(quoted).join(', ')}; c1, c2 … name them too.`,
  ),
  questionTooSlow: kind(
    422,
    'The question takes too long',
    () =>
      'This takes longer than a question may. Ask for fewer columns, or narrow it with a condition; the whole table can be downloaded.',
  ),
  rangeWrong: kind<{ found: string }>(
    400,
    'Not a range of cells',
    ({ found }) =>
      `${quoted(found)} is not a range of cells. Write it as "Sheet1!A1:H11", or leave it out for the beginning of the first sheet.`,
  ),
  rangeTooLarge: kind<{ rows: number; columns: number }>(
    422,
    'The range is too large',
    ({ rows, columns }) =>
      `A range may have ${rows} rows and ${columns} columns. Ask for it in parts, or download the file.`,
  ),
  noPositions: kind(
    422,
    'No positions in this table',
    () =>
      'This table has no columns of latitude and longitude in degrees, which GeoJSON needs. Download it as CSV or JSON instead.',
  ),
  tooManyRowsForSheet: kind<{ rows: number; most: number }>(
    422,
    'Too many rows for this form',
    ({ rows, most }) =>
      `This table has ${rows} rows, and a file of this form holds ${most}. Download it as CSV instead: form=csv.`,
  ),
  formUnfit: kind<{ sentence: string }>(422, 'Not in this form', ({ sentence }) => sentence),
  fileGone: kind(
    410,
    'The file is gone',
    () =>
      'The file of this version is not where it was kept. Tell whoever runs the portal; the other versions can still be had.',
  ),
  lookNotFound: kind<{ found: string }>(
    404,
    'No such look',
    ({ found }) => `There is no logged look ${quoted(found)}. Use the id that addlog answered.`,
  ),
  accessNotNeeded: kind(409, 'Open already', () => 'You can open this dataset already; there is nothing to ask for.'),
  accessAsked: kind(
    409,
    'Asked already',
    () => 'You have asked for access to this dataset, or hold it. The answer comes as a notice and by mail.',
  ),
  accessNotFound: kind<{ found: string }>(
    404,
    'No such question',
    ({ found }) => `There is no question for access ${quoted(found)}. The list shows those there are.`,
  ),
  accessAnswered: kind(
    409,
    'Answered already',
    () => 'This question was answered, withdrawn or ended meanwhile. Look at the list again.',
  ),
  grantWrong: kind<{ sentence: string }>(422, 'The grant is not right', ({ sentence }) => sentence),
  slugTaken: kind<{ name: string }>(
    409,
    'Something else has its place',
    ({ name }) => `Another dataset has taken the address ${quoted(name)} meanwhile. Rename that one first.`,
  ),
} as const;
