import type { Translated } from '../catalogue.ts';
import type { support as english } from '../en/support.ts';

export const support: Translated<typeof english> = {
  lead: 'Comment fonctionne chaque partie du portail, ce que l’on demande le plus souvent, et comment nous joindre.',
  textMode: 'Pages de texte seul, pour les lignes lentes',
  anyPhone: 'Ce que tout téléphone reçoit comme réponse',
  becomeOfficer: 'Demander un compte d’agent',
  topics: 'Comment cela fonctionne',
  openTopic: 'Ouvrir cette partie',
  faqs: 'Questions fréquentes',
  reach: 'Nous joindre',
  noPhone: 'Aucun numéro de téléphone n’est donné ici. Le formulaire nous parvient.',
  write: 'Nous écrire',
  writeLead: 'Nous répondons par e-mail. N’envoyez ni mot de passe ni numéro de carte Ghana Card.',
  email: 'Votre e-mail',
  subject: 'Sujet',
  message: 'Message',
  send: 'Envoyer',
  subjectHint: 'Quelques mots, par exemple « Semences de maïs à Ejura ».',
  trap: 'Laissez ce champ vide',
  kept: 'Combien de temps nous gardons les messages, et vos droits',
  offline: 'Il n’y a pas de réseau. Ce que vous écrivez reste ici ; envoyez-le quand le réseau revient.',
  sent: 'Message envoyé',
  sentAs:
    'Votre message est arrivé sous le numéro {number}. La réponse viendra par e-mail à l’adresse que vous avez donnée.',
  another: 'Écrire un autre message',
  onward: 'Aller au calendrier cultural',
};
