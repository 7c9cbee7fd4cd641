import type { Translated } from '../catalogue.ts';
import type { bulkActs as english } from '../en/bulkActs.ts';

export const bulkActs: Translated<typeof english> = {
  title: 'Travail en arrière-plan',
  shareFarmers: 'Partage d’agriculteurs',
  unshareFarmers: 'Fin de partages',
  removeFarmers: 'Suppression d’agriculteurs',
  addGroupMembers: 'Ajout d’agriculteurs à un groupe',
  handOverFarmers: 'Remise d’agriculteurs',
  running: '{place} agriculteurs sur {total}',
  done: 'Terminé : {done} agriculteurs sur {total}',
  stopped: 'Arrêté : {done} agriculteurs sur {total}. {why}',
  missed: '{sentence} Agriculteurs : {count}',
  stop: 'Arrêter',
  undo: 'Annuler',
  undone: 'Rétabli',
  putAway: 'Masquer : {what}',
};
