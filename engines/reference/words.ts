/** Agro-ecological zones, south to north. */
export const zones = [
  'rain_forest',
  'deciduous_forest',
  'transition',
  'coastal_savanna',
  'guinea_savanna',
  'sudan_savanna',
] as const;
export type Zone = (typeof zones)[number];

/** What people call the zones. */
export const zoneNames: Readonly<Record<Zone, string>> = {
  rain_forest: 'Rain forest',
  deciduous_forest: 'Deciduous forest',
  transition: 'Forest–savanna transition',
  coastal_savanna: 'Coastal savanna',
  guinea_savanna: 'Guinea savanna',
  sudan_savanna: 'Sudan savanna',
};

/** The name of a zone within a sentence: "the forest–savanna transition"; Guinea and Sudan keep their capital. */
export function zoneInText(zone: string): string {
  const name = (zoneNames as Readonly<Record<string, string>>)[zone] ?? zone;
  return /^(Guinea|Sudan)/.test(name) ? name : name.toLowerCase();
}

/** Belts of the country; the questionnaire numbers them 1 to 3. */
export const belts = ['southern', 'middle', 'northern'] as const;

/** Rainy seasons: two in the bimodal south, one in the unimodal north. */
export const seasons = ['major', 'minor', 'single'] as const;
export type SeasonName = (typeof seasons)[number];

/**
 * Seasons a crop is farmed in: the rainy seasons; early and late in one rainy season; the dry season with irrigation or
 * on water left in the soil; an irrigated crop within the rains; the main and light crop of trees.
 */
export const cropSeasonNames = [...seasons, 'early', 'late', 'dry', 'irrigated', 'residual', 'main', 'light'] as const;
export type CropSeasonName = (typeof cropSeasonNames)[number];

/** What waters a crop. */
export const waters = ['rainfed', 'irrigated', 'residual'] as const;
export type Water = (typeof waters)[number];

export const maturityClasses = ['early', 'medium', 'late'] as const;
export type MaturityClass = (typeof maturityClasses)[number];

export const rainRegimes = ['bimodal', 'unimodal'] as const;

/** Goals of climate-smart farming. */
export const goals = ['productivity', 'adaptation', 'mitigation'] as const;
