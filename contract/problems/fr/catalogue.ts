import { cited, type French } from './french.ts';
import type { catalogueProblems } from '../catalogue.ts';

export const catalogueFrench: French<typeof catalogueProblems> = {
  datasetNotFound: ({ found }) =>
    `Il n’y a pas de jeu de données ${cited(found)}. Il a peut-être été supprimé ; /main/datasets liste ceux qu’il y a.`,
  versionNotFound: ({ found, latest }) =>
    `Ce jeu de données n’a pas de version ${found}. Ses versions vont de 1 à ${latest}.`,
  tableOfDatasetNotFound: ({ found, tables }) =>
    `Il n’y a pas de tableau ${cited(found)} dans cette version. Ses tableaux sont ${tables.map((each, at) => `${at + 1} ${cited(each)}`).join(', ')}.`,
  privateDataset: ({ name, signedIn }) =>
    `${cited(name)} est privé : son contenu est montré à son propriétaire et à ceux qui y ont reçu accès. ${signedIn ? 'Demandez l’accès à son propriétaire sur sa page.' : 'Connectez-vous, puis demandez l’accès à son propriétaire sur sa page.'}`,
  datasetNotYours: ({ name }) =>
    `${cited(name)} est tenu par son propriétaire et par les administrateurs des données. Demandez à l’un d’eux de le changer.`,
  licenceMissing: () =>
    'Un jeu de données est publié sous une licence. Choisissez-en une de la liste, par exemple CC-BY-4.0, ou écrivez les conditions.',
  topicNotFound: ({ found, topics }) => `Il n’y a pas de thème ${cited(found)}. Les thèmes sont ${topics.join(', ')}.`,
  regionOfDatasetNotFound: ({ found, regions }) =>
    `Il n’y a pas de région ${cited(found)}. Utilisez les clés ${regions.join(', ')}.`,
  personalDataUnchecked: ({ columns }) =>
    `Avant que ceci devienne public, regardez ${columns.join(', ')} : ce qui s’y trouve semble personnel. Ôtez-le par une nouvelle version, ou dites que cela peut être publié (personalDataChecked).`,
  noTables: () =>
    'Ce fichier ne contient aucun tableau lisible : il n’y a rien à publier. Corrigez le fichier et renvoyez-le.',
  columnOfTableNotFound: ({ found, columns }) =>
    `Il n’y a pas de colonne ${cited(found)} dans ce tableau. Ses colonnes sont ${columns.map(cited).join(', ')} ; c1, c2 … les nomment aussi.`,
  questionTooSlow: () =>
    'Ceci dure plus longtemps qu’une demande ne le peut. Demandez moins de colonnes, ou resserrez par une condition ; le tableau entier peut être téléchargé.',
  rangeWrong: ({ found }) =>
    `${cited(found)} n’est pas une plage de cellules. Écrivez-la comme « Sheet1!A1:H11 », ou laissez-la de côté pour le début de la première feuille.`,
  rangeTooLarge: ({ rows, columns }) =>
    `Une plage peut avoir ${rows} lignes et ${columns} colonnes. Demandez-la par parties, ou téléchargez le fichier.`,
  noPositions: () =>
    'Ce tableau n’a pas de colonnes de latitude et de longitude en degrés, dont GeoJSON a besoin. Téléchargez-le plutôt en CSV ou en JSON.',
  tooManyRowsForSheet: ({ rows, most }) =>
    `Ce tableau a ${rows} lignes, et un fichier de cette forme en contient ${most}. Téléchargez-le plutôt en CSV : form=csv.`,
  fileGone: () =>
    'Le fichier de cette version n’est plus là où il était gardé. Dites-le à qui exploite le portail ; les autres versions restent disponibles.',
  lookNotFound: ({ found }) =>
    `Il n’y a pas de consultation notée ${cited(found)}. Utilisez le numéro qu’addlog a répondu.`,
  accessNotNeeded: () => 'Vous pouvez déjà ouvrir ce jeu de données ; il n’y a rien à demander.',
  accessAsked: () =>
    'Vous avez demandé l’accès à ce jeu de données, ou vous l’avez. La réponse vient par une notification et par e-mail.',
  accessNotFound: ({ found }) => `Il n’y a pas de demande d’accès ${cited(found)}. La liste montre celles qu’il y a.`,
  accessAnswered: () =>
    'Cette demande a reçu une réponse, a été retirée ou a pris fin entre-temps. Regardez de nouveau la liste.',
  slugTaken: ({ name }) =>
    `Un autre jeu de données a pris l’adresse ${cited(name)} entre-temps. Renommez d’abord celui-là.`,
};
