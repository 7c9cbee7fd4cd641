/** Ids of the officers a farmer is shared with: "12.0,3.0" is 12 and 3 (C §3). */
export function partnersOf(accessPemission: string): readonly string[] {
  return accessPemission
    .split(',')
    .map((each) => each.trim().replace(/\.0$/, ''))
    .filter((each) => each !== '');
}
