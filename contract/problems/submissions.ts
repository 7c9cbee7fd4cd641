import { kind, quoted } from './problemKind.ts';

/** Problems of the holding area and uploads. */
export const submissionsProblems = {
  lakeItemNotFound: kind<{ found: string }>(
    404,
    'No such file',
    ({ found }) =>
      `There is no file ${quoted(found)} in the holding area that you may see. Take the id from your list of uploads.`,
  ),
  lakeTableNotFound: kind<{ found: number; tables: number }>(
    404,
    'No such table',
    ({ found, tables }) =>
      `There is no table ${found}: ${tables === 0 ? 'none was read out of this file yet' : `this file has ${tables}`}.`,
  ),
  lakeActRefused: kind<{ sentence: string }>(409, 'Not possible now', ({ sentence }) => sentence),
  // D §1: an uploaded dataset must be approved by the hub team.
  ownFile: kind(
    403,
    'Not by its sender',
    () => 'You sent this file yourself. Another data administrator must look at it and approve it.',
  ),
  fixNotOffered: kind<{ found: string }>(
    422,
    'No such fix',
    ({ found }) =>
      `The fix ${quoted(found)} is not offered by what was found in this file. Load the page again and choose among those it shows.`,
  ),
  harvestAddress: kind<{ found: string }>(
    422,
    'Not an address of a portal',
    ({ found }) =>
      `${quoted(found)} cannot be asked. Give an address that begins with https:// or http:// and has no name and password in it, such as https://data.example.org.`,
  ),
  harvestNotFound: kind<{ found: string }>(
    404,
    'No such portal',
    ({ found }) => `No portal ${quoted(found)} is harvested. Take the id from the list.`,
  ),
  tooManyHarvests: kind<{ limit: number }>(
    409,
    'Too many portals',
    ({ limit }) => `${limit} portals are harvested already. Remove one you no longer need first.`,
  ),
  uploadNotFound: kind<{ found: string }>(
    404,
    'No such upload',
    ({ found }) =>
      `There is no upload ${quoted(found)} of yours. It may be past its time or taken over already; send the file again.`,
  ),
  uploadUnfinished: kind<{ receivedMb: number; mb: number }>(
    409,
    'The file is not all here',
    ({ receivedMb, mb }) =>
      `Of the ${mb} MB of the file ${receivedMb} MB have arrived. Resume the upload, and send the form then.`,
  ),
  tooManyUploads: kind<{ most: number }>(
    409,
    'Too many at once',
    ({ most }) => `You have ${most} files on their way, which is as many as may be. Finish or cancel one of them.`,
  ),
  quotaUsedUp: kind<{ fileMb: number; leftMb: number; mostMb: number }>(
    413,
    'No room left',
    ({ fileMb, leftMb, mostMb }) =>
      `The file has ${fileMb} MB and there is room for ${leftMb} MB: each person may keep ${mostMb} MB here, as far as there is room for all. Delete what you no longer need, or ask a data administrator.`,
  ),
} as const;
