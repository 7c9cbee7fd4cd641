/** Acres in a hectare (international acre of 4,046.856 m²). */
const ACRES_PER_HA = 2.471;
/** Fertilizer is sold in bags of this weight, in kg. */
const BAG_KG = 50;

/** Kilograms per acre for a rate in kg per hectare, to the nearest kilogram. */
export function kgPerAcre(kgPerHa: number): number {
  return Math.round(kgPerHa / ACRES_PER_HA);
}

/** Bags of 50 kg per acre for a rate in kg per hectare, as one buys and shares them: to the nearest quarter. */
export function bagsPerAcre(kgPerHa: number): string {
  const quarters = Math.max(1, Math.round((kgPerHa / ACRES_PER_HA / BAG_KG) * 4));
  const whole = Math.floor(quarters / 4);
  const part = ['', '¼', '½', '¾'][quarters % 4] ?? '';
  return whole === 0 ? part : `${whole}${part}`;
}
