/** Whether all of these numbers are years of the last centuries, which are written as they are: 2019, not 2,019. */
export function areYears(values: readonly number[]): boolean {
  return values.length > 0 && values.every((value) => Number.isInteger(value) && value >= 1800 && value <= 2100);
}
