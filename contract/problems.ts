/**
 * Every problem a caller can meet: status, title and the sentence that says what was found, what was
 * expected and how to mend it. Thrown by its code (`throw problem('cropNotFound', { found })`) and written
 * by the border in the form the caller asked for. A room adds its lines under its own heading.
 */
export interface ProblemKind<Found = void> {
  readonly status: number;
  readonly title: string;
  readonly sentence: (found: Found) => string;
}

export const problems = {
  // Input
  badInput: kind<{ sentence: string }>(400, 'The request is not right', ({ sentence }) => sentence),
  badAddress: kind(
    400,
    'The address is not right',
    () => 'The address has a % that no two hexadecimal digits follow. Write a percent sign as %25.',
  ),
  badJson: kind<{ sentence: string }>(400, 'The body is not valid JSON', ({ sentence }) => sentence),
  bodyTooLarge: kind<{ limit: string }>(
    413,
    'The body is too large',
    ({ limit }) => `The body is larger than the ${limit} this call takes. Send less, or in parts.`,
  ),
  addressTooLong: kind<{ limit: number }>(
    414,
    'The address is too long',
    ({ limit }) => `The address is longer than ${limit} characters. Shorten the search text.`,
  ),
  wrongContentType: kind<{ found: string }>(
    415,
    'The body is of a kind this call does not read',
    ({ found }) => `The body was sent as ${found}. Send JSON with Content-Type: application/json.`,
  ),
  headersTooLarge: kind(
    431,
    'The headers are too large',
    () =>
      'The address and the headers are larger than 64 KiB together. Shorten the address, or clear the cookies of this site, and try again.',
  ),
  brokenRequest: kind(400, 'The request could not be read', () => 'The request is not valid HTTP. Send it again.'),
  requestTimedOut: kind(
    408,
    'The request took too long to arrive',
    () => 'The request did not arrive in time. Check the connection and send it again.',
  ),

  fileTooLarge: kind<{ limitMb: number }>(
    413,
    'The file is too large',
    ({ limitMb }) =>
      `The file is larger than the ${limitMb} MB that may be sent. Divide it, or leave out what is not needed.`,
  ),
  fileInfected: kind<{ found: string }>(
    422,
    'The file is not clean',
    ({ found }) =>
      `The scanner found ${quoted(found)} in the file, and it was not kept. Check the device it comes from, and send a clean copy.`,
  ),
  rangeNotThere: kind<{ bytes: number }>(
    416,
    'No such part of the file',
    ({ bytes }) => `The file has ${bytes} bytes; the Range that was asked for lies beyond them.`,
  ),

  // Address and method
  notFound: kind<{ path: string }>(
    404,
    'Not found',
    ({ path }) => `There is nothing at ${path}. The calls are listed at /api/docs.`,
  ),
  methodNotAllowed: kind<{ method: string; allowed: string }>(
    405,
    'Method not allowed',
    ({ method, allowed }) => `This address does not answer ${method}; it answers ${allowed}.`,
  ),

  // Who asks
  signInNeeded: kind(
    401,
    'Sign in first',
    () => 'This needs you to be signed in. Sign in, or send Authorization: Bearer with a token that has not expired.',
  ),
  // D §8 quotes the sentence; calls that answer plain text give it, the others name signInNeeded.
  invalidToken: kind(401, 'The token is not valid', () => 'invalid token'),
  notForYou: kind<{ who: string }>(
    403,
    'Not allowed',
    ({ who }) => `This is for ${who}. Sign in with an account that has that right, or ask an administrator.`,
  ),
  crossSite: kind(
    403,
    'Sent from another site',
    () =>
      'A change sent with the session cookie must come from this site. Open the page here and try again, or send Authorization: Bearer.',
  ),
  signedInAsOther: kind(
    403,
    'Somebody else is signed in',
    () =>
      'This was written by another person than the one who is signed in now. It waits until they sign in again; nothing was saved.',
  ),
  headerOnly: kind(
    403,
    'Only with an Authorization header',
    () =>
      'This older address changes records, so it works only with an Authorization header and never by following a link. Use the call named in its Link header.',
  ),

  // Repeats and haste
  idempotencyKeyTooLong: kind<{ length: number; limit: number }>(
    400,
    'Idempotency-Key is too long',
    ({ length, limit }) =>
      `Idempotency-Key has ${length} characters; send at most ${limit}, a random UUID for example.`,
  ),
  idempotencyKeyReused: kind(
    422,
    'Idempotency-Key was used for something else',
    () =>
      'This Idempotency-Key was already sent with a different request. Send a new key with each new request, and the same key only when repeating one.',
  ),
  changedMeanwhile: kind<{ what: string; by: string }>(
    409,
    'Changed meanwhile',
    ({ what, by }) =>
      `${what} was changed${by === '' ? '' : ` by ${by}`} since you opened it. Compare the two and keep one.`,
  ),
  metricsClosed: kind(
    403,
    'Not for everybody',
    () => 'The metrics are for this machine, and for the addresses that the setting METRICS_FOR names.',
  ),
  stoppedByOther: kind<{ byHolder: boolean }>(403, 'Stopped by somebody else', ({ byHolder }) =>
    byHolder
      ? 'The farmer stopped these messages, by an answer or the link in a message. Only the farmer can start them again: by texting START, or by the same link.'
      : 'Another officer noted that this farmer wants no messages. That officer can start them again; or ask an administrator, on the farmer’s page.',
  ),
  startRefused: kind<{ sentence: string }>(409, 'Nothing to ask for', ({ sentence }) => sentence),
  startRequestNotFound: kind<{ found: number }>(
    404,
    'No such question',
    ({ found }) =>
      `There is no open question ${found} that is yours to answer. It may have been answered already; load the list again.`,
  ),
  otherHost: kind<{ found: string; expected: string }>(
    421,
    'Another host was asked for',
    ({ found, expected }) =>
      `This portal is ${expected}, and ${quoted(found)} was asked for. Use that address; a proxy in front must hand the Host header on.`,
  ),
  tooManyRequests: kind<{ seconds: number }>(
    429,
    'Too many requests',
    ({ seconds }) =>
      `Too many requests came from here. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
  ),

  // Deleted things
  nothingToRestore: kind<{ days: number }>(
    404,
    'Nothing to bring back',
    ({ days }) =>
      `This was brought back already, or its ${days} days are over. The list of deleted things shows what can be brought back.`,
  ),

  // Our own troubles
  internal: kind(
    500,
    'Something went wrong here',
    () => 'Something went wrong on our side and nothing was saved. Try again; if it stays so, send us the request id.',
  ),
  databaseUnreachable: kind(
    503,
    'The records cannot be reached',
    () => 'The records cannot be reached at the moment and nothing was saved. Try again in a few seconds.',
  ),
  storageUnreachable: kind(
    503,
    'The files cannot be reached',
    () => 'The files cannot be reached at the moment and nothing was saved. Try again in a few seconds.',
  ),
  busy: kind(503, 'Very busy', () => 'The portal is very busy at the moment. Try again in a few seconds.'),
  scannerUnreachable: kind(
    503,
    'The scanner of files cannot be reached',
    () =>
      'Files are looked through before they are kept, and the scanner does not answer at the moment. Nothing was saved; try again in a minute.',
  ),
  diskFull: kind(
    507,
    'The disk is full',
    () =>
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
  ),

  // Accounts
  wrongSignIn: kind(401, 'Not signed in', () => 'Wrong e-mail or password. Check both and try again.'),
  noGrant: kind<{ area: string }>(
    403,
    'No right here',
    ({ area }) => `This account has no right to the ${area}. Ask an administrator to add it.`,
  ),
  tooManySignIns: kind<{ minutes: number }>(
    429,
    'Too many attempts',
    ({ minutes }) =>
      `Too many sign-ins failed. Wait ${minutes} minutes and try again, or have a new password mailed to you under “Forgot password”: its link opens the account at once.`,
  ),
  linkSpent: kind(
    410,
    'The link no longer works',
    () => 'This link was used, replaced or is too old. Start the server again to print a new one.',
  ),
  emailTaken: kind(
    409,
    'E-mail in use',
    () =>
      'An account with this e-mail exists already. Sign in with it, ask for a new password, or use another address.',
  ),
  badEmail: kind<{ found: string }>(
    400,
    'Not an e-mail address',
    ({ found }) => `${quoted(found)} is not an e-mail address. Write it as name@example.org.`,
  ),
  // D §5 and P §8 quote the sentence.
  emailMissing: kind(400, 'E-mail missing', () => 'Please Enter your Email'),
  badPhone: kind<{ found: string }>(
    400,
    'Not a telephone number',
    ({ found }) => `${quoted(found)} is not a telephone number of Ghana. Write its ten digits, such as 0244123456.`,
  ),
  fieldEmpty: kind<{ field: string }>(400, 'Something is missing', ({ field }) => `${field} is empty. Fill it in.`),
  passwordsDiffer: kind(
    400,
    'The passwords differ',
    () => 'The two passwords are not the same. Type the same password twice.',
  ),
  weakPassword: kind<{ why: string }>(
    400,
    'The password is too easy to guess',
    ({ why }) => `${why} Three or four words that do not belong together make a good one.`,
  ),
  wrongPassword: kind(
    422,
    'Wrong password',
    () => 'This is not the password of your account. Type the one you sign in with.',
  ),
  currentPasswordNeeded: kind(
    422,
    'Your present password is needed',
    () =>
      'You signed in more than 15 minutes ago. To change the password or the e-mail, send your present password too (current_password), or sign in again.',
  ),
  resetLinkSpent: kind(
    410,
    'The link no longer works',
    () => 'This link was used, is older than an hour, or is not complete. Ask for a new one at /main/services.',
  ),
  confirmLinkSpent: kind(
    410,
    'The link no longer works',
    () => 'This link was used, is older than a day, or is not complete. Sign in, or join once more.',
  ),
  tooManyTries: kind<{ what: string; minutes: number }>(
    429,
    'Too many from here',
    ({ what, minutes }) => `Too many ${what} from your network within the hour. Wait ${minutes} minutes and try again.`,
  ),
  personNotFound: kind<{ found: string }>(
    404,
    'No such person',
    ({ found }) => `There is no person ${quoted(found)}. Take the id from the list.`,
  ),
  signInNotFound: kind<{ found: string }>(
    404,
    'No such sign-in',
    ({ found }) => `There is no sign-in ${quoted(found)} of yours. It may have ended; the list shows those there are.`,
  ),
  lastAdministrator: kind(
    409,
    'The last administrator',
    () => 'You are the only administrator of the control centre. Have another one made first.',
  ),
  ownAccountStaysOpen: kind(
    409,
    'Your own account',
    () => 'This is your own account. Another administrator can close it; on /main/account you can delete it.',
  ),
  lastDataAdministrator: kind(
    409,
    'The last data administrator',
    () => 'This is the only data administrator. Make another one first.',
  ),

  // Calendar and geography
  cropNotFound: kind<{ found: string; nearest?: string | null }>(
    404,
    'No such crop',
    ({ found, nearest }) =>
      `There is no crop ${quoted(found)}.${didYouMean(nearest)} Use a crop_id from /api/cc/crops, such as "maize".`,
  ),
  regionNotFound: kind<{ found: string; nearest?: string | null }>(
    404,
    'No such region',
    ({ found, nearest }) =>
      `There is no region ${quoted(found)}.${didYouMean(nearest)} Use a region_id from /api/cc/regions, such as "ashanti".`,
  ),
  regionDivided: kind<{ found: string; now: readonly string[] }>(
    404,
    'A region that was divided',
    ({ found, now }) => `${quoted(found)} was divided in 2019. Choose one of ${now.join(', ')}.`,
  ),
  districtNotFound: kind<{ found: string; nearest?: string | null }>(
    404,
    'No such district',
    ({ found, nearest }) =>
      `There is no district ${quoted(found)}.${didYouMean(nearest)} Choose a district of the list (its key, as in /api/geography/districts, its name or its capital).`,
  ),

  figureNotFound: kind<{ found: string; figures: readonly string[] }>(
    404,
    'No such figure',
    ({ found, figures }) =>
      `There is no figure ${quoted(found)} to colour a map by. The figures are ${figures.join(', ')}.`,
  ),
  // P §8 quotes the first sentence.
  projectNotFound: kind<{ found: string }>(
    404,
    'No such project',
    ({ found }) => `No matching project found. There is no project ${quoted(found)}; /main/leaflet lists them all.`,
  ),

  cropNotGrown: kind<{ crop: string; district: string; zone: string; grownIn: readonly string[] }>(
    422,
    'No calendar here',
    ({ crop, district, zone, grownIn }) =>
      `There is no calendar for ${crop} in ${district}, which lies in the ${zone} zone. There is one for: ${grownIn.join(', ')}. Choose another crop, or a district of these zones.`,
  ),
  varietyNotFound: kind<{ crop: string; found: string; varieties: readonly string[] }>(
    422,
    'No such variety',
    ({ crop, found, varieties }) =>
      `${crop} has no variety ${quoted(found)} here. Choose one of ${varieties.join(', ')}, or leave the variety out.`,
  ),
  seasonNotGrown: kind<{ crop: string; district: string; found: string; seasons: readonly string[] }>(
    422,
    'Not a season here',
    ({ crop, district, found, seasons }) =>
      `${crop} has no ${found} season in ${district}. Choose ${seasons.join(' or ')}, or leave the season out.`,
  ),
  districtElsewhere: kind<{ district: string; region: string; found: string }>(
    422,
    'District of another region',
    ({ district, region, found }) =>
      `${district} lies in ${region}, not in ${found}. Choose a district of ${found}, or ${region} as the region.`,
  ),
  noPlan: kind<{ sentence: string }>(422, 'No plan', ({ sentence }) => sentence),

  // Reference data and declared onsets
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

  // Messages to support
  tooManyMessages: kind<{ from: string; minutes: number }>(
    429,
    'Too many messages',
    ({ from, minutes }) =>
      `Too many messages came from ${from} within the hour. Keep what you wrote and send it again in ${minutes} minutes.`,
  ),
  messageNotFound: kind<{ found: string }>(
    404,
    'No such message',
    ({ found }) => `There is no message ${quoted(found)}. It may have been deleted; the list shows those there are.`,
  ),
  mailNotSetUp: kind(
    409,
    'Messages are not mailed',
    () => 'No address is set up to mail messages to. Whoever runs the portal can set SUPPORT_EMAIL.',
  ),
  mailUnderWay: kind(
    409,
    'Sent, or on its way',
    () => 'This message was mailed already, or its mail is on its way. Look again in a minute.',
  ),

  // Holding area and uploads
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

  // Charts. The specification quotes the first sentence (P §5).
  chartFieldsSame: kind(
    400,
    'The same field twice',
    () => 'independent and dependent data must be of different fields',
  ),
  chartSourceNotFound: kind<{ found: string }>(
    404,
    'No such data source',
    ({ found }) => `There is no data source ${quoted(found)}. Take its dbref from /api/datalake/sources.`,
  ),
  chartColumnsNowhere: kind<{ columns: readonly string[] }>(
    404,
    'No source has these columns',
    ({ columns }) =>
      `No data source has ${columns.map(quoted).join(' and ')}. The columns of a source are listed at /api/datalake/columns/{dbref}.`,
  ),
  chartSourceUnclear: kind<{ columns: readonly string[]; sources: readonly string[] }>(
    400,
    'Which source is meant',
    ({ columns, sources }) =>
      `More than one data source has ${columns.map(quoted).join(' and ')}. Add dbref: one of ${sources.join(', ')}.`,
  ),
  chartTooWide: kind<{ column: string; labels: string; most: number; advice: string }>(
    422,
    'Too many labels to draw',
    ({ column, labels, most, advice }) =>
      `${quoted(column)} has ${labels} labels; a chart takes at most ${most}. ${advice}`,
  ),
  chartPointsNoNumber: kind<{ column: string; numbers: readonly string[] }>(
    400,
    'Not a number',
    ({ column, numbers }) =>
      `${quoted(column)} holds no numbers, which points need. ${numbers.length < 2 ? 'This source has fewer than two columns of numbers: draw bars or a line.' : `Choose two of ${numbers.map(quoted).join(', ')}.`}`,
  ),
  chartWithdrawn: kind(
    404,
    'Not shown',
    () =>
      'This chart is not shown: its data are not, or no longer, public. AgriHub Ghana lists what is public under /main/datasets.',
  ),
  dashboardNotFound: kind<{ found: string }>(
    404,
    'No such dashboard',
    ({ found }) =>
      `There is no dashboard ${quoted(found)} of this address. It may have been deleted; /main/dashboard makes a new one.`,
  ),
  tooManyDashboards: kind<{ most: number }>(
    409,
    'Too many dashboards',
    ({ most }) => `You have ${most} saved dashboards, the most one person can keep. Delete one you no longer need.`,
  ),

  // Story sets
  storyNotFound: kind<{ found: string }>(
    404,
    'No such story',
    ({ found }) => `There is no story ${quoted(found)}. /main/storyset lists them all.`,
  ),
  storyTextRefused: kind<{ sentence: string }>(422, 'No charts to read', ({ sentence }) => sentence),

  // Weather
  locationNotFound: kind<{ found: string; nearest: string | null }>(
    404,
    'No such location',
    ({ found, nearest }) =>
      `There is no weather location ${quoted(found)}.${didYouMean(nearest)} Use an id from /api/weather/locations, such as "kumasi".`,
  ),
  outsideGhana: kind<{ nearest: string }>(
    422,
    'Outside Ghana',
    ({ nearest }) =>
      `This point lies outside Ghana. Send one within it, such as that of ${nearest}, the nearest place we have weather for.`,
  ),

  // Catalogue
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
      `Before this becomes public, look at ${columns.join(', ')}: what stands there seems personal. Take it out with a new version, or say that it may be published (personalDataChecked).`,
  ),
  noTables: kind(
    409,
    'Nothing to publish',
    () =>
      'This file holds no table that could be read, so there is nothing to publish. Mend the file and send it again.',
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
    'Too many rows for a spreadsheet',
    ({ rows, most }) =>
      `This table has ${rows} rows, and a sheet holds ${most} beside its header. Download it as CSV instead: form=csv.`,
  ),
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

  // Farmers, groups and officers
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
      'You are bringing in no such list. It may have been let go of after a day, or another took its place; choose the file again.',
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

  // Files of the library
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

  // Messages to farmers
  smsNotFound: kind<{ found: number }>(
    404,
    'No such message',
    ({ found }) => `There is no message ${found} of yours. Load the list again.`,
  ),
  messageRefused: kind<{ sentence: string }>(422, 'The message cannot be sent so', ({ sentence }) => sentence),
  smsActRefused: kind<{ sentence: string }>(409, 'Not possible now', ({ sentence }) => sentence),
  draftWaits: kind<{ reason: string }>(
    409,
    'Waits for the onset of the rains',
    ({ reason }) =>
      `${reason} This message is about work that follows the onset. Wait for it, or confirm that you send it all the same.`,
  ),
  ownMessage: kind(
    403,
    'Needs a second person',
    () =>
      'A message to so many farmers is let go by an administrator who did not write it. They have been told; you can stop it meanwhile.',
  ),
  stopLinkUnknown: kind(
    404,
    'No such link',
    () =>
      'This link was never sent, or a letter is missing at its end. To stop messages, tell the officer who writes to you.',
  ),
  gatewayUnknown: kind(
    404,
    'No such gateway',
    () => 'No gateway has this key. An administrator finds the address for answers in the settings of messages.',
  ),

  // Risks and zones
  riskNotFound: kind<{ found: number }>(
    404,
    'No such risk',
    ({ found }) =>
      `There is no risk ${found} here for you. It may not be verified, or not be assigned to you; load the list again.`,
  ),
  riskRefused: kind<{ sentence: string }>(422, 'The risk cannot be kept so', ({ sentence }) => sentence),
  riskNotVerified: kind<{ sentence: string }>(409, 'Not for this risk', ({ sentence }) => sentence),
  riskChanged: kind<{ sentence: string }>(409, 'Somebody was quicker', ({ sentence }) => sentence),
  riskDecided: kind(
    403,
    'Decided already',
    () =>
      'This report was decided by plant protection and can no longer be changed by its reporter. Add a comment instead.',
  ),
  riskCategoryNotFound: kind<{ found: number }>(
    422,
    'No such category',
    ({ found }) => `There is no category ${found}. Use an id from /api/broadcast/risk_categories.`,
  ),
  riskCategoryUsed: kind<{ name: string; risks: number }>(
    409,
    'The category is used',
    ({ name, risks }) =>
      `${risks} ${risks === 1 ? 'risk is' : 'risks are'} of the category ${quoted(name)}, so it cannot be deleted. Rename it, or change those risks first.`,
  ),
  zoneNotFound: kind<{ found: number }>(
    404,
    'No such zone',
    ({ found }) => `There is no zone ${found}. The list of zones shows those there are.`,
  ),
  nameTaken: kind<{ what: string; name: string }>(
    409,
    'The name is taken',
    ({ what, name }) => `There is a ${what} ${quoted(name)} already. Choose another name.`,
  ),
  notAResponder: kind<{ found: string }>(
    422,
    'Not a responder',
    ({ found }) => `There is no responder ${quoted(found)}. Risks are assigned to officers with the role responder.`,
  ),
  // C §5 quotes the sentence.
  noOfficersSelected: kind(400, 'No officers selected', () => 'No officers selected'),
  photoNotFound: kind(
    404,
    'No such photo',
    () => 'There is no such photo, or it is not public. Photos are shown once their risk is verified.',
  ),

  // Outlines
  outlinesRefused: kind<{ sentence: string }>(422, 'The outlines cannot be used', ({ sentence }) => sentence),
  outlineSetNotFound: kind<{ found: string }>(
    404,
    'No such set of outlines',
    ({ found }) =>
      `There is no set of outlines ${quoted(found)}. Use an id from /api/geography/outline-sets, or "approximate".`,
  ),
  outlineSetNotReady: kind<{ state: string }>(409, 'The outlines are not ready', ({ state }) =>
    state === 'fetching'
      ? 'The outlines are still being fetched. Wait until the set is ready, then put it to use.'
      : 'This file could not be used, so there is nothing to put to use. Import it again, mended.',
  ),
} as const;

export type Problems = typeof problems;
export type ProblemCode = keyof Problems;
/** What the sentence of a problem has to be told. */
export type Found<C extends ProblemCode> = Parameters<Problems[C]['sentence']>[0];

/** A caller's own words inside a sentence: in quotes, on one line, cut at 60 characters. */
export function quoted(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}

function kind<Found = void>(status: number, title: string, sentence: (found: Found) => string): ProblemKind<Found> {
  return { status, title, sentence };
}

/** A suggestion inside a sentence; nothing when there is none. */
function didYouMean(nearest: string | null | undefined): string {
  return nearest ? ` Did you mean ${quoted(nearest)}?` : '';
}
