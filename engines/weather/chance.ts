/**
 * A number from 0 up to 1 that looks drawn and is always the same for the same place, day and purpose.
 * FNV-1a (Fowler, Noll, Vo) with the finish of MurmurHash3 (A. Appleby), so that near keys give far numbers.
 */
export function chanceOf(place: string, day: number, what: string): number {
  const key = `${place} ${day} ${what}`;
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
