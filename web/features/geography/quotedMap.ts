/** Numbers of maps that the specification quotes. P is 1-public-portal. */

/** P §2, NGO project map: "centred at 7.998338, -1.213402"; the district map: "Same centre". */
export const MAP_CENTRE = { lat: 7.998338, lng: -1.213402 } as const;
/** P §2 "at zoom 7"; P §9 "NGO and district maps zoom 7". */
export const COUNTRY_ZOOM = 7;
/** P §2, farm map: "Choosing one centres the map at zoom 15"; P §9 "Focus zoom on a farm 15". */
export const FARM_ZOOM = 15;
