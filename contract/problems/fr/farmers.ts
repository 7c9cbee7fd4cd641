import { cited, type French } from './french.ts';
import type { farmersProblems } from '../farmers.ts';

export const farmersFrench: French<typeof farmersProblems> = {
  farmerNotFound: ({ found }) =>
    `Il n’y a pas d’agriculteur ${found} dans votre liste. Il a peut-être été supprimé, ou n’est plus partagé avec vous ; rechargez la liste.`,
  farmerNotYours: ({ names }) =>
    `${names.map(cited).join(', ')} : ${names.length === 1 ? 'partagé' : 'partagés'} avec vous, à modifier seulement par l’agent qui a partagé. Laissez-les de côté, ou demandez que le partage soit repris.`,
  farmerThere: ({ name }) =>
    `${cited(name)} a déjà ce numéro de téléphone dans votre liste. Modifiez cette entrée, ou vérifiez le numéro.`,
  bulkActNotFound: () =>
    'Il n’y a pas d’action de ce genre à vous. Elle a été rangée, ou s’est terminée il y a plus d’une semaine ; rechargez la page.',
  partnerInactive: () =>
    'L’agent à qui ces agriculteurs étaient destinés n’est plus actif. Choisissez un autre agent pour ceux qui restent.',
  visitNotFound: ({ found }) =>
    `Il n’y a pas de visite ${found} notée par vous. Elle a peut-être été supprimée ; rechargez la page de l’agriculteur.`,
  groupIsSmart: ({ label }) =>
    `${cited(label)} est un groupe dynamique : son filtre dit qui en est. Mettez des agriculteurs dans un groupe simple, ou modifiez-les pour que le filtre les trouve.`,
  filterNotFound: ({ found }) =>
    `Il n’y a pas de filtre enregistré ${found} à vous. Il a peut-être été supprimé ; rechargez la liste.`,
  filterThere: ({ name }) => `Vous avez déjà un filtre enregistré nommé ${cited(name)}. Choisissez un autre nom.`,
  tooManyFilters: ({ most }) =>
    `Vous gardez ${most} filtres, le plus qu’il puisse y avoir. Supprimez-en un qui ne vous sert pas.`,
  importNotFound: () =>
    'Vous n’importez aucune liste de ce nom. Elle a peut-être été retirée après un jour, ou remplacée par une autre ; choisissez de nouveau le fichier.',
  importRunning: () =>
    'Votre liste est en cours d’importation, ou n’a pas encore été vérifiée. Attendez que ce soit fait.',
  farmNotFound: ({ found }) =>
    `Il n’y a pas d’exploitation ${cited(found)} que vous puissiez voir. Elle a peut-être été supprimée, ou se trouve dans un district d’autres agents ; rechargez la liste.`,
  farmNotYours: () =>
    'Une exploitation est corrigée et supprimée par l’agent qui la tient, ou par un administrateur. Dites-leur ce qui ne va pas.',
  looksUsedUp: ({ what, most }) =>
    `Vous avez vu aujourd’hui ${most} ${what}, le plus qu’un agent puisse voir en un jour. Vous pourrez en voir d’autres après minuit, et ceux d’aujourd’hui encore. S’il vous en faut plus, demandez à votre administrateur, qui en est informé.`,
  tooManyLookUps: ({ most, minutes }) =>
    `Les numéros de carte peuvent être cherchés ${most} fois en ${minutes} minutes. Attendez, ou trouvez l’exploitation sur la carte.`,
  groupNotFound: ({ found }) =>
    `Il n’y a pas de groupe ${found} à vous. Il a peut-être été supprimé ; rechargez les groupes.`,
  groupLinkNotFound: ({ found }) =>
    `Il n’y a pas d’entrée ${found} dans un groupe à vous. Elle en a peut-être déjà été ôtée ; rechargez le groupe.`,
  issuerNotFound: ({ found }) =>
    `Il n’y a pas de service ${cited(found)} qui puisse envoyer des agents ici, ou il a été révoqué. La liste montre ceux qu’il y a.`,
  notSigned: () =>
    'La signature n’est pas celle d’un service qui peut envoyer des agents ici. Signez timestamp, officer et message, joints par des sauts de ligne, avec la clé du service : HMAC-SHA256 en chiffres hexadécimaux.',
  requestTooOld: ({ seconds }) =>
    `L’heure indiquée s’écarte de plus de ${seconds} secondes de notre horloge. Signez la requête au moment de l’envoyer, avec les secondes depuis 1970 en UTC.`,
  sentBefore: () => 'Cette signature a déjà servi. Signez chaque requête à neuf.',
  entrySpent: () =>
    'Ce lien a servi, a plus d’une minute, ou n’est pas entier. Retournez d’où vous veniez et ouvrez-le à neuf, ou connectez-vous ici.',
  requestNotFound: ({ found }) =>
    `Il n’y a pas de demande ${found} qui attende une réponse : elle en a peut-être déjà une. La liste montre celles qu’il y a.`,
  postNotFound: ({ found }) => `Cet agent n’a pas de poste ${found}. Il a peut-être pris fin ; rechargez la liste.`,
  lastPost: ({ name }) => `C’est le seul poste de ${name}. Donnez-en d’abord un autre, ou désactivez l’agent.`,
  coverDaysWrong: ({ from, until, today, days }) =>
    `Un remplacement commence aujourd’hui (${today}) ou plus tard, finit le premier jour ou plus tard et dure ${days} jours au plus ; trouvé : de ${cited(from)} à ${cited(until)}. Écrivez des jours comme ${today}.`,
  coverTaken: ({ name, by, from, until }) =>
    `${by} remplace déjà ${name} du ${from} au ${until}. Mettez d’abord fin à ce remplacement, ou choisissez d’autres jours.`,
  coverAway: ({ name, from, until }) =>
    `${name} est absent du ${from} au ${until}. Choisissez un autre agent, ou d’autres jours.`,
  coverNotFound: ({ found }) =>
    `Cet agent n’a pas de remplacement ${found}. Il a peut-être pris fin ; rechargez la liste.`,
  officerNotFound: ({ found }) => `Il n’y a pas d’agent ${cited(found)} ici. Choisissez-en un de la liste.`,
  trapSiteNotFound: ({ found }) =>
    `Il n’y a pas de site de piège ${found}. Il a peut-être été supprimé ; rechargez la liste.`,
  trapReportNotFound: ({ found }) =>
    `Il n’y a pas de relevé de piège ${found}. Son site a peut-être été supprimé ; rechargez la liste.`,
  trapPhotoNotFound: ({ found }) =>
    `Il n’y a pas de photo ${found} à montrer, ou elle est encore en préparation. Réessayez dans une minute.`,
  trapLinkNotFound: ({ site, officer }) =>
    `L’agent ${cited(officer)} n’est pas lié au site de piège ${site}. Rechargez la liste.`,
  trapOutside: ({ swapped }) =>
    swapped
      ? 'Ce point se trouve hors du Ghana, et serait dedans si latitude et longitude étaient échangées. Écrivez d’abord la latitude (4 à 12).'
      : 'Ce point se trouve hors du Ghana. La latitude est entre 4 et 12, la longitude entre -4 et 2.',
  communityNotFound: ({ found }) => `Il n’y a pas de communauté ${found}. Cherchez-la de nouveau, ou ajoutez-la.`,
  trapRuleNotFound: ({ found }) => `Il n’y a pas de seuil ${found}. Rechargez la liste.`,
  trapProposalNotFound: ({ found }) => `Il n’y a pas de proposition ${found}. Rechargez la liste.`,
  trapProposalDecided: () => 'Quelqu’un d’autre a décidé de cette proposition entre-temps. Rechargez la liste.',
  notCaught: ({ name }) => `${name} ne se prend pas dans un piège. Choisissez le genre de ravageur qui a été compté.`,
  trapSpeciesNotFound: ({ found }) =>
    `Il n’y a pas d’insecte piégé ${cited(found)}. Choisissez-en un de /api/traps/species.`,
  pestTypeNotFound: ({ found }) => `Il n’y a pas de type de ravageur ${found}. Choisissez-en un de la liste.`,
  noticeNotFound: ({ found }) =>
    `Il n’y a pas de notification ${found} à vous qui parle d’un partage. La liste montre celles qu’il y a.`,
};
