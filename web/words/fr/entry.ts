import type { Translated } from '../catalogue.ts';
import type { entry as english } from '../en/entry.ts';

export const entry: Translated<typeof english> = {
  title: 'Continuer comme {name} ?',
  lead: 'Un lien vous fait passer au centre de contrôle. Rien ne se passe avant que vous n’appuyiez sur le bouton.',
  leadFrom: '{from} vous fait passer au centre de contrôle. Rien ne se passe avant que vous n’appuyiez sur le bouton.',
  instead: 'Vous êtes connecté ici comme {name}. Quand vous continuez, {name} est déconnecté sur cet appareil.',
  message: 'Un message est venu avec',
  messageFrom: 'Brouillon de {from}',
  messageLead: 'Il s’ouvre comme brouillon. Personne ne le reçoit avant que vous n’ayez choisi un groupe et envoyé.',
  go: 'Continuer comme {name}',
  gone: 'Ce lien ne connecte personne',
  goneLead: 'Il n’est pas complet. Retournez d’où vous venez et ouvrez-le de nouveau, ou connectez-vous ici.',
  signIn: 'Se connecter',
  draft: 'Brouillon venu d’un lien',
  draftFrom: 'Brouillon de {from}',
  draftLead:
    'Choisissez un groupe : le texte est mis dans son message. Rien n’est envoyé avant que vous ne l’envoyiez.',
  dismiss: 'Écarter',
};
