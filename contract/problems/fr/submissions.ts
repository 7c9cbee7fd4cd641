import { cited, type French } from './french.ts';
import type { submissionsProblems } from '../submissions.ts';

export const submissionsFrench: French<typeof submissionsProblems> = {
  lakeItemNotFound: ({ found }) =>
    `Il n’y a pas de fichier ${cited(found)} dans l’espace d’attente que vous puissiez voir. Prenez le numéro dans la liste de vos envois.`,
  lakeTableNotFound: ({ found, tables }) =>
    `Il n’y a pas de tableau ${found} : ${tables === 0 ? 'aucun n’a encore été lu dans ce fichier' : `ce fichier en a ${tables}`}.`,
  ownFile: () =>
    'Vous avez envoyé ce fichier vous-même. Un autre administrateur des données doit le regarder et l’approuver.',
  fixNotOffered: ({ found }) =>
    `La correction ${cited(found)} n’est pas proposée par ce qui a été trouvé dans ce fichier. Rechargez la page et choisissez parmi celles qu’elle montre.`,
  harvestAddress: ({ found }) =>
    `${cited(found)} ne peut pas être interrogé. Donnez une adresse qui commence par https:// ou http://, sans nom ni mot de passe, par exemple https://data.example.org.`,
  harvestNotFound: ({ found }) => `Aucun portail ${cited(found)} n’est interrogé. Prenez le numéro dans la liste.`,
  tooManyHarvests: ({ limit }) =>
    `${limit} portails sont déjà interrogés. Retirez-en d’abord un dont vous n’avez plus besoin.`,
  uploadNotFound: ({ found }) =>
    `Il n’y a pas d’envoi ${cited(found)} à vous. Son temps est peut-être passé, ou il a déjà été repris ; renvoyez le fichier.`,
  uploadUnfinished: ({ receivedMb, mb }) =>
    `Des ${mb} Mo du fichier, ${receivedMb} Mo sont arrivés. Reprenez l’envoi, puis envoyez le formulaire.`,
  tooManyUploads: ({ most }) =>
    `Vous avez ${most} fichiers en cours d’envoi, autant qu’il peut y en avoir. Terminez ou annulez l’un d’eux.`,
  quotaUsedUp: ({ fileMb, leftMb, mostMb }) =>
    `Le fichier a ${fileMb} Mo et il y a de la place pour ${leftMb} Mo : chacun peut garder ${mostMb} Mo ici, tant qu’il y a de la place pour tous. Supprimez ce dont vous n’avez plus besoin, ou demandez à un administrateur des données.`,
};
