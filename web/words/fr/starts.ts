import type { Translated } from '../catalogue.ts';
import type { starts as english } from '../en/starts.ts';

export const starts: Translated<typeof english> = {
  title: 'Reprendre les messages',
  lead: 'Un agent a noté qu’un agriculteur ne veut pas de messages, et un autre agent demande à les reprendre. Vérifiez auprès de l’agriculteur ou de l’agent avant d’accepter. Ce qu’un agriculteur a arrêté par STOP ou par un lien n’est pas listé : lui seul peut le reprendre.',
  none: 'Personne ne demande pour l’instant',
  noneLead: 'Les agents demandent sur la fiche de l’agriculteur. Vous êtes prévenu quand l’un le fait.',
  waiting: { one: '{count} demande à répondre', other: '{count} demandes à répondre' },
  askedAt: '{by}, {when}',
  answered: '{by} : {answer}',
  farmerGone: 'Un agriculteur supprimé',
  start: 'Reprendre les messages',
  startOf: 'Reprendre les messages à {name}',
  refuse: 'Refuser',
  refuseOf: 'Refuser de reprendre les messages à {name}',
  startTitle: 'Reprendre les messages à {name} ?',
  refuseTitle: 'Laisser arrêtés les messages à {name} ?',
  reason: 'Pourquoi',
  reasonHint: 'L’agent qui a demandé le lit, et cela reste dans la fiche de l’agriculteur.',
  started: 'repris',
  refused: 'refusé',
  more: 'En voir plus',
  cancel: 'Annuler',
};
