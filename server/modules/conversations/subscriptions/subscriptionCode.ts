import type { AppContext } from '../../../context.ts';
import { gateKey } from '../../messages/messages.service.ts';

/** By which a link confirms or ends what an address is sent of a crop and district. */
export function subscriptionCode(
  { secretKey }: Pick<AppContext, 'secretKey'>,
  address: string,
  cropId: string,
  districtId: string,
): string {
  return gateKey(secretKey, `subscription ${address} ${cropId} ${districtId}`);
}
