/** A pattern of LIKE for texts that hold this one; its own %, _ and \ are letters like others. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
