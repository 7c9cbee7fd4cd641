import type { Translated } from '../catalogue.ts';
import type { kept as english } from '../en/kept.ts';

export const kept: Translated<typeof english> = {
  lead: 'Ce que vous gardez ici s’ouvre sans réseau, chaque page avec l’heure de son enregistrement.',
  plan: 'Plan de la saison',
  weather: 'Météo',
  risks: 'Risques',
  resources: 'Bibliothèque',
  stories: 'Récits',
  climate: 'Climat de mon lieu',
  choose:
    'Choisissez une culture et un district dans le calendrier cultural, puis revenez ici pour garder aussi le plan et sa météo.',
  calendar: 'Ouvrir le calendrier cultural',
  what: 'Ce qui sera gardé',
  measuring: 'Calcul de la taille…',
  size: '{size} seront téléchargés.',
  noSize: 'Il n’y a pas de réseau : la taille n’est pas connue.',
  keep: 'Garder sur cet appareil',
  keeping: '{done} sur {all} gardées',
  failed: 'Il n’y a pas eu de réponse. Ce qui est gardé reste comme il est. Réessayez quand il y a du réseau.',
  unable: 'Ce navigateur ne peut pas garder de pages. Enregistrez ou imprimez plutôt le plan.',
  mine: 'Gardé sur cet appareil',
  refresh: 'Tout mettre à jour',
  forget: 'Tout supprimer',
  installLead: 'Sur l’écran d’accueil, il s’ouvre d’un geste, même sans réseau.',
  install: 'Mettre AgriHub sur l’écran d’accueil',
  installNot: 'Pas sur cet appareil',
  news: 'Changé à la dernière mise à jour, le {when}',
  noNews: 'Rien n’avait changé à la dernière mise à jour, le {when}.',
  renewed: {
    one: 'Ce que vous gardez a été mis à jour : {count} page a changé.',
    other: 'Ce que vous gardez a été mis à jour : {count} pages ont changé.',
  },
  see: 'Voir ce qui a changé',
  more: { one: 'et {count} autre ligne', other: 'et {count} autres lignes' },
};
