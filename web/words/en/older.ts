/** Words of the older calendar. */
export const older = {
  title: 'Cropping calendar, older version',
  lead: 'One rule for every crop, counted in days from the start of the rains. The newer calendar knows each crop.',
  newer: 'Open the newer calendar',
  season: '{season} season',
  crop: 'Crop',
  region: 'Region',
  anyCrop: 'Choose a crop',
  anyRegion: 'Choose a region',
  show: 'Show',
  place: 'Place',
  grid: '{crop} in {region}: twelve months per place',
  count: { one: '{count} place', other: '{count} places' },
  slow: 'Loading the older calendar',

  // P §2, older calendar's legend: quoted, spelling included
  legendLand: 'Land Preparation',
  legendRain: 'Rain',
  legendPlanting: 'Planting',
  legendBasal: 'Fertilizer App (Basal)',
  legendWeeding: 'Weeding',
  legendTop: 'Fertilizer App (Top Dressing)',
  legendPesticide: 'Pesticide App.',
  legendHarvesting: 'Harvesting',
} as const;
