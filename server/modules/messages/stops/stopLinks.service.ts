import { createHmac } from 'node:crypto';
import { stopCode, stopCodeLength } from '#engines/messages/stopLink.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { looksAtNumber } from '../../farmers/farmers.service.ts';
import { addOptOut, addressOfStopCode, removeOptOut, stoppedOf } from './optOuts.repository.ts';

const dayMs = 86_400_000;
const looksDays = 90;
const mostLooks = 20;

/** A number or e-mail address that may be stopped by a link. */
export interface Stoppable {
  readonly code: string;
  /** Ten digits, or an e-mail address. */
  readonly address: string;
  readonly stopped: boolean;
  /** Officers who had the whole number shown in the last months, the latest first. */
  readonly looks: readonly { readonly officerName: string; readonly institution: string; readonly at: Date }[];
}

/** The code of a number or e-mail address: the same in every message to it, and told to nobody else. */
export function stopCodeOf({ secretKey }: Pick<AppContext, 'secretKey'>, address: string): string {
  return stopCode(createHmac('sha256', secretKey).update(`stop messages to ${address}`).digest());
}

/** The short link of a number or e-mail address; null where nobody outside can reach this portal. */
export function stopLinkOf(context: Pick<AppContext, 'secretKey' | 'config'>, address: string): string | null {
  return stopLinkOfCode(context.config.publicUrl, stopCodeOf(context, address));
}

/** The short link with a code. */
export function stopLinkOfCode(publicUrl: string | null, code: string): string | null {
  return publicUrl === null ? null : `${publicUrl}/s/${code}`;
}

/** Whose link this is; undefined for one that was never sent. */
export async function openStopLink(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  given: string,
): Promise<Stoppable | undefined> {
  const code = given.trim().toLowerCase();
  const address = code.length === stopCodeLength ? await addressOfStopCode(db, code) : undefined;
  if (address === undefined) return undefined;
  const looks = await looksAtNumber(db, address, new Date(now.getTime() - looksDays * dayMs), mostLooks);
  return { code, address, stopped: (await stoppedOf(db, [address])).has(address), looks };
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
