/** Words of the weather screen and of the search for a place. */
export const weather = {
  // P §2, weather screen
  allLocations: 'All locations',

  title: 'Weather',
  titleFor: 'Weather in {place}',
  lead: 'Today and the coming week for every town of Ghana, and what it means for the work on the farm.',
  unconnectedLead: 'No weather forecast is connected to this portal yet.',
  described:
    '{day}: {sky}, {low}–{high} °C, chance of rain {chance}%. The coming days, and what they mean for farm work.',

  // Choosing a place
  search: 'Search a town or district',
  searchHint: 'Type the name of a town or district, then choose it from the list.',
  placeIn: '{district}, {region}',
  place: 'Location',
  change: 'Change the location',

  // The main card
  today: 'Today',
  tomorrow: 'Tomorrow',
  now: 'now',
  high: 'highest',
  highLow: 'High {high}°, low {low}°',
  degrees: '{value}°',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  partAt: 'as at {hour}',
  noReading: 'no reading',
  rainChance: 'Chance of rain',
  rainAmount: 'Rain',
  wind: 'Wind up to',
  sun: 'Sunrise and sunset',
  sunFromTo: '{rise} – {set}',
  percent: '{value}%',
  millimetres: '{value} mm',
  hardlyRain: 'under 1 mm',
  kmh: '{value} km/h',
  unknown: 'not given',
  partial: 'Of the part of the day that is left.',
  days: 'The coming days',
  dayCard: '{day}: {sky}, {low} to {high} degrees, chance of rain {chance}%',

  // Source and age
  sample: 'Sample weather, not a forecast',
  sampleSource: 'Sample weather made from monthly normals, not a forecast',
  sampleText:
    'No forecaster is connected to this portal yet. These figures are made up to be usual for the place and the season.',
  sourceAge: '{source}, {age}',
  justNow: 'just now',
  minutesAgo: { one: '{count} min ago', other: '{count} min ago' },
  hoursAgo: { one: '{count} h ago', other: '{count} h ago' },
  daysAgo: { one: '{count} day ago', other: '{count} days ago' },
  stale: 'The forecaster does not answer just now',
  staleText: 'This is its forecast of {age}. The portal asks again by itself.',
  offline: 'No network. This is the forecast of {age}.',
  failed: 'The forecast could not be fetched',
  placeUnknown: 'No place is called “{text}” here',
  placeUnknownText: 'Check the spelling in the search, or look through all locations.',
} as const;
