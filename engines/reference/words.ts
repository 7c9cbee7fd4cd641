/** Agro-ecological zones, south to north. */
export const zones = ['rain_forest', 'deciduous_forest', 'transition', 'coastal_savanna', 'guinea_savanna', 'sudan_savanna'] as const;
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

/** Belts of the country; the questionnaire numbers them 1 to 3. */
export const belts = ['southern', 'middle', 'northern'] as const;

/** Rainy seasons: two in the bimodal south, one in the unimodal north. */
export const seasons = ['major', 'minor', 'single'] as const;
export type SeasonName = (typeof seasons)[number];

export const rainRegimes = ['bimodal', 'unimodal'] as const;

/** Goals of climate-smart farming. */
export const goals = ['productivity', 'adaptation', 'mitigation'] as const;
