import { maskPhone } from '../farmers/maskPhone.ts';

/**
 * Where a message goes, as lists show it: of a number seven stars and its last four digits, of an e-mail address its
 * first letter and what stands behind the @. Empty for what is neither, such as that of a farmer who was erased.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${[...address][0]}*****${address.slice(at)}`;
  return address.startsWith('0') ? maskPhone(address) : '';
}
