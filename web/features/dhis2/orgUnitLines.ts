/** What DHIS2 calls a district. */
export interface OrgUnit {
  readonly districtId: string;
  readonly orgUnit: string;
}

/** Districts and their units as lines: "tamale_metropolitan = O6uvpzGd5pu". */
export function writeLines(units: readonly OrgUnit[]): string {
  return units.map(({ districtId, orgUnit }) => `${districtId} = ${orgUnit}`).join('\n');
}

/** Reads the lines back; =, comma, semicolon, tab or blanks may stand between. Answers the first line that is none. */
export function readLines(
  text: string,
): { readonly units: OrgUnit[] } | { readonly line: number; readonly found: string } {
  const units: OrgUnit[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim();
    if (line === '') continue;
    const read = /^([a-z0-9_]+)\s*[=,;\t ]\s*([A-Za-z][A-Za-z0-9]{10})$/.exec(line);
    if (read === null) return { line: index + 1, found: line.slice(0, 80) };
    units.push({ districtId: read[1] ?? '', orgUnit: read[2] ?? '' });
  }
  return { units };
}
