import type { Translated } from '../catalogue.ts';
import type { older as english } from '../en/older.ts';

export const older: Translated<typeof english> = {
  title: 'Calendrier cultural, ancienne version',
  lead: 'Une seule règle pour toutes les cultures, comptée en jours depuis le début des pluies. Le nouveau calendrier connaît chaque culture.',
  newer: 'Ouvrir le nouveau calendrier',
  season: 'Saison : {season}',
  crop: 'Culture',
  region: 'Région',
  anyCrop: 'Choisissez une culture',
  anyRegion: 'Choisissez une région',
  show: 'Voir',
  place: 'Lieu',
  grid: '{crop}, {region} : douze mois par lieu',
  count: { one: '{count} lieu', other: '{count} lieux' },
  slow: 'Chargement de l’ancien calendrier',

  legendLand: 'Préparation du sol',
  legendRain: 'Pluie',
  legendPlanting: 'Semis ou plantation',
  legendBasal: 'Engrais de fond',
  legendWeeding: 'Sarclage',
  legendTop: 'Engrais de couverture',
  legendPesticide: 'Traitement pesticide',
  legendHarvesting: 'Récolte',
};
