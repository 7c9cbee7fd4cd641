import { cited, type French } from './french.ts';
import type { supportProblems } from '../support.ts';

export const supportFrench: French<typeof supportProblems> = {
  tooManyMessages: ({ from, minutes }) =>
    `Trop de messages sont venus de ${from} en une heure. Gardez ce que vous avez écrit et renvoyez-le dans ${minutes} minutes.`,
  messageNotFound: ({ found }) =>
    `Il n’y a pas de message ${cited(found)}. Il a peut-être été supprimé ; la liste montre ceux qu’il y a.`,
  mailNotSetUp: () =>
    'Aucune adresse n’est réglée où envoyer les messages. Qui exploite le portail peut régler SUPPORT_EMAIL.',
  mailUnderWay: () =>
    'Ce message a déjà été envoyé, ou son courrier est en route. Regardez de nouveau dans une minute.',
};
