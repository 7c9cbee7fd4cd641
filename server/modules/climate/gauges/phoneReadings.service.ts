import { createHmac } from 'node:crypto';
import { mayReadGauges } from '#engines/access/knowledge/climate.ts';
import { maskAddress } from '#engines/messages/maskAddress.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import * as readers from './gaugeReaders.repository.ts';
import { saveReading } from './gauges.repository.ts';
import { findGauge, type GaugeDay, settleDay } from './gauges.service.ts';

/** Rain that came from a phone: millimetres of a day. */
export interface RainByPhone {
  readonly phone: string;
  readonly day: string;
  readonly mm: number;
}

/** Keeps rain where its number reads a gauge; false where it reads none. The number itself does not go into the record. */
export async function readByPhone(scope: Scope, rain: RainByPhone): Promise<boolean> {
  const gauge = await readers.gaugeOfNumber(scope.db, rain.phone);
  if (gauge === undefined) return false;
  await enter(scope, gauge, rain);
  return true;
}

/**
 * Enters rain of a phone in the record of a gauge; with `always` what the number sends from now on goes there by itself.
 * @throws notForYou, climateNotFound
 */
export async function savePhoneReading(
  scope: Scope,
  given: RainByPhone & { readonly gauge: string; readonly always: boolean },
): Promise<GaugeDay> {
  requireReader(scope);
  const { id } = await findGauge(scope, given.gauge);
  if (given.always) await readers.giveGauge(scope.db, given.phone, id, scope.actor.personId, scope.now);
  return enter(scope, id, given);
}

/** The phones that read a gauge, masked. For officers. */
export async function phonesOf({ db }: Pick<Scope, 'db'>, gauge: string): Promise<{ id: number; phone: string }[]> {
  return (await readers.readersOfGauge(db, gauge)).map(({ id, address }) => ({ id, phone: maskAddress(address) }));
}

/** What a phone sends is of no gauge any more. @throws notForYou, climateNotFound */
export async function endPhone(scope: Scope, id: number): Promise<string> {
  requireReader(scope);
  const ended = await readers.endGaugeReader(scope.db, id);
  if (ended === undefined) throw problem('climateNotFound', { found: String(id) });
  scope.audit('endGaugePhone', [ended.stationId, String(id)]);
  return maskAddress(ended.address);
}

async function enter(scope: Scope, stationId: string, { phone, day, mm }: RainByPhone): Promise<GaugeDay> {
  const by = `Phone ${maskAddress(phone)}`;
  const rain = Math.round(Number((mm * 100).toPrecision(12)));
  const reading = { stationId, day, rain, isTrace: false, note: '', by };
  await saveReading(scope.db, reading, { phone: markOf(scope, phone) }, scope.now);
  return settleDay(scope, stationId, day);
}

/** Tells the readings of one phone from those of others without saying its number. */
function markOf({ context }: Pick<Scope, 'context'>, phone: string): string {
  return createHmac('sha256', context.secretKey).update(`gauge ${phone}`).digest('base64url').slice(0, 22);
}

function requireReader({ actor }: Pick<Scope, 'actor'>): void {
  if (!mayReadGauges(actor)) throw problem('notForYou', { who: 'officers' });
}
