/** What a slot of a sentence holds, where that is a name: of a place where it says no more. */
const kindOfSlot: Readonly<Record<string, string>> = { product: 'product', risk: 'risk', source: 'source' };
const longest = 40;

/** The key of the recorded piece of a name: "NPK 15-15-15" in the slot `product` is `product:npk_15_15_15`. */
export function nameKey(slot: string, name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
  return `${kindOfSlot[slot] ?? 'place'}:${plain.slice(0, longest)}`;
}
