/** Region codes of the older calendar and their names, kept as the specification lists them (1-public-portal, section 5). */
const LEGACY_REGIONS: Readonly<Record<string, string>> = {
  ah: 'Ashanti',
  ba: 'Brong-Ahafo',
  ce: 'Central',
  ea: 'Eastern',
  gr: 'Greater Accra',
  nr: 'Northern',
  oe: 'Oti',
  sv: 'Savannah',
  ue: 'Upper East',
  uw: 'Upper West',
  wr: 'Western',
};

/** The name of a legacy region code; any other code gives 'Invalid shorthand'. */
export function legacyRegionName(code: string): string {
  return (Object.hasOwn(LEGACY_REGIONS, code) ? LEGACY_REGIONS[code] : undefined) ?? 'Invalid shorthand';
}
