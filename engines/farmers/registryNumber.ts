/**
 * Reads a farmer's number of the registry as people write it: GH-1000001-35, gh 1000001 35, 100000135. Answers it as it is
 * shown, or null where its two check digits (ISO/IEC 7064, MOD 97-10) do not fit: a digit is wrong or two are swapped.
 */
export function readRegistryNumber(text: string): string | null {
  const found = /^(?:GH)?(\d{7,12})(\d{2})$/.exec(text.toUpperCase().replaceAll(/[\s-]/g, ''));
  const [, number = '', check = ''] = found ?? [];
  if (found === null || BigInt(`${number}${check}`) % 97n !== 1n) return null;
  return `GH-${number}-${check}`;
}
