import { cited, orRather, type French } from './french.ts';
import type { referenceProblems } from '../reference.ts';

export const referenceFrench: French<typeof referenceProblems> = {
  tableNotFound: ({ found, tables }) =>
    `Il n’y a pas de table de référence ${cited(found)}. Les tables sont ${tables.join(', ')}.`,
  rowNotFound: ({ found, table }) =>
    `Il n’y a pas de ligne ${cited(found)} dans ${table}. Les clés sont listées à /api/reference/${table}.`,
  columnNotFound: ({ found, columns }) =>
    `Il n’y a pas de colonne ${cited(found)} pour trier. Les colonnes sont ${columns.join(', ')} ; mettez - devant l’une d’elles pour inverser l’ordre.`,
  rowChangedMeanwhile: ({ by }) =>
    `Cette ligne a été modifiée${by === '' ? '' : ` par ${by}`} depuis que vous l’avez ouverte. Ouvrez-la de nouveau, regardez le changement, puis enregistrez le vôtre.`,
  nothingShipped: ({ key }) =>
    `${cited(key)} a été ajouté ici et n’a pas de valeur livrée avec le produit. Retirez la ligne, ou rétablissez une entrée de son historique.`,
  changeNotFound: ({ found }) =>
    `Il n’y a pas de changement ${found} dans l’historique de cette ligne. Prenez le numéro dans son historique.`,
  onsetNeedsReason: ({ doubts }) =>
    `${doubts.join(' ')} Si vous en êtes sûr, donnez la raison : elle est montrée avec le début, et les plans disent qu’il est moins sûr.`,
  onsetNotFound: ({ found }) => `Il n’y a pas de début déclaré ${cited(found)}. Prenez l’id dans /api/seasons/onsets.`,
  climateNotFound: ({ found }) =>
    `Il n’y a pas de relevé journalier nommé ${cited(found)}. Les lieux qui en ont un sont listés à /api/climate/stations.`,
  climateYearNotThere: ({ year, first, last }) =>
    `Le relevé n’a pas d’année ${year}. Demandez-en une de ${first} à ${last}.`,
  climatePrivate: ({ name }) =>
    `Les valeurs journalières de ${cited(name)} sont privées : leur propriétaire laisse montrer ce qui en est calculé, non les valeurs. Demandez-les-lui.`,
  climateThere: ({ name, removed }) =>
    `Il y a un relevé nommé ${cited(name)}${removed ? ' parmi ceux qui ont été retirés' : ''}. ${removed ? 'Rétablissez-le, ou donnez' : 'Donnez'} un autre nom à celui-ci.`,
  onsetReplaced: ({ place }) =>
    `Un autre début a été déclaré pour ${place} dans cette saison entre-temps. Retirez d’abord celui-là.`,
  placeOfBeltNotFound: ({ found, nearest }) =>
    `Il n’y a ni district ni chef-lieu de district ${cited(found)}.${orRather(nearest)} Écrivez le nom d’un district, ou de son chef-lieu.`,
  bundleNotFound: ({ found }) =>
    `Il n’y a pas d’offre ${cited(found)}. Les offres se choisissent avec le questionnaire à /main/stepper.`,
  resourceNotFound: ({ found }) =>
    `Il n’y a pas de ressource ${cited(found)} dans ce qui a été trouvé. Demandez de nouveau la première page, sans « after ».`,
  notDataAdministrator: () =>
    'pas autorisé. Ceci est réservé aux administrateurs des données ; demandez à un administrateur de vous nommer.',
};
