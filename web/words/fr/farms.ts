import type { Translated } from '../catalogue.ts';
import type { farms as english } from '../en/farms.ts';

export const farms: Translated<typeof english> = {
  title: 'Carte des exploitations',
  lead: 'Où sont les exploitations cartographiées. Pour protéger les agriculteurs, la carte montre des carrés d’environ 5 km avec le nombre d’exploitations qu’ils contiennent, jamais une seule.',
  count: { one: '{count} exploitation', other: '{count} exploitations' },
  countAll: { one: '{count} exploitation dans {squares}', other: '{count} exploitations dans {squares}' },
  squares: { one: '{count} carré', other: '{count} carrés' },
  rule: 'Un carré de moins de cinq exploitations est compté dans son voisin.',
  emptyTitle: 'Aucune exploitation n’est encore cartographiée',
  emptyText:
    'Les agents de vulgarisation cartographieront ici des exploitations. Cette page montrera alors combien il y en a dans chaque carré d’environ 5 km ; les noms, numéros de carte et contours ne sont vus que par les agents responsables.',
  emptyCalendar: 'Faire le plan d’une saison',
  emptyDistricts: 'Voir les districts',
  searchTitle: 'Trouver une exploitation',
  searchVisitor: 'Chercher une exploitation par son numéro Ghana Card est réservé aux agents connectés.',
  signIn: 'Se connecter comme agent',
  searchOfficer:
    'Les exploitations que vous pouvez voir sont dans le centre de contrôle, chacune avec son contour. Vous pouvez aussi y chercher par numéro Ghana Card.',
  toFarms: 'Ouvrir les exploitations',
  map: 'Carte des exploitations',
  mapFailed: 'La carte n’a pas pu être chargée. La liste montre les mêmes carrés.',
  mapLoading: 'La carte se dessine',
  mapPlain: 'La carte a besoin de JavaScript. La liste montre les mêmes carrés.',
  mapTextMode: 'Mode texte : pas de carte. La liste montre les mêmes carrés.',
  list: 'Carrés avec des exploitations',
  middle: 'Milieu du carré',
  farms: 'Exploitations',
  showAt: 'Montrer sur la carte',
};
