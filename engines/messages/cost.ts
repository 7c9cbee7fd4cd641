/** Price of parts in GHS, to the tenth of a pesewa; null where no price is set up. */
export function costOfParts(parts: number, pricePerPart: number | null): number | null {
  return pricePerPart === null ? null : Math.round(parts * pricePerPart * 1_000) / 1_000;
}
