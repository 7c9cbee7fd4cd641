import { cited, type French } from './french.ts';
import type { messagesProblems } from '../messages.ts';

export const messagesFrench: French<typeof messagesProblems> = {
  smsNotFound: ({ found }) => `Il n’y a pas de message ${found} à vous. Rechargez la liste.`,
  notPlantedYet: () => 'Le jour du semis est encore à venir. Laissez-le vide jusqu’à ce que vous ayez semé.',
  tooManyFollowed: ({ most }) =>
    `Ce navigateur reçoit déjà des avis de ${most} cultures et districts. Désactivez-en d’abord un.`,
  draftWaits: ({ reason }) =>
    `${reason} Ce message parle d’un travail qui suit le début des pluies. Attendez-le, ou confirmez que vous l’envoyez tout de même.`,
  ownMessage: () =>
    'Un message à tant d’agriculteurs est approuvé par un administrateur qui ne l’a pas écrit. Il a été prévenu ; vous pouvez l’arrêter d’ici là.',
  stopLinkUnknown: () =>
    'Ce lien n’a jamais été envoyé, ou une lettre manque à sa fin. Pour arrêter les messages, dites-le à l’agent qui vous écrit.',
  pieceNotFound: ({ found }) =>
    `Aucune phrase de cette langue n’a de morceau ${cited(found)} à enregistrer. La liste montre ceux qu’il y a.`,
  recordingNotFound: () => 'Cet enregistrement n’est pas là, ou personne ne l’a encore vérifié.',
  phraseNotFound: ({ found }) => `Il n’y a pas de phrase ${cited(found)} à traduire. La liste montre celles qu’il y a.`,
  questionNotFound: ({ found }) =>
    `Il n’y a pas de question ${found} d’un agriculteur de vos districts. La liste montre celles qu’il y a.`,
  gatewayUnknown: () =>
    'Aucune passerelle n’a cette clé. Un administrateur trouve l’adresse pour les réponses dans les réglages des messages.',
};
