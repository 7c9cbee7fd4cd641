import { kind, quoted } from './problemKind.ts';

/** Problems of farmers, groups and officers. */
export const farmersProblems = {
  farmerNotFound: kind<{ found: number }>(
    404,
    'No such farmer',
    ({ found }) =>
      `There is no farmer ${found} in your list. It may have been deleted, or is no longer shared with you; load the list again.`,
  ),
  farmerNotYours: kind<{ names: readonly string[] }>(
    403,
    'Not your farmer',
    ({ names }) =>
      `${names.map(quoted).join(', ')} ${names.length === 1 ? 'was' : 'were'} shared with you and can only be changed by the officer who shared. Leave them out, or ask for the share to be taken back.`,
  ),
  farmerThere: kind<{ name: string }>(
    409,
    'In your list already',
    ({ name }) =>
      `${quoted(name)} has this telephone number in your list already. Change that entry, or check the number.`,
  ),
  bulkActNotFound: kind(
    404,
    'No such act',
    () => 'There is no such act of yours. It was put away, or ended more than a week ago; load the page again.',
  ),
  partnerInactive: kind(
    409,
    'No longer active',
    () =>
      'The officer who was to get these farmers is no longer active. Choose another officer for those that are left.',
  ),
  farmerRefused: kind<{ sentence: string }>(422, 'The farmer cannot be kept so', ({ sentence }) => sentence),
  mergeNotUndone: kind<{ sentence: string }>(409, 'Cannot be taken back now', ({ sentence }) => sentence),
  visitNotFound: kind<{ found: number }>(
    404,
    'No such visit',
    ({ found }) => `There is no visit ${found} that you noted. It may have been deleted; load the farmer’s page again.`,
  ),
  groupIsSmart: kind<{ label: string }>(
    409,
    'A filter fills this group',
    ({ label }) =>
      `${quoted(label)} is a smart group: its filter says who is in it. Put farmers into a plain group, or change the farmers so that the filter finds them.`,
  ),
  filterNotFound: kind<{ found: number }>(
    404,
    'No such filter',
    ({ found }) => `There is no saved filter ${found} of yours. It may have been deleted; load the list again.`,
  ),
  filterThere: kind<{ name: string }>(
    409,
    'The name is taken',
    ({ name }) => `You have a saved filter called ${quoted(name)} already. Choose another name.`,
  ),
  tooManyFilters: kind<{ most: number }>(
    409,
    'Too many saved filters',
    ({ most }) => `You keep ${most} filters, which is the most there may be. Delete one you do not use.`,
  ),
  importNotFound: kind(
    404,
    'No such list',
    () =>
      'You are bringing in no such list. It may have been removed after a day, or replaced by another; choose the file again.',
  ),
  importRunning: kind(
    409,
    'The list is being gone through',
    () => 'Your list is being applied, or was not checked yet. Wait until that is done.',
  ),
  farmerListRefused: kind<{ sentence: string }>(422, 'The list cannot be read', ({ sentence }) => sentence),
  farmNotFound: kind<{ found: string }>(
    404,
    'No such farm',
    ({ found }) =>
      `There is no farm ${quoted(found)} that you may see. It may have been deleted, or lies in a district of other officers; load the list again.`,
  ),
  farmNotYours: kind(
    403,
    'Not your farm',
    () =>
      'A farm is corrected and deleted by the officer who keeps it, or by an administrator. Tell them what is wrong with it.',
  ),
  looksUsedUp: kind<{ what: string; most: number }>(
    429,
    'No more today',
    ({ what, most }) =>
      `You were shown ${most} ${what} today, the most that one officer may see in a day. You can see more after midnight, and those of today again. If you need more, ask your administrator, who has been told.`,
  ),
  farmRefused: kind<{ sentence: string }>(422, 'The farm cannot be kept so', ({ sentence }) => sentence),
  farmFileRefused: kind<{ sentence: string }>(422, 'The file cannot be read', ({ sentence }) => sentence),
  tooManyLookUps: kind<{ most: number; minutes: number }>(
    429,
    'Too many look-ups',
    ({ most, minutes }) =>
      `Card numbers may be looked up ${most} times within ${minutes} minutes. Wait, or find the farm on the map.`,
  ),
  groupNotFound: kind<{ found: number }>(
    404,
    'No such group',
    ({ found }) => `There is no group ${found} of yours. It may have been deleted; load the groups again.`,
  ),
  groupLinkNotFound: kind<{ found: number }>(
    404,
    'Not in the group',
    ({ found }) =>
      `There is no entry ${found} in a group of yours. It may have been taken out already; load the group again.`,
  ),
  issuerNotFound: kind<{ found: string }>(
    404,
    'No such service',
    ({ found }) =>
      `There is no service ${quoted(found)} that may send officers here, or it was revoked. The list shows those there are.`,
  ),
  notSigned: kind(
    401,
    'Not signed',
    () =>
      'The signature is not that of a service that may send officers here. Sign timestamp, officer and message, joined by line feeds, with the key of the service: HMAC-SHA256 in hexadecimal digits.',
  ),
  requestTooOld: kind<{ seconds: number }>(
    401,
    'The request is too old',
    ({ seconds }) =>
      `The timestamp is more than ${seconds} seconds from our clock. Sign the request when it is sent, with seconds since 1970 in UTC.`,
  ),
  sentBefore: kind(
    409,
    'The request was sent before',
    () => 'This signature was taken already. Sign every request anew.',
  ),
  entrySpent: kind(
    410,
    'The link no longer works',
    () =>
      'This link was used, is older than a minute, or is not complete. Go back to where you came from and open it anew, or sign in here.',
  ),
  requestNotFound: kind<{ found: number }>(
    404,
    'No such request',
    ({ found }) =>
      `There is no request ${found} that waits for an answer: it may have been answered already. The list shows those there are.`,
  ),
  postNotFound: kind<{ found: number }>(
    404,
    'No such post',
    ({ found }) => `There is no post ${found} of this officer. It may have been ended; load the list again.`,
  ),
  lastPost: kind<{ name: string }>(
    409,
    'The last post',
    ({ name }) => `This is the only post of ${name}. Give another one first, or deactivate the officer.`,
  ),
  coverDaysWrong: kind<{ from: string; until: string; today: string; days: number }>(
    422,
    'Not days of a cover',
    ({ from, until, today, days }) =>
      `A cover begins today (${today}) or later, ends on its first day or later, and lasts ${days} days at most; found ${quoted(from)} to ${quoted(until)}. Write days such as ${today}.`,
  ),
  coverTaken: kind<{ name: string; by: string; from: string; until: string }>(
    409,
    'Covered already',
    ({ name, by, from, until }) =>
      `${by} stands in for ${name} from ${from} to ${until} already. End that cover first, or choose days beside it.`,
  ),
  coverAway: kind<{ name: string; from: string; until: string }>(
    409,
    'Away as well',
    ({ name, from, until }) => `${name} is away from ${from} to ${until}. Choose another officer, or other days.`,
  ),
  coverNotFound: kind<{ found: number }>(
    404,
    'No such cover',
    ({ found }) => `There is no cover ${found} of this officer. It may have ended; load the list again.`,
  ),
  officerNotFound: kind<{ found: string }>(
    404,
    'No such officer',
    ({ found }) => `There is no officer ${quoted(found)} here. Choose one of the list.`,
  ),
  trapSiteNotFound: kind<{ found: number }>(
    404,
    'No such trap site',
    ({ found }) => `There is no trap site ${found}. It may have been deleted; load the list again.`,
  ),
  trapReportNotFound: kind<{ found: number }>(
    404,
    'No such report',
    ({ found }) => `There is no trap report ${found}. Its site may have been deleted; load the list again.`,
  ),
  trapPhotoNotFound: kind<{ found: number }>(
    404,
    'No such photo',
    ({ found }) => `There is no photo ${found} to show, or it is still being made ready. Try again in a minute.`,
  ),
  trapLinkNotFound: kind<{ site: number; officer: string }>(
    404,
    'Not linked',
    ({ site, officer }) => `Officer ${quoted(officer)} is not linked to trap site ${site}. Load the list again.`,
  ),
  trapOutside: kind<{ swapped: boolean }>(422, 'Outside Ghana', ({ swapped }) =>
    swapped
      ? 'This point lies outside Ghana, and would lie inside with latitude and longitude exchanged. Write the latitude (4 to 12) first.'
      : 'This point lies outside Ghana. The latitude lies between 4 and 12, the longitude between -4 and 2.',
  ),
  communityNotFound: kind<{ found: number }>(
    404,
    'No such community',
    ({ found }) => `There is no community ${found}. Search for it again, or add it.`,
  ),
  communityRefused: kind<{ sentence: string }>(400, 'The community cannot be kept so', ({ sentence }) => sentence),
  trapRuleNotFound: kind<{ found: number }>(
    404,
    'No such threshold',
    ({ found }) => `There is no threshold ${found}. Load the list again.`,
  ),
  trapProposalNotFound: kind<{ found: number }>(
    404,
    'No such proposal',
    ({ found }) => `There is no proposal ${found}. Load the list again.`,
  ),
  trapProposalDecided: kind(
    409,
    'Decided already',
    () => 'Somebody else decided on this proposal meanwhile. Load the list again.',
  ),
  notCaught: kind<{ name: string }>(
    422,
    'No trap catches this',
    ({ name }) => `${name} is not caught in a trap. Choose the kind of pest that was counted.`,
  ),
  trapSpeciesNotFound: kind<{ found: string }>(
    422,
    'No such insect',
    ({ found }) => `There is no trapped insect ${quoted(found)}. Choose one of /api/traps/species.`,
  ),
  pestTypeNotFound: kind<{ found: number }>(
    422,
    'No such pest type',
    ({ found }) => `There is no pest type ${found}. Choose one of the list.`,
  ),
  noticeNotFound: kind<{ found: number }>(
    404,
    'No such notice',
    ({ found }) =>
      `There is no notice ${found} of yours that tells of something shared. The list shows those there are.`,
  ),
} as const;
