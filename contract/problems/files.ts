import { kind, quoted } from './problemKind.ts';

/** Problems of files of the library. */
export const filesProblems = {
  fileNotFound: kind<{ found: number }>(
    404,
    'No such file',
    ({ found }) =>
      `There is no file ${found} in your library. It may have been deleted, or is no longer shared with you; load the list again.`,
  ),
  fileNotYours: kind<{ names: readonly string[] }>(
    403,
    'Not your file',
    ({ names }) =>
      `${names.map(quoted).join(', ')} ${names.length === 1 ? 'belongs' : 'belong'} to another officer, who alone can change, share or delete. Leave them out, or ask for the share to be taken back.`,
  ),
  fileRefused: kind<{ sentence: string }>(422, 'The file cannot be kept so', ({ sentence }) => sentence),
  fileNotReady: kind<{ note: string }>(409, 'Not ready for others', ({ note }) =>
    note === ''
      ? 'This file is being made ready: what may tell where it was taken is left out. Try again in a minute.'
      : `${note} Ask its officer.`,
  ),
  fileLinkNotFound: kind<{ found: string }>(
    404,
    'No such link',
    ({ found }) => `There is no link ${quoted(found)} to a file of yours. Load the list again.`,
  ),
} as const;
