import { createHmac } from 'node:crypto';
import { stopCode, stopCodeLength } from '#engines/messages/stopLink.ts';
import type { House } from '../../house.ts';
import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { addOptOut, addressOfStopCode, removeOptOut, stoppedOf } from './optOuts.repository.ts';

/** A number or e-mail address that may be stopped by a link. */
export interface Stoppable {
  readonly code: string;
  /** Ten digits, or an e-mail address. */
  readonly address: string;
  readonly stopped: boolean;
}

/** The code of a number or e-mail address: the same in every message to it, and told to nobody else. */
export function stopCodeOf({ secretKey }: Pick<House, 'secretKey'>, address: string): string {
  return stopCode(createHmac('sha256', secretKey).update(`stop messages to ${address}`).digest());
}

/** The short link of a number or e-mail address; null where nobody outside can reach this portal. */
export function stopLinkOf(house: Pick<House, 'secretKey' | 'config'>, address: string): string | null {
  return stopLinkOfCode(house.config.publicUrl, stopCodeOf(house, address));
}

/** The short link with a code. */
export function stopLinkOfCode(publicUrl: string | null, code: string): string | null {
  return publicUrl === null ? null : `${publicUrl}/s/${code}`;
}

/** Whose link this is; undefined for one that was never sent. */
export async function openStopLink({ db }: Pick<Scope, 'db'>, given: string): Promise<Stoppable | undefined> {
  const code = given.trim().toLowerCase();
  const address = code.length === stopCodeLength ? await addressOfStopCode(db, code) : undefined;
  return address === undefined ? undefined : { code, address, stopped: (await stoppedOf(db, [address])).has(address) };
}

/** Stops messages to whoever was sent the link, or starts them again. @throws stopLinkUnknown */
export async function stopByLink(scope: Scope, given: string, wish: 'stop' | 'start'): Promise<Stoppable> {
  const found = await openStopLink(scope, given);
  if (found === undefined) throw problem('stopLinkUnknown');
  if (wish === 'stop') await addOptOut(scope.db, { address: found.address, way: 'link', by: null, at: scope.now });
  else await removeOptOut(scope.db, found.address);
  scope.audit('stopByLink', [], ['address']);
  return { ...found, stopped: wish === 'stop' };
}
