/** "1 jour", "12 jours"; none is singular, too. */
export function frenchDays(count: number): string {
  return count < 2 ? `${count} jour` : `${count} jours`;
}

/** A number with the comma of French: "21,5". */
export function frenchNumber(value: number): string {
  return String(value).replace('.', ',');
}
