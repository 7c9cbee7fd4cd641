const ACRES_PER_HA = 2.471;

/** Kilograms per acre for a rate in kg per hectare, to the nearest kilogram. */
export function kgPerAcre(kgPerHa: number): number {
  return Math.round(kgPerHa / ACRES_PER_HA);
}

/**
 * Bags per acre for a rate in kg per hectare, as one buys and shares them: to the nearest quarter of a bag, a quarter
 * at least.
 * @param bagKg what a bag weighs, kg
 */
export function bagsPerAcre(kgPerHa: number, bagKg: number): number {
  return Math.max(1, Math.round((kgPerHa / ACRES_PER_HA / bagKg) * 4)) / 4;
}

/** Bags as they are said: 1½, ¼. */
export function sayBags(bags: number): string {
  const whole = Math.floor(bags);
  const part = ['', '¼', '½', '¾'][Math.round((bags - whole) * 4)] ?? '';
  return whole === 0 ? part : `${whole}${part}`;
}

/** What a rate costs per acre by the price of a bag, to the nearest cedi. */
export function costPerAcre(kgPerHa: number, bag: { readonly kg: number; readonly priceGhs: number }): number {
  return Math.round((kgPerHa / ACRES_PER_HA / bag.kg) * bag.priceGhs);
}
