/** Whether a name ends with its unit: "Yield (t/ha)", and "Area (thousand ha)" or "Subsidy (GHS million)" as names in words have it. */
export function saysUnit(name: string, unit: string): boolean {
  const inWords = unit.replace(/^’000\b/, 'thousand').replace(/^million (\w+)$/, '$1 million');
  return unit !== '' && [unit, inWords].some((each) => name.endsWith(`(${each})`));
}
