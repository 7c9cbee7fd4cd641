/** The name of a district as people say it, without its rank: "Ejura Sekyedumase", not "… Municipal". */
export function shortName(district: string): string {
  return district.replace(/ (Municipal|Metropolitan|Metro)$/, '');
}
