import { cited, type French } from './french.ts';
import type { risksProblems } from '../risks.ts';

export const risksFrench: French<typeof risksProblems> = {
  riskNotFound: ({ found }) =>
    `Il n’y a pas ici de risque ${found} pour vous. Il n’est peut-être pas vérifié, ou ne vous est pas confié ; rechargez la liste.`,
  riskDecided: () =>
    'La protection des végétaux a décidé de ce signalement ; son auteur ne peut plus le modifier. Ajoutez plutôt un commentaire.',
  riskCategoryNotFound: ({ found }) =>
    `Il n’y a pas de catégorie ${found}. Utilisez un id de /api/broadcast/risk_categories.`,
  riskCategoryUsed: ({ name, risks }) =>
    `${risks} ${risks < 2 ? 'risque est' : 'risques sont'} de la catégorie ${cited(name)}, qui ne peut donc être supprimée. Renommez-la, ou changez d’abord ces risques.`,
  zoneNotFound: ({ found }) => `Il n’y a pas de zone ${found}. La liste des zones montre celles qu’il y a.`,
  nameTaken: ({ what, name }) => `Le nom ${cited(name)} est déjà pris (${what}). Choisissez un autre nom.`,
  notAResponder: ({ found }) =>
    `Il n’y a pas d’intervenant ${cited(found)}. Les risques sont confiés à des agents qui ont le rôle d’intervenant.`,
  noOfficersSelected: () => 'Aucun agent choisi',
  photoNotFound: () =>
    'Cette photo n’existe pas, ou n’est pas publique. Les photos sont montrées une fois leur risque vérifié.',
};
