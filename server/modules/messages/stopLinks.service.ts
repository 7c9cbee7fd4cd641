import { createHmac } from 'node:crypto';
import { stopCode, stopCodeLength } from '#engines/messages/stopLink.ts';
import type { House } from '../../house.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { addOptOut, addressOfStopCode, removeOptOut, stoppedOf } from './optOuts.repository.ts';

/** A number that may be stopped by a link. */
export interface Stoppable {
  readonly code: string;
  /** Ten digits. */
  readonly phone: string;
  readonly stopped: boolean;
}

/** The code of a number: the same in every message to it, and told to nobody else. */
export function stopCodeOf({ secretKey }: Pick<House, 'secretKey'>, phone: string): string {
  return stopCode(createHmac('sha256', secretKey).update(`stop messages to ${phone}`).digest());
}

/** The short link of a number; null where nobody outside can reach this portal. */
export function stopLinkOf(house: Pick<House, 'secretKey' | 'config'>, phone: string): string | null {
  return house.config.publicUrl === null ? null : `${house.config.publicUrl}/s/${stopCodeOf(house, phone)}`;
}

/** Whose link this is; undefined for one that was never sent. */
export async function openStopLink({ db }: Pick<Scope, 'db'>, given: string): Promise<Stoppable | undefined> {
  const code = given.trim().toLowerCase();
  const phone = code.length === stopCodeLength ? await addressOfStopCode(db, code) : undefined;
  return phone === undefined ? undefined : { code, phone, stopped: (await stoppedOf(db, [phone])).has(phone) };
}

/** Stops messages to whoever was sent the link, or starts them again. @throws smsLinkNotFound */
export async function stopByLink(scope: Scope, given: string, wish: 'stop' | 'start'): Promise<Stoppable> {
  const found = await openStopLink(scope, given);
  if (found === undefined) throw problem('stopLinkUnknown');
  if (wish === 'stop') await addOptOut(scope.db, { phone: found.phone, way: 'link', by: null, at: scope.now });
  else await removeOptOut(scope.db, found.phone);
  scope.audit('stopByLink', [], ['phone']);
  return { ...found, stopped: wish === 'stop' };
}
