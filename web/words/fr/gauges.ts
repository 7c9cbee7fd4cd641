import type { Translated } from '../catalogue.ts';
import type { gauges as english } from '../en/gauges.ts';

export const gauges: Translated<typeof english> = {
  readings: 'Ce qui a été lu à ce pluviomètre',
  day: 'Jour',
  counts: 'Compte, mm',
  read: 'Lu, mm',
  trace: 'trace',
  by: '{mm} ({by})',
  differ: 'deux lectures diffèrent',
  choose: 'Prendre {mm} mm',
  none: 'Rien n’a été lu ces trois derniers mois.',
  report: 'Donner la pluie',
  rain: 'Pluie, mm (0 pour un jour sec)',
  isTrace: 'Trop peu pour être mesuré (une trace)',
  note: 'Note',
  send: 'Envoyer',
  keep: 'Garder sur cet appareil',
  queueTitle: 'Pluie à {gauge} le {day}',
  phones: 'Téléphones dont la pluie est inscrite ici d’elle-même',
  endPhone: 'Mettre fin à {phone}',
  add: 'Ajouter un pluviomètre lu par des personnes',
  name: 'Nom du pluviomètre',
  district: 'District',
  latitude: 'Latitude, degrés nord',
  longitude: 'Longitude, degrés est (l’ouest est négatif)',
  added: '{name} a été ajouté.',
};
