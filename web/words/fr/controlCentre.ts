import type { Translated } from '../catalogue.ts';
import type { controlCentre as english } from '../en/controlCentre.ts';

export const controlCentre: Translated<typeof english> = {
  tabs: 'Centre de contrôle',
  extensions: 'Agriculteurs',
  groups: 'Groupes | Messages',
  polygonShort: 'Parcelles',
  riskShort: 'Risques',
  trapsiteShort: 'Pièges',
  uploads: 'Fichiers',
  polygon: 'Contours des parcelles',
  risk: 'Risques signalés',
  trapsite: 'Sites de pièges',
  settings: 'Réglages',
  respondent: 'Risques confiés',
  communities: 'Communautés',
  questions: 'Questions des agriculteurs',
  deleted: 'Éléments supprimés',
  menu: 'Menu',
  menuOf: 'Menu : toutes les parties du centre de contrôle',
  userMenu: 'Votre menu, {name}',
  toHome: 'Aller à l’accueil',
  logout: 'Se déconnecter',
  bell: 'Notifications',
  noNotice: 'Rien de nouveau. Quand un autre agent partage un agriculteur ou un fichier avec vous, cela paraît ici.',
  allNotices: 'Toutes les notifications',
  noScript:
    'Le centre de contrôle fonctionne avec JavaScript. Activez-le dans votre navigateur et ouvrez cette page de nouveau.',

  notOfficer: 'Ceci est l’espace des agents de vulgarisation',
  notOfficerLead: 'Vous êtes connecté, mais pas comme agent. Les agents sont inscrits sur demande.',
  ask: 'Demander un compte d’agent',
  notYours: 'Cette partie n’est pas pour votre compte',
  adminOnly:
    'Les réglages sont tenus par les administrateurs. Demandez à l’un d’eux quand un agent doit être ajouté ou changé.',
  officersOnly:
    'Les intervenants s’occupent des risques qui leur ont été confiés ; agriculteurs, groupes et fichiers sont tenus par les agents.',
  responderOnly: 'Les risques confiés sont montrés aux intervenants.',
  deletedNothing: 'Les intervenants ne suppriment rien : il n’y a rien à rétablir.',
  noSuchPart: 'Cette partie du centre de contrôle n’existe pas',
  noSuchPartLead: 'L’adresse est peut-être mal écrite, ou plus ancienne que ce portail.',
  toPart: 'Ouvrir {part}',
};
