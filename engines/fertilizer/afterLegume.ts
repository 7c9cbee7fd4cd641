/** A dose of one product, kilograms per hectare; nutrients null where the grade is not known. */
export interface Dose {
  readonly stage: string;
  readonly kgPerHa: number;
  readonly nKgPerHa: number | null;
  readonly p2o5KgPerHa: number | null;
  readonly k2oKgPerHa: number | null;
}

/**
 * A recommendation for a cereal after a legume: the nitrogen the legume leaves is taken off the top dressing, the last
 * dose first, and a dose that becomes nothing is left out. Basal doses stay, because young plants cannot wait for
 * residues to rot, and so do products whose grade is not known.
 * @param creditKgPerHa nitrogen the legume leaves, kg per hectare
 */
export function afterLegume<D extends Dose>(doses: readonly D[], creditKgPerHa: number): D[] {
  let left = creditKgPerHa;
  const reduced = doses.toReversed().map((dose) => {
    if (dose.stage !== 'top' || !dose.nKgPerHa || !onlyNitrogen(dose)) return dose;
    const taken = Math.min(left, dose.nKgPerHa);
    left -= taken;
    const share = 1 - taken / dose.nKgPerHa;
    return {
      ...dose,
      kgPerHa: Math.round(dose.kgPerHa * share),
      nKgPerHa: Math.round(dose.nKgPerHa * share * 10) / 10,
    };
  });
  return reduced.toReversed().filter(({ kgPerHa }) => kgPerHa > 0);
}

/** Phosphorus and potassium are not replaced by a legume. */
function onlyNitrogen({ p2o5KgPerHa, k2oKgPerHa }: Dose): boolean {
  return !p2o5KgPerHa && !k2oKgPerHa;
}
