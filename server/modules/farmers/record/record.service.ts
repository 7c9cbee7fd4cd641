import { parseDay } from '#engines/dates/parseDay.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { restorableDays, requireWhoDeleted, type TrashKind } from '#server/platform/records/trash.ts';
import { filled } from '../../accounts/accounts.service.ts';
import type { Look } from '../sharing/looks.repository.ts';
import { looksFor } from '../sharing/looks.service.ts';
import { requireOfficer, seenFarmer } from '../access.service.ts';
import * as records from './record.repository.ts';

const visitKind = 'farmerVisit';

/** What is typed of a visit. */
export interface TypedVisit {
  readonly date: string;
  readonly seen: string;
  readonly nextStep?: string | undefined;
}

/** Visits to a farmer, what they said on messages, and who had their numbers shown, the latest first. @throws farmerNotFound */
export async function historyOf(
  scope: Scope,
  farmerId: number,
): Promise<{ visits: records.Visit[]; consents: records.ConsentChange[]; looks: Look[] }> {
  const { ownerId } = await seenFarmer(scope, farmerId);
  const [visits, consents] = [
    await records.visitsTo(scope.db, farmerId),
    await records.consentChangesOf(scope.db, farmerId),
  ];
  return { visits, consents, looks: await looksFor(scope, { farmerId }, ownerId) };
}

/** Notes a visit of whoever asks. @throws farmerNotFound, fieldEmpty, farmerRefused */
export async function addVisit(
  scope: Scope,
  farmerId: number,
  { date, seen, nextStep = '' }: TypedVisit,
): Promise<records.Visit> {
  await seenFarmer(scope, farmerId);
  const visit = {
    farmerId,
    officerId: requireOfficer(scope),
    date: readDay(scope, date),
    seen: filled('What was seen', seen),
    nextStep: nextStep.trim(),
  };
  const id = await records.addVisit(scope.db, visit, scope.now);
  scope.audit('addFarmerVisit', [String(farmerId), String(id)], ['date', 'seen', 'nextStep']);
  return { id, ...visit, officerName: scope.actor.name };
}

/** Deletes a visit that whoever asks noted. @throws visitNotFound */
export async function removeVisit(scope: Scope, id: number): Promise<{ undo: string; days: number }> {
  const me = requireOfficer(scope);
  const visit = await records.findVisit(scope.db, id);
  if (visit === undefined || visit.officerId !== me) throw problem('visitNotFound', { found: id });
  const payload = await records.takeVisit(scope.db, id);
  const undo = await scope.context.trash.keep(scope, {
    room: 'farmers',
    kind: visitKind,
    id: String(id),
    label: `a visit of ${visit.date}`,
    payload,
  });
  return { undo, days: restorableDays };
}

/** Notes that messages to a farmer were stopped, or started again, and why. @throws farmerNotFound, fieldEmpty */
export async function noteStop(scope: Scope, farmerId: number, stopped: boolean, reason: string): Promise<void> {
  await seenFarmer(scope, farmerId);
  await records.noteStop(scope.db, farmerId, {
    kind: stopped ? 'stop' : 'start',
    reason: filled('The reason', reason),
    by: requireOfficer(scope),
    at: scope.now,
  });
}

/** Notes in the record of a farmer, whosever they are, that the level above let messages go again. */
export async function noteStart(scope: Scope, farmerId: number, reason: string): Promise<void> {
  await records.noteStop(scope.db, farmerId, { kind: 'start', reason, by: requireOfficer(scope), at: scope.now });
}

/** How a deleted visit is put back: by who deleted it alone. */
export const visitTrash: TrashKind = {
  async restore(scope, entry) {
    requireOfficer(scope);
    requireWhoDeleted(scope, entry);
    await records.putVisitBack(scope.db, entry.payload);
  },
};

function readDay({ today }: Scope, text: string): string {
  const parsed = parseDay(text);
  if ('mistake' in parsed) throw problem('farmerRefused', { sentence: parsed.mistake });
  if (text > today)
    throw problem('farmerRefused', {
      sentence: `The day of the visit, ${text}, is yet to come. Write the day on which you were there.`,
    });
  return text;
}
