/** Credits of the maps that are moved about: they come with the map. */
export const baseMap = {
  satellite: 'Satellite imagery: {credit}',
  outlines: 'Outlines of {vintage}: {source}, {licence}',
  waters: 'Water: Natural Earth',
} as const;
