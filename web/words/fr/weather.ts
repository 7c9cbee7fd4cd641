import type { Translated } from '../catalogue.ts';
import type { weather as english } from '../en/weather.ts';

export const weather: Translated<typeof english> = {
  allLocations: 'Tous les lieux',

  title: 'Météo',
  titleFor: 'Météo à {place}',
  lead: 'Aujourd’hui et la semaine à venir pour chaque ville du Ghana, et ce que cela change au travail des champs.',
  unconnectedLead: 'Aucune prévision météo n’est encore reliée à ce portail.',
  described:
    '{day} : {sky}, {low}–{high} °C, risque de pluie {chance} %. Les jours à venir, et ce qu’ils changent au travail des champs.',

  search: 'Chercher une ville ou un district',
  searchHint: 'Écrivez le nom d’une ville ou d’un district, puis choisissez-le dans la liste.',
  placeIn: '{district}, {region}',
  place: 'Lieu',
  change: 'Changer de lieu',

  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  now: 'maintenant',
  high: 'maximum',
  highLow: 'Maximum {high}°, minimum {low}°',
  degrees: '{value}°',
  morning: 'Matin',
  afternoon: 'Après-midi',
  evening: 'Soir',
  partAt: 'à {hour}',
  noReading: 'pas de valeur',
  rainChance: 'Risque de pluie',
  rainAmount: 'Pluie',
  wind: 'Vent jusqu’à',
  sun: 'Lever et coucher du soleil',
  sunFromTo: '{rise} – {set}',
  percent: '{value} %',
  millimetres: '{value} mm',
  hardlyRain: 'moins de 1 mm',
  kmh: '{value} km/h',
  unknown: 'non donné',
  partial: 'Pour la partie du jour qui reste.',
  days: 'Les jours à venir',
  dayCard: '{day} : {sky}, de {low} à {high} degrés, risque de pluie {chance} %',

  sample: 'Météo d’exemple, pas une prévision',
  sampleText:
    'Aucun service météo n’est encore relié à ce portail. Ces chiffres sont inventés pour être habituels au lieu et à la saison.',
  sourceAge: '{source}, {age}',
  justNow: 'à l’instant',
  minutesAgo: { one: 'il y a {count} min', other: 'il y a {count} min' },
  hoursAgo: { one: 'il y a {count} h', other: 'il y a {count} h' },
  daysAgo: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  stale: 'Le service météo ne répond pas en ce moment',
  staleText: 'Voici sa prévision ({age}). Le portail redemande de lui-même.',
  offline: 'Pas de réseau. Voici la dernière prévision ({age}).',
  failed: 'La prévision n’a pas pu être obtenue',
  placeUnknown: 'Aucun lieu ne s’appelle « {text} » ici',
  placeUnknownText: 'Vérifiez l’orthographe dans la recherche, ou parcourez tous les lieux.',
};
