import { cited, type French } from './french.ts';
import type { chartsProblems } from '../charts.ts';

export const chartsFrench: French<typeof chartsProblems> = {
  chartFieldsSame: () => 'les données indépendantes et dépendantes doivent être de champs différents',
  chartSourceNotFound: ({ found }) =>
    `Il n’y a pas de source de données ${cited(found)}. Prenez son dbref dans /api/datalake/sources.`,
  chartColumnsNowhere: ({ columns }) =>
    `Aucune source de données n’a ${columns.map(cited).join(' et ')}. Les colonnes d’une source sont listées à /api/datalake/columns/{dbref}.`,
  chartSourceUnclear: ({ columns, sources }) =>
    `Plus d’une source de données a ${columns.map(cited).join(' et ')}. Ajoutez dbref : l’un de ${sources.join(', ')}.`,
  chartTooWide: ({ column, labels, most, advice }) =>
    `${cited(column)} a ${labels} libellés ; un graphique en prend ${most} au plus. ${advice}`,
  chartPointsNoNumber: ({ column, numbers }) =>
    `${cited(column)} ne contient pas de nombres, dont les points ont besoin. ${numbers.length < 2 ? 'Cette source a moins de deux colonnes de nombres : dessinez des barres ou une ligne.' : `Choisissez-en deux parmi ${numbers.map(cited).join(', ')}.`}`,
  chartWithdrawn: () =>
    'Ce graphique n’est pas montré : ses données ne sont pas, ou plus, publiques. AgriHub Ghana liste ce qui est public sous /main/datasets.',
  dashboardNotFound: ({ found }) =>
    `Il n’y a pas de tableau de bord ${cited(found)} à cette adresse. Il a peut-être été supprimé ; /main/dashboard en fait un nouveau.`,
  tooManyDashboards: ({ most }) =>
    `Vous avez ${most} tableaux de bord enregistrés, le plus qu’une personne puisse garder. Supprimez-en un dont vous n’avez plus besoin.`,
};
