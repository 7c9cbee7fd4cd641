/** Names as clients of CKAN send them: a JSON list, a list, or names with commas between. */
export function listOf(written: string | readonly string[] | undefined): readonly string[] {
  if (written === undefined) return [];
  if (typeof written !== 'string') return written.flatMap(listOf);
  return written
    .replaceAll(/["[\]]/g, '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
