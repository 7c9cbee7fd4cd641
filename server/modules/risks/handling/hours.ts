import type { AppContext } from '../../../context.ts';
import type { Step } from '../warnings/warnings.repository.ts';

/** Hours within which each step is to be taken, as administrators keep them among the reference data; a step they took out has a year. */
export function hoursSet({ reference }: Pick<AppContext, 'reference'>): Readonly<Record<Step, number>> {
  const hours: Record<Step, number> = { verify: 8_760, warn: 8_760, respond: 8_760 };
  for (const { step, hours: set } of reference.book().responseTimes) hours[step] = set;
  return hours;
}
