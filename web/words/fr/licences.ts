import type { Translated } from '../catalogue.ts';
import type { licences as english } from '../en/licences.ts';

export const licences: Translated<typeof english> = {
  lead: 'De quoi ce portail est fait, qui l’a fait, et à quelles conditions on peut s’en servir.',
  own: 'Le portail lui-même',
  ownText:
    'Le code du portail est ouvert, sous la licence Apache 2.0 : utilisez-le, changez-le, partagez-le, gardez les mentions.',
  data: 'Données',
  dataWhat: 'Quoi',
  dataSource: 'Source',
  dataTerms: 'Conditions',
  outlines: 'Contours des districts et des régions, une fois importés',
  outlinesSource: 'geoBoundaries, d’après le Ghana Statistical Service',
  approximate: 'Contours approchés, en attendant',
  approximateSource: 'calculés pour ce portail',
  country: 'Contour du pays, lac, cours d’eau, voisins, côte',
  publicDomain: 'domaine public',
  towns: 'Villes',
  letters: 'Caractères : Inter',
  agronomy: 'Sources des tableaux agronomiques',
  agronomyText:
    'Réunis d’après des guides publiés et, là où il n’y en a pas, d’après la connaissance générale de l’agriculture au Ghana. Chaque page dit laquelle, et qui l’a relue.',
  reviewed:
    '{reviewed} entrées fondées sur la connaissance générale, sur {general}, ont été relues par un agronome jusqu’ici.',
  packages: 'Paquets logiciels',
  packagesText: { one: '{count} paquet', other: '{count} paquets' },
  sources: { one: '{count} source', other: '{count} sources' },
};
