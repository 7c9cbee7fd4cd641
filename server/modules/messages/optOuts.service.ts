import { readStopWord } from '#engines/messages/stopWords.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { readPhone } from '../accounts/accounts.service.ts';
import { askingOfficer, recipientsOf } from '../farmers/farmers.service.ts';
import { addOptOut, removeOptOut } from './optOuts.repository.ts';
import { gateKey, isSameKey } from './reports.service.ts';

const answersPurpose = 'what people answer to messages';

/** Whose number is meant: a farmer's of whoever asks, or one that is typed. */
export interface WhoseNumber {
  readonly farmerId?: number | undefined;
  readonly phone?: string | undefined;
}

/** Sets down that the holder of a number wants no messages, whoever keeps it. @throws farmerNotFound, badPhone, fieldEmpty */
export async function stopMessages(scope: Scope, whose: WhoseNumber): Promise<void> {
  const phone = await numberOf(scope, whose);
  await addOptOut(scope.db, { phone, way: 'officer', by: scope.actor.personId, at: scope.now });
  scope.audit('stopMessages', farmerIn(whose), ['phone']);
}

/** Sets down that the holder of a number asked for messages again. @throws farmerNotFound, badPhone, fieldEmpty */
export async function startMessages(scope: Scope, whose: WhoseNumber): Promise<void> {
  await removeOptOut(scope.db, await numberOf(scope, whose));
  scope.audit('startMessages', farmerIn(whose), ['phone']);
}

async function numberOf(scope: Scope, { farmerId, phone }: WhoseNumber): Promise<string> {
  askingOfficer(scope);
  if (farmerId === undefined) return readPhone(phone ?? '');
  const [farmer] = await recipientsOf(scope, { groupIds: [], farmerIds: [farmerId] });
  if (farmer === undefined) throw problem('farmerNotFound', { found: farmerId });
  return farmer.phone;
}

function farmerIn({ farmerId }: WhoseNumber): string[] {
  return farmerId === undefined ? [] : [String(farmerId)];
}

/** The path to which a gateway hands what people answer; its last part is the key. */
export function incomingPath({ house }: Pick<Scope, 'house'>): string {
  return `/api/messages/incoming/${gateKey(house.secretKey, answersPurpose)}`;
}

/** Does what an answer asks for; answers what it was understood as. @throws gatewayUnknown */
export async function receiveSms(scope: Scope, key: string, { from, text }: { readonly from: string; readonly text: string }): Promise<'stop' | 'start' | null> {
  if (!isSameKey(key, gateKey(scope.house.secretKey, answersPurpose))) throw problem('gatewayUnknown');
  const phone = readPhoneNumber(from);
  const asked = phone === null ? null : readStopWord(text);
  if (phone !== null && asked === 'stop') await addOptOut(scope.db, { phone, way: 'reply', by: null, at: scope.now });
  if (phone !== null && asked === 'start') await removeOptOut(scope.db, phone);
  scope.audit('receiveSms', [], asked === null ? [] : ['phone']);
  return asked;
}
