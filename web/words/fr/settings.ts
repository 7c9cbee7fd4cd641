import type { Translated } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translated<typeof english> = {
  sections: 'Réglages',
  officers: 'Agents de vulgarisation',
  requests: 'Demandes',
  starts: 'Arrêts',
  phones: 'Téléphones',
  issuers: 'Services',
  tokens: 'Jetons d’accès',
  webhooks: 'Webhooks',
  harvests: 'Autres portails',
  dhis2: 'DHIS2',
  log: 'Journal',
  resources: 'Ressources',
  noSection: 'Cette partie des réglages n’existe pas',
  noSectionLead: 'L’adresse est peut-être mal écrite. Choisissez une des parties ci-dessus.',
  resourcesLead:
    'Ce que les visiteurs trouvent sous Ressources. Les ressources s’ajoutent et se modifient sur leur propre page.',
  manageResources: 'Ajouter ou modifier des ressources',
  noResourceLead: 'Ajoutez la première, ou cherchez un autre mot.',
};
