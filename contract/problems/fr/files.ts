import { cited, type French } from './french.ts';
import type { filesProblems } from '../files.ts';

export const filesFrench: French<typeof filesProblems> = {
  fileNotFound: ({ found }) =>
    `Il n’y a pas de fichier ${found} dans votre bibliothèque. Il a peut-être été supprimé, ou n’est plus partagé avec vous ; rechargez la liste.`,
  fileNotYours: ({ names }) =>
    `${names.map(cited).join(', ')} : à un autre agent, qui seul peut modifier, partager ou supprimer. Laissez-les de côté, ou demandez que le partage soit repris.`,
  fileNotReady: ({ note }) =>
    note === ''
      ? 'Ce fichier est en préparation : ce qui peut dire où il a été pris est ôté. Réessayez dans une minute.'
      : `${note} Demandez à son agent.`,
  fileLinkNotFound: ({ found }) => `Il n’y a pas de lien ${cited(found)} vers un fichier à vous. Rechargez la liste.`,
};
