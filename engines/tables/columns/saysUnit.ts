import { guessUnit } from './guessUnit.ts';

/** Whether a name says its unit already: "Yield (t/ha)", "Area (acres)", "Rainfall in mm", and "Subsidy (GHS million)" as names in words have it. */
export function saysUnit(name: string, unit: string): boolean {
  if (unit === '') return false;
  const inWords = unit.replace(/^’000\b/, 'thousand').replace(/^million (\w+)$/, '$1 million');
  return [unit, inWords].some((each) => name.endsWith(`(${each})`)) || guessUnit(name) === unit;
}

/** "Production (t)"; a name that says its unit already keeps it. */
export const sayUnit = (name: string, unit: string): string =>
  unit === '' || saysUnit(name, unit) ? name : `${name} (${unit})`;
