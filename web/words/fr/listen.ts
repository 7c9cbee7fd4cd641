import type { Translated } from '../catalogue.ts';
import type { listen as english } from '../en/listen.ts';

export const listen: Translated<typeof english> = {
  listen: 'Écouter',
  to: 'Écouter : {name}',
  stop: 'Arrêter',
  stopOf: 'Arrêter : {name}',
  notHeard: 'L’enregistrement n’est pas arrivé. Réessayez quand il y a du réseau.',
  work: 'Travaux de la semaine',
  plant: 'Semer ou attendre',
  risks: 'Risques vérifiés du district',
  risksOf: 'Risques vérifiés de {district}',
};
