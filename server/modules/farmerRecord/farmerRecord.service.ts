/** What stands beside a farmer's fields, from the rooms that keep it: visits, agreement, stops, messages. */
import type { AppContext } from '../../context.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  type ConsentChange,
  fieldsOf,
  historyOf,
  looksFor,
  noteFile,
  noteStop,
  ownFarmer,
  recordOf,
} from '../farmers/farmers.service.ts';
import { messagesToFarmer, startMessages, stopMessages } from '../messages/messages.service.ts';
import { scheduleComparison, mergeTrash } from './merge.service.ts';

const mostMessages = 1_000;
const lookedAt = {
  phone: 'telephone number',
  card: 'Ghana Card number',
  file: 'a file with the telephone number',
} as const;
const headings = ['What', 'When', 'Kept'] as const;

/** What the room can take back, and what it works out beside. */
export function registerFarmerRecords(context: Pick<AppContext, 'trash' | 'jobs' | 'db' | 'clock'>): void {
  context.trash.register('farmerMerge', mergeTrash);
  scheduleComparison(context);
}

/** Stops messages to a farmer, or lets them go again, and notes why. @throws farmerNotFound, fieldEmpty */
export async function setStopped(scope: Scope, farmerId: number, stopped: boolean, reason: string): Promise<void> {
  await (stopped ? stopMessages(scope, { farmerId }) : startMessages(scope, { farmerId, reason }));
  await noteStop(scope, farmerId, stopped, reason);
}

/** All that is kept of a farmer of one's own, for the farmer who asks for it. @throws farmerNotFound, farmerNotYours */
export async function fileOfFarmer(scope: Scope, farmerId: number): Promise<string> {
  const farmer = await ownFarmer(scope, farmerId);
  const { beside } = await recordOf(scope, farmerId);
  const { visits, consents } = await historyOf(scope, farmerId);
  const { found: messages, stopped, mailStopped, sharedBy } = await messagesToFarmer(scope, farmerId, mostMessages, 0);
  const looks = await looksFor(scope, { farmerId }, farmer.ownerId);
  await noteFile(scope, [farmerId]);
  scope.audit('exportFarmer', [String(farmerId)], ['phone']);
  return writeCsv(headings, [
    ...fieldsOf(scope.context, farmer).map(([what, kept]) => [what, '', kept]),
    ['Kept by', farmer.createdAt.toISOString(), farmer.ownerName],
    ['Messages stopped', '', stopped ? 'yes' : 'no'],
    ['E-mails stopped', '', mailStopped ? 'yes' : 'no'],
    ...(sharedBy > 0 ? [['Asked for by phone or e-mail', '', saySharing(sharedBy)]] : []),
    ...beside.sharedWith.map(({ name }) => ['Shared with', '', name]),
    ...beside.groups.map(({ label }) => ['In the group', '', label]),
    ...consents.map((change) => ['Said on messages', change.changedAt.toISOString(), sayChange(change)]),
    ...visits.map(({ date, seen, nextStep, officerName }) => [
      'Visit',
      date,
      [seen, nextStep && `Next: ${nextStep}`, officerName].filter(Boolean).join(' / '),
    ]),
    ...looks.map(({ what, at, officerName }) => [`Looked at: ${lookedAt[what]}`, at.toISOString(), officerName]),
    ...messages.map(({ changedAt, channel, subject, text, state }) => [
      channel === 'email' ? 'E-mail' : 'Message',
      changedAt.toISOString(),
      `${subject === '' ? '' : `${subject}: `}${text} (${state})`,
    ]),
  ]);
}

function saySharing(farmers: number): string {
  return `not in this file: ${farmers} farmers share the number or address, and who of them asked is not known`;
}

function sayChange({ kind, given, source, date, reason, officerName }: ConsentChange): string {
  const what = { consent: given ? 'agreed' : 'did not agree', stop: 'stopped', start: 'started again' }[kind];
  return [what, source === 'unknown' ? '' : source, date, reason, officerName].filter(Boolean).join(', ');
}
