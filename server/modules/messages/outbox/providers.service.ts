import type { Clock } from '../../../adapters/clock/clock.ts';
import { openSms } from '../../../adapters/sms/openSms.ts';
import type { Sms } from '../../../adapters/sms/sms.ts';
import type { Config } from '../../../config.ts';
import { reportsAddress } from './reports.service.ts';

/** Opens who hands messages over, each told where it may push its reports. */
export function openProviders({
  config,
  clock,
  secretKey,
}: {
  readonly config: Config;
  readonly clock: Clock;
  readonly secretKey: Uint8Array;
}): { sms: Sms; smsFallback: Sms | null } {
  const open = (url: string): Sms =>
    openSms({
      url,
      dataDir: config.dataDir,
      clock,
      reportsTo: (maker) => reportsAddress(config.publicUrl, secretKey, maker),
    });
  return { sms: open(config.smsUrl), smsFallback: config.smsFallbackUrl === null ? null : open(config.smsFallbackUrl) };
}
