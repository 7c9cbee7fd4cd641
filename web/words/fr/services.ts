import type { Translated } from '../catalogue.ts';
import type { services as english } from '../en/services.ts';

export const services: Translated<typeof english> = {
  lead: 'Tout ce que le portail offre, et l’entrée des agents de vulgarisation. Les outils publics ne demandent pas de compte.',
  officers: 'Portail de vulgarisation',
  officersLead:
    'Pour les agents de vulgarisation et leurs responsables : garder les contacts des agriculteurs, les grouper, leur envoyer des messages, cartographier les exploitations, compter les pièges, signaler et suivre les risques.',
  officersNew: 'Pas encore inscrit ?',
  officersAsk: 'Laissez-nous un message',
  signedIn: 'Vous êtes connecté.',
  toPortal: 'Vers le portail de vulgarisation',
  open: 'Ouvrir',
  tools: 'Outils',
  search: 'Chercher dans les ressources',
  searchHint: 'Un mot ou deux en anglais, comme maize ou rainfall.',
  hits: { one: '{count} ressource trouvée', other: '{count} ressources trouvées' },
  noHits: 'Aucune ressource trouvée. Essayez un autre mot, ou parcourez-les toutes.',
  go: 'Aller',
  goFor: 'Aller aux ressources pour « {text} »',
  modalLead:
    'Lire le portail ne demande pas de compte. Connectez-vous pour ajouter des données ou rejoindre le portail de vulgarisation.',

  outside: 'Ceci mène à un autre site',
  outsideUnset: 'Ce service n’a pas encore été relié. Demandez-nous, et continuez ici en attendant :',
  outsideSet: 'Il ne fait pas partie de ce portail : d’autres le gèrent, et il a ses propres règles.',
  outsideGo: 'Aller à {host}',
  outsideAsk: 'Demander à l’aide',
  technologies: 'Technologies des instituts du CSIR prêtes à servir dans les exploitations.',
  learn: 'Cours et leçons sur l’agriculture adaptée au climat.',
  kuafo: 'Un marché où les agriculteurs offrent ce qu’ils cultivent et où les acheteurs le trouvent.',
  advisor: 'L’application de conseil pour téléphones, depuis une boutique d’applications.',
  csirspace: 'La bibliothèque ouverte des articles de recherche du CSIR.',
};
