import type { Translated } from '../catalogue.ts';
import type { keeping as english } from '../en/keeping.ts';

export const keeping: Translated<typeof english> = {
  edit: 'Modifier la description',
  name: 'Nom',
  private: 'Privé',
  privateHint: 'Listé avec sa description ; les colonnes, lignes et fichiers sont pour vous et ceux que vous admettez.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  cancel: 'Annuler',
  ok: 'OK',
  nextVersion: 'Envoyer la version suivante',

  remove: 'Supprimer',
  removeTitle: 'Supprimer « {name} » ?',
  removeText:
    'Il quitte le catalogue avec toutes ses versions. Pendant 30 jours, on peut le rétablir ; ensuite, il est supprimé pour de bon.',

  restoreTitle: 'Versions antérieures',
  restoreText: 'En reprendre une publie son contenu comme nouvelle version ; rien n’est perdu.',
  restore: 'Reprendre la version {number}',
  restored: 'Le contenu de la version {number} est de nouveau publié.',

  questions: 'Qui demande l’accès',
  noQuestions: 'Personne ne demande l’accès.',
  askedOn: 'Demandé le {day}',
  grantedUntil: 'donné jusqu’au {day}',
  youWrote: 'répondu : {text}',
  stateAsked: 'Attend votre réponse',
  stateGranted: 'Donné',
  stateRefused: 'Refusé',
  stateEnded: 'Terminé',
  until: 'Donner jusqu’au',
  answer: 'Un mot avec',
  optional: '(facultatif)',
  grant: 'Donner l’accès',
  refuse: 'Refuser',
  end: 'Mettre fin à l’accès',
};
